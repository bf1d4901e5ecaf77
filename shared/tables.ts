import { youtubeDays } from './retention.ts'

/**
 * What an account's export and deletion do with the items of a table:
 * - `whole`: the partition key is the user's id. Items are exported as they are, and deleted.
 * - `part`: like `whole`, but the export omits what `functions/store/user-data.ts` lists.
 * - `lookup`: finds items of users by another key, such as the hash of a secret. Its items are not exported, and deleted
 *   through the user's items that name the key (`functions/services/retention/delete-account.ts`).
 * - `none`: items belong to no user, or outlive the account on purpose.
 */
type AccountData = 'whole' | 'part' | 'lookup' | 'none'

/** A global secondary index. Its keys are strings. */
interface Index {
  readonly key: string
  readonly sort: string
  /** Contains only the keys of the items, and is not written when anything else changes. */
  readonly keysOnly?: true
}

/**
 * A DynamoDB table. Its row defines the CDK table, the emulator's table, the environment variable of functions, the export and deletion
 * of accounts, the daily purge and the entry on the privacy page. The schema of the items is in the table's store (see
 * `functions/lib/table.ts`). A user's items have the user id as partition key, so that no key reaches another user's items.
 */
export interface Table {
  readonly name: string
  /** The partition key. It is a string, like `sort`, the sort key. */
  readonly key: string
  readonly sort?: string
  /** Global secondary indexes by name. An item without both of an index's keys is not in it. */
  readonly indexes?: Readonly<Record<string, Index>>
  /**
   * The attributes with the due times of work on an item (ISO 8601, UTC). Each has an index of the items that have it, so that no job has
   * to read the whole table. `functions/lib/due.ts` reads and writes them.
   */
  readonly due?: readonly string[]
  /** For a due time that is the sort key of one of `indexes` instead: the index, and its partitions with due work. */
  readonly dueIn?: Readonly<Record<string, { readonly index: string; readonly partitions: readonly string[] }>>
  readonly account: AccountData
  /**
   * How long items are kept: the days after they were written, or `varies` if it differs between items. The end is in `expiresAt` (epoch
   * seconds). DynamoDB deletes late, so reads omit expired items, and `jobs/purge-expired` deletes them.
   */
  readonly retention?: number | 'varies'
  /** The table whose entry on the privacy page also covers this table. Absent for a table with its own entry. */
  readonly privacy?: string
  /** Encrypted with our own KMS key. */
  readonly ownKey?: true
  /** Has point-in-time recovery for 35 days. */
  readonly recovery?: true
  /** Contains data of YouTube's API, which is kept for {@link youtubeDays}: it has no recovery, and is purged before other tables. */
  readonly youtube?: true
}

/** Profile, language, channel, plan, subscription, notification settings, calendar feed. Until deleted. */
export const accounts = {
  name: 'accounts',
  key: 'userId',
  due: ['weeklyAt'],
  account: 'part',
  recovery: true,
} as const satisfies Table

/**
 * When an account's next reminder, its next check for alerts and the end of its change of address are due. Apart from `accounts`, because
 * CloudFormation adds one index to an existing table per deployment. No recovery: the jobs restore these items after an item of the cache
 * is deleted.
 */
export const accountWork = {
  name: 'account_work',
  key: 'userId',
  due: ['remindAt', 'emailChangeAt', 'alertAt'],
  account: 'whole',
  privacy: 'accounts',
} as const satisfies Table

/** Google tokens of a connected channel; encrypted with a key of its own. Until disconnected. */
export const userTokens = {
  name: 'user_tokens',
  key: 'user_id',
  due: ['reachAt'],
  account: 'part',
  ownKey: true,
} as const satisfies Table

/** Analyses of drafts with scores, checks and advice. Until deleted, or with their draft. */
export const analyses = {
  name: 'analyses',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  recovery: true,
} as const satisfies Table

/** Drafts: content, state, planned date. Until a day after they are deleted. */
export const drafts = {
  name: 'drafts',
  key: 'userId',
  sort: 'id',
  // Only published drafts with a review left have a `reviewAt`, so `published` is small.
  indexes: { reviews: { key: 'state', sort: 'reviewAt', keysOnly: true } },
  due: ['reviewAt'],
  dueIn: { reviewAt: { index: 'reviews', partitions: ['published'] } },
  account: 'whole',
  recovery: true,
} as const satisfies Table

