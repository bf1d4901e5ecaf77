/** A DynamoDB table. `key` is the partition key, `sort` the sort key; both are strings. */
export interface Table {
  readonly key: string
  readonly sort?: string
  /** Items have `expiresAt` (epoch seconds). DynamoDB deletes late: readers check it and `jobs/purge-expired` deletes. */
  readonly expires?: true
  /** Encrypted with our own KMS key. */
  readonly ownKey?: true
  /** Has point-in-time recovery for 35 days. Tables with data of YouTube's API have none: it is limited to 27 days. */
  readonly recovery?: true
}

/** The tables. Items of a user have the user id as partition key, so that no key reaches another user's item. */
export const tables = {
  accounts: { key: 'userId', recovery: true },
  user_tokens: { key: 'user_id', ownKey: true },
  analyses: { key: 'userId', sort: 'id', recovery: true },
  drafts: { key: 'userId', sort: 'id', recovery: true },
  versions: { key: 'userId', sort: 'id', recovery: true },
  pictures: { key: 'userId', sort: 'id', recovery: true },
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
  /**
   * Users whose access tokens are refused before they expire: all of them while the account is deleted, until
   * `jobs/purge-expired` removes the item, or those of sessions that were signed out, until none can have a valid token.
   */
  revocations: { key: 'userId', expires: true },
  payment_events: { key: 'eventId', expires: true, recovery: true },
} as const satisfies Record<string, Table>

export type TableName = keyof typeof tables
/** The tables as entries, for loops. */
export const tableRows = Object.entries(tables) as [TableName, Table][]
