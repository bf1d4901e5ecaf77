import type { EndpointName } from '#shared/contract/index.ts'
import type { QueuedJobName } from '#shared/queued-jobs.ts'
import type { TableName } from '#shared/tables.ts'

/** The verbs that an access row may grant on a table, with the DynamoDB action of each. */
export const tableActions = {
  get: 'dynamodb:GetItem',
  query: 'dynamodb:Query',
  put: 'dynamodb:PutItem',
  update: 'dynamodb:UpdateItem',
  delete: 'dynamodb:DeleteItem',
  scan: 'dynamodb:Scan',
} as const
export type TableVerb = keyof typeof tableActions
export const tableVerbs = Object.keys(tableActions) as TableVerb[]

/** The folders of the bucket of uploads (`functions/store/files.ts`). */
export const fileFolders = ['originals', 'previews', 'copies', 'draft_images', 'studio_files', 'given_rows'] as const
export type FileFolder = (typeof fileFolders)[number]

/** Folders whose objects expire. Other objects are deleted with the analysis, draft or account that they belong to. */
export const expiringFolders: readonly FileFolder[] = ['originals', 'previews']
/** After how many days they expire. */
export const expirationDays = 30

/** The verbs that an access row may grant on the objects of a folder, with the S3 action of each. */
export const fileActions = {
  get: 's3:GetObject',
  put: 's3:PutObject',
  delete: 's3:DeleteObject',
  list: 's3:ListBucket',
} as const
export type FileVerb = keyof typeof fileActions
export const fileVerbs = Object.keys(fileActions) as FileVerb[]

/** The jobs that functions start. They have no schedule. */
export const startedJobs = ['jobs/fetch-uploads'] as const
export type StartedJobName = (typeof startedJobs)[number]

export type SecretName = 'origin' | 'youtube' | 'google' | 'google_sign_in' | 'ai' | 'signing' | 'stripe'

/** The tables and the folders that a function uses, with their verbs. */
export interface Uses {
  readonly tables?: Readonly<Partial<Record<TableName, readonly TableVerb[]>>> | undefined
  readonly files?: Readonly<Partial<Record<FileFolder, readonly FileVerb[]>>> | undefined
}

/** What a function may do besides using tables and files. Its IAM policy, environment, timeout and memory are derived from this. */
export interface AccessRow {
  readonly secrets?: readonly SecretName[]
  /** Cognito actions on our user pool. */
  readonly pool?: readonly (`Admin${string}` | 'ListUsers')[]
  /** Calls the hub of YouTube's push notifications. */
  readonly hub?: true
  /** Calls the receivers of webhooks. */
  readonly receivers?: true
  /** The endpoints whose functions it may invoke directly. */
  readonly invokes?: readonly EndpointName[]
  /** The jobs that it may start asynchronously. */
  readonly starts?: readonly StartedJobName[]
  /** The jobs whose queues it may send messages to. */
  readonly queues?: readonly QueuedJobName[]
  /** Allows sending mail from the configured sender. */
  readonly mail?: true
  /** The timeout in seconds: at most 28 for an endpoint (HTTP API times out at 30) and 5 for Cognito's triggers. */
  readonly seconds?: number
  /** Memory in megabytes. CPU is proportional to it: 1769 is one full CPU. */
  readonly memory?: number
  /** Loads native modules. In local mode it runs in its own process: ending a thread inside native code aborts the process. */
  readonly native?: true
}

/** All permissions of a function. */
export type Access = AccessRow & Uses