/** The draft that was published as a video, at most one per video. Until the video is unmarked or the draft is deleted. */
export const publishedVideos = {
  name: 'published_videos',
  key: 'userId',
  sort: 'videoId',
  account: 'whole',
  privacy: 'drafts',
  recovery: true,
} as const satisfies Table

/** Numbered copies of a draft's content, with the ids of its analyses. With their draft. */
export const versions = {
  name: 'versions',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  recovery: true,
} as const satisfies Table

/** The checks of a draft's thumbnails; the images are in the bucket. With their draft. */
export const pictures = {
  name: 'pictures',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  recovery: true,
} as const satisfies Table

/** How a draft compares with the channel's past videos. Until 27 days after these were fetched. */
export const ownHistory = {
  name: 'own_history',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  retention: 'varies',
  youtube: true,
} as const satisfies Table

/**
 * Predictions on published videos, and their results. Until the mark is removed, within an hour; else until the account is
 * deleted.
 */
export const calls = {
  name: 'calls',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  recovery: true,
} as const satisfies Table

/**
 * When a prediction is checked next. Until its last check, or the prediction is deleted. It reveals when YouTube published the video, so
 * it is not part of `calls`, whose backups last longer than we may keep this date. Each check sets it again from YouTube's data, at most
 * 21 days apart.
 */
export const callChecks = {
  name: 'call_checks',
  key: 'userId',
  sort: 'id',
  due: ['checkAt'],
  account: 'whole',
  privacy: 'calls',
} as const satisfies Table

/** Daily impressions and click rates from YouTube's files. */
export const reach = {
  name: 'reach',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  retention: youtubeDays,
  youtube: true,
} as const satisfies Table

/**
 * The hours at which the owner of a connected channel usually visits us, so that the channel is read shortly before. Until disconnected,
 * and 27 days after the last visit. No recovery: what was disconnected stays deleted.
 */
export const visits = {
  name: 'visits',
  key: 'userId',
  due: ['readAt'],
  account: 'whole',
  retention: youtubeDays,
} as const satisfies Table

/**
 * Tests of a draft's titles and thumbnails, our prediction, outcomes as the user entered them. Until deleted, with or without
 * the draft.
 */
export const experiments = {
  name: 'experiments',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  recovery: true,
} as const satisfies Table

/** Check results of uploaded thumbnails, by version of the checks. */
export const results = {
  name: 'results',
  key: 'userId',
  sort: 'hash',
  account: 'whole',
  retention: 30,
} as const satisfies Table

/** Units used, with the ids they paid for, until seven days after their period. */
export const usage = {
  name: 'usage',
  key: 'userId',
  sort: 'meter',
  account: 'whole',
  retention: 'varies',
  recovery: true,
} as const satisfies Table

/** Notifications already sent, so that none is sent twice. */
export const mails = {
  name: 'mails',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  retention: youtubeDays,
  youtube: true,
} as const satisfies Table

/** Support, contact and enterprise messages. Until deleted. */
export const messages = {
  name: 'messages',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  recovery: true,
} as const satisfies Table

/**
 * Titles and thumbnails of a draft that are shared through a link. `shareResultDays` after the link ends, or until revoked, with or without
 * the draft.
 */
export const shares = {
  name: 'shares',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  retention: 'varies',
  recovery: true,
} as const satisfies Table

/** Votes of a share's visitors. With the share. */
export const votes = {
  name: 'votes',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  retention: 'varies',
  recovery: true,
} as const satisfies Table

/**
 * The ideas of a week: titles, their patterns and topics, what the user did with them. No recovery: topics are words of the
 * creator's titles, which may come from YouTube.
 */
export const ideas = {
  name: 'ideas',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  retention: 366,
} as const satisfies Table

/** The id of the video that an idea, or the draft made from it, is based on. No recovery: the id is YouTube's data. */
export const evidence = {
  name: 'evidence',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  retention: youtubeDays,
  youtube: true,
} as const satisfies Table

/** Targets of secret links, by the SHA-256 of the token. Until it expires or is revoked. */
export const links = {
  name: 'links',
  key: 'hash',
  account: 'lookup',
  retention: 'varies',
  recovery: true,
} as const satisfies Table

/**
 * Personal access tokens, by hash. Until they expire or are revoked. No recovery: a token that was revoked stays revoked.
 */
