/** One DynamoDB table. `key` is its partition key, `sort` its sort key; both are strings. */
export interface Table {
  readonly key: string
  readonly sort?: string
  /** Holds `expiresAt` (seconds since 1970): DynamoDB removes late, so readers check it and `jobs/purge-expired` purges. */
  readonly expires?: true
  /** Encrypted with our own KMS key: the tokens that open people's channels. */
  readonly ownKey?: true
  /** Point-in-time recovery keeps 35 days, and data of YouTube's API may live 27: such tables go without. */
  readonly recovery?: true
}

/** Everything a user owns has the user's id as its partition key: someone else's item does not exist for you. */
export const tables = {
  accounts: { key: 'userId', recovery: true },
  user_tokens: { key: 'user_id', ownKey: true },
  analyses: { key: 'userId', sort: 'id', recovery: true },
  own_history: { key: 'userId', sort: 'id', expires: true },
  reach: { key: 'userId', sort: 'id', expires: true },
  calls: { key: 'userId', sort: 'id', recovery: true },
  results: { key: 'userId', sort: 'hash', expires: true },
  usage: { key: 'userId', sort: 'meter', expires: true, recovery: true },
  limits: { key: 'key', expires: true },
  cache: { key: 'key', expires: true },
  snapshots: { key: 'list', sort: 'at', expires: true },
  mails: { key: 'userId', sort: 'id', expires: true },
  messages: { key: 'userId', sort: 'id', recovery: true },
  /** Who asked to be deleted. No end by itself: `jobs/purge-expired` ends it once all is gone and no token lives. */
  deletions: { key: 'userId' },
  payment_events: { key: 'eventId', expires: true, recovery: true },
} as const satisfies Record<string, Table>

export type TableName = keyof typeof tables
/** The tables as plain rows, for loops over them. */
export const tableRows = Object.entries(tables) as [TableName, Table][]
