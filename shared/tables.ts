/**
 * What an account's export and deletion do with the items of a table:
 * - `whole`: the partition key is the user's id. Items are exported as they are, and deleted.
 * - `part`: likewise, but the export leaves out what `functions/store/user-data.ts` says.
 * - `lookup`: finds items of users by another key, such as the hash of a secret. Its items are not exported, and deleted
 *   through the user's items that name the key (`functions/services/retention/delete-account.ts`).
 * - `none`: items belong to no user, or outlive the account on purpose.
 */
type AccountData = 'whole' | 'part' | 'lookup' | 'none'

/** A DynamoDB table. `key` is the partition key, `sort` the sort key; both are strings. */
export interface Table {
  readonly key: string
  readonly sort?: string
  /** Global secondary indexes by name. An item without both of an index's keys is not in it. */
  readonly indexes?: Readonly<Record<string, { readonly key: string; readonly sort: string }>>
  readonly account: AccountData
  /** Items may have `expiresAt` (epoch seconds). DynamoDB deletes late: readers check it and `jobs/purge-expired` deletes. */
  readonly expires?: true
  /** Encrypted with our own KMS key. */
  readonly ownKey?: true
  /** Has point-in-time recovery for 35 days. Tables with data of YouTube's API have none: it is limited to 27 days. */
  readonly recovery?: true
}

/** The tables. Items of a user have the user id as partition key, so that no key reaches another user's item. */
export const tables = {
  accounts: { key: 'userId', account: 'part', recovery: true },
  user_tokens: { key: 'user_id', account: 'part', ownKey: true },
  analyses: { key: 'userId', sort: 'id', account: 'whole', recovery: true },
  drafts: { key: 'userId', sort: 'id', account: 'whole', recovery: true },
  versions: { key: 'userId', sort: 'id', account: 'whole', recovery: true },
  pictures: { key: 'userId', sort: 'id', account: 'whole', recovery: true },
  own_history: { key: 'userId', sort: 'id', account: 'whole', expires: true },
  calls: { key: 'userId', sort: 'id', account: 'whole', recovery: true },
  reach: { key: 'userId', sort: 'id', account: 'whole', expires: true },
  experiments: { key: 'userId', sort: 'id', account: 'whole', recovery: true },
  results: { key: 'userId', sort: 'hash', account: 'whole', expires: true },
  usage: { key: 'userId', sort: 'meter', account: 'whole', expires: true, recovery: true },
  mails: { key: 'userId', sort: 'id', account: 'whole', expires: true },
  messages: { key: 'userId', sort: 'id', account: 'whole', recovery: true },
  shares: { key: 'userId', sort: 'id', account: 'whole', expires: true, recovery: true },
  votes: { key: 'userId', sort: 'id', account: 'whole', expires: true, recovery: true },
  /** The ideas of a week. No recovery: topics are words of the creator's titles, which YouTube may have told us. */
  ideas: { key: 'userId', sort: 'id', account: 'whole', expires: true },
  /** Which video speaks for an idea. YouTube allows us to keep its id for 30 days: no recovery. */
  evidence: { key: 'userId', sort: 'id', account: 'whole', expires: true },
  /** What secret links lead to, by the SHA-256 of their token. */
  links: { key: 'hash', account: 'lookup', expires: true, recovery: true },
  /** Personal access tokens. No recovery: a token that was revoked stays revoked. */
  personal_tokens: { key: 'userId', sort: 'id', account: 'part', expires: true },
  /** Webhooks. Their secrets are derived and stored nowhere. */
  webhooks: { key: 'userId', sort: 'id', account: 'whole', recovery: true },
  /** Events that webhooks were told, or will be. No recovery: some name videos of followed channels. */
  deliveries: {
    key: 'userId',
    sort: 'id',
    // What is over has no `nextAt`, so `due` is small.
    indexes: { due: { key: 'state', sort: 'nextAt' }, log: { key: 'webhook', sort: 'createdAt' } },
    account: 'whole',
    expires: true,
  },
  /** Connected assistants. No recovery: a connection that was ended stays ended. */
  connections: { key: 'userId', sort: 'id', account: 'part', expires: true },
  /** Requests of programs with an idempotency key, with their responses. */
  idempotency: { key: 'userId', sort: 'id', account: 'whole', expires: true },
  /** The channels that a user follows. YouTube allows us to keep ids of channels for 30 days after the last use: no recovery. */
  follows: { key: 'userId', sort: 'id', account: 'whole' },
  /** Who follows a channel: `follows`, by channel. */
  followers: { key: 'channelId', sort: 'userId', account: 'lookup' },
  /** One item per followed channel, shared by its followers, without a user id. */
  channels: { key: 'channelId', account: 'none', expires: true },
  /** The latest videos of a followed channel. Apart from `channels`, which is read whole every 15 minutes. */
  uploads: { key: 'channelId', account: 'none', expires: true },
  limits: { key: 'key', account: 'none', expires: true },
  cache: { key: 'key', account: 'none', expires: true },
  snapshots: { key: 'list', sort: 'at', account: 'none', expires: true },
  /**
   * Users whose access tokens are refused before they expire: all of them while the account is deleted, until
   * `jobs/purge-expired` removes the item, or those of sessions that were signed out, until none can have a valid token.
   */
  revocations: { key: 'userId', account: 'none', expires: true },
  payment_events: { key: 'eventId', account: 'none', expires: true, recovery: true },
} as const satisfies Record<string, Table>

export type TableName = keyof typeof tables
/** The tables as entries, for loops. */
export const tableRows = Object.entries(tables) as [TableName, Table][]

type TablesWith<Property> = {
  [Name in TableName]: (typeof tables)[Name] extends Property ? Name : never
}[TableName]

/** The tables whose items belong to one user each. */
export type UserTable = TablesWith<{ account: 'whole' | 'part' }>
/** The tables of which an export contains a part only. */
export type PartlyExportedTable = TablesWith<{ account: 'part' }>
/** The tables that find items of users by another key. */
export type LookupTable = TablesWith<{ account: 'lookup' }>
export type ExpiringTable = TablesWith<{ expires: true }>

const namesWith = <Name extends TableName>(test: (row: Table) => boolean) =>
  tableRows.filter(([, row]) => test(row)).map(([name]) => name) as Name[]

export const userTables = namesWith<UserTable>(({ account }) => account === 'whole' || account === 'part')
export const expiringTables = namesWith<ExpiringTable>(({ expires }) => expires === true)

/** Returns the environment variable with a table's name. */
export const tableVariable = <Name extends TableName>(name: Name) =>
  `TABLE_${name.toUpperCase()}` as `TABLE_${Uppercase<Name>}`