export const personalTokens = {
  name: 'personal_tokens',
  key: 'userId',
  sort: 'id',
  account: 'part',
  retention: 'varies',
} as const satisfies Table

/**
 * Names and last uses of passkeys, whose keys are at Cognito. Until removed. No recovery: what was removed stays removed.
 */
export const passkeys = {
  name: 'passkeys',
  key: 'userId',
  sort: 'id',
  account: 'whole',
} as const satisfies Table

/** URLs that receive events. Until deleted. Their secrets are derived and stored nowhere. */
export const webhooks = {
  name: 'webhooks',
  key: 'userId',
  sort: 'id',
  indexes: { states: { key: 'state', sort: 'userId' } },
  account: 'whole',
  recovery: true,
} as const satisfies Table

/** Events sent or to be sent to webhooks, with their attempts. No recovery: some name videos of followed channels. */
export const deliveries = {
  name: 'deliveries',
  key: 'userId',
  sort: 'id',
  // Completed deliveries have no `nextAt`, so `due` is small.
  indexes: { due: { key: 'state', sort: 'nextAt' }, log: { key: 'webhook', sort: 'createdAt' } },
  account: 'whole',
  retention: youtubeDays,
  youtube: true,
} as const satisfies Table

/**
 * Connected assistants, with hashes of their tokens, and codes that they can redeem. Until disconnected, 30 days after the
 * last use; codes for two minutes. No recovery: a connection that was ended stays ended.
 */
export const connections = {
  name: 'connections',
  key: 'userId',
  sort: 'id',
  account: 'part',
  retention: 'varies',
} as const satisfies Table

/** Requests of programs with an idempotency key, and their responses. */
export const idempotency = {
  name: 'idempotency',
  key: 'userId',
  sort: 'id',
  account: 'whole',
  retention: 1,
} as const satisfies Table

/**
 * The channels that a user follows, which of them are muted, and hashes of dismissed videos. Until unfollowed. No recovery:
 * YouTube allows us to keep ids of channels for 30 days after the last use.
 */
export const follows = {
  name: 'follows',
  key: 'userId',
  sort: 'id',
  indexes: { followers: { key: 'id', sort: 'userId' } },
  account: 'whole',
} as const satisfies Table

/** One item per followed channel, shared by its followers. Until nobody follows the channel, and 27 days at most. Contains no user id. */
export const channels = {
  name: 'channels',
  key: 'channelId',
  account: 'none',
  retention: youtubeDays,
  youtube: true,
} as const satisfies Table

/**
 * The approximate number of a channel's followers, and the due times of the work of `jobs/refresh-channels`. Until nobody follows the
 * channel. Contains no user id. Not part of `channels`, because YouTube's data there expires and must then be read again. Each kind of
 * work has an index, so that a run reads only what is due. YouTube's quota limits how often a partition is written.
 */
export const followedChannels = {
  name: 'followed_channels',
  key: 'channelId',
  indexes: {
    descriptions: { key: 'lane', sort: 'describeAt', keysOnly: true },
    lists: { key: 'lane', sort: 'listAt', keysOnly: true },
    announcements: { key: 'lane', sort: 'announcedAt', keysOnly: true },
    subscriptions: { key: 'lane', sort: 'subscribeAt', keysOnly: true },
    counts: { key: 'size', sort: 'countedAt', keysOnly: true },
  },
  account: 'none',
  privacy: 'channels',
} as const satisfies Table

/** The latest 50 videos of a followed channel, with their counts. Until nobody follows the channel, and 27 days at most. */
export const uploads = {
  name: 'uploads',
  key: 'channelId',
  account: 'none',
  retention: 'varies',
  youtube: true,
} as const satisfies Table

/** Rate limits, daily budgets, leases and reserved uploads, for their window. */
export const limits = { name: 'limits', key: 'key', account: 'none', retention: 'varies' } as const satisfies Table

/**
 * Cached responses of YouTube, shared insights, bookmarks of jobs, channels that a job reads later. 27 days at most.
 */
export const cache = {
  name: 'cache',
  key: 'key',
  account: 'none',
  retention: 'varies',
  youtube: true,
} as const satisfies Table

/** View counts of trending videos over time. */
export const snapshots = {
  name: 'snapshots',
  key: 'list',
  sort: 'at',
  account: 'none',
  retention: youtubeDays,
  youtube: true,
} as const satisfies Table

/**
 * Users whose access tokens are refused before they expire: all tokens while the account is being deleted, until `jobs/purge-expired`
 * removes the item, or those of sessions that were signed out, until none of them can be valid.
 */
export const revocations = {
  name: 'revocations',
  key: 'userId',
  account: 'none',
  retention: 'varies',
} as const satisfies Table

/** Ids of Stripe events already handled. */
export const paymentEvents = {
  name: 'payment_events',
  key: 'eventId',
  account: 'none',
  retention: 40,
  recovery: true,
} as const satisfies Table

/** In the order of the privacy page. */
const rows = [
  accounts,
  accountWork,
  userTokens,
  drafts,
  publishedVideos,
  versions,
  pictures,
  analyses,
  ownHistory,
  reach,
  visits,
  calls,
  callChecks,
  experiments,
  results,
  usage,
  limits,
  cache,
  snapshots,
  mails,
  messages,
  revocations,
  paymentEvents,
  shares,
  votes,
  follows,
  channels,
  followedChannels,
  uploads,
  passkeys,
  personalTokens,
  connections,
  idempotency,
  webhooks,
  deliveries,
  ideas,
  evidence,
  links,
] as const

type Rows = (typeof rows)[number]
/** The rows that declare work that is due. */
export type DueRow = Extract<Rows, { due: readonly string[] }>
export type TableName = Rows['name']
type Tables = { readonly [Name in TableName]: Extract<Rows, { name: Name }> }
const nameRows = () => Object.fromEntries(rows.map((row) => [row.name, row])) as Tables
/** The tables by name. */
export const tables = /* @__PURE__ */ nameRows()
/** The tables as entries, for loops. */
export const tableRows = /* @__PURE__ */ Object.entries(tables) as [TableName, Table][]

export const tableNames = /* @__PURE__ */ Object.keys(tables) as TableName[]

type TablesWith<Property> = Extract<Rows, Property>['name']

/** The tables whose items belong to one user each. */
export type UserTable = TablesWith<{ account: 'whole' | 'part' }>
/** The tables that an export contains only in part. */
export type PartlyExportedTable = TablesWith<{ account: 'part' }>
/** The tables that find users' items by another key. */
export type LookupTable = TablesWith<{ account: 'lookup' }>
export type ExpiringTable = TablesWith<{ retention: number | 'varies' }>

const namesWith = <Name extends TableName>(test: (row: Table) => boolean) =>
  tableRows.filter(([, row]) => test(row)).map(([name]) => name) as Name[]

export const userTables = /* @__PURE__ */ namesWith<UserTable>(
  ({ account }) => account === 'whole' || account === 'part',
)
export const expiringTables = /* @__PURE__ */ namesWith<ExpiringTable>(({ retention }) => retention !== undefined)

/** The tables that have an entry on the privacy page: `{tables.<name>}` in `web/src/features/legal/pages/privacy.*.md`. */
export const privacyEntries = /* @__PURE__ */ namesWith<Exclude<TableName, TablesWith<{ privacy: string }>>>(
  ({ privacy }) => privacy === undefined,
)

/**
 * The number of partitions of the indexes of due work. A single partition would limit writes to 1,000 a second. Items stay in their
 * partition, so this number may grow but must not shrink.
 */
export const dueShards = 10
/** The attribute with the shard of an item. */
export const dueShard = 'dueShard'

const shards = /* @__PURE__ */ Array.from({ length: dueShards }, (_, shard) => `${shard}`)

/** Returns the index of items with due work, and its partitions. Without `dueIn`, the index has the attribute's name. */
export const dueIndexOf = ({ dueIn }: Table, attribute: string) =>
  dueIn?.[attribute] ?? { index: attribute, partitions: shards }

/** Returns all indexes of a table. */
export const indexesOf = ({ indexes, due = [], dueIn = {} }: Table): Readonly<Record<string, Index>> => ({
  ...indexes,
  ...Object.fromEntries(
    due
      .filter((attribute) => !(attribute in dueIn))
      .map((attribute) => [attribute, { key: dueShard, sort: attribute, keysOnly: true }]),
  ),
})

/** Returns the environment variable with a table's name. */
export const tableVariable = (name: string): string => `TABLE_${name.toUpperCase()}`
