import type { TableName } from '#infra/tables.ts'

/** What a function may do with a table: each verb is one DynamoDB action. */
export const tableActions = {
  get: 'dynamodb:GetItem',
  query: 'dynamodb:Query',
  put: 'dynamodb:PutItem',
  update: 'dynamodb:UpdateItem',
  delete: 'dynamodb:DeleteItem',
  scan: 'dynamodb:Scan',
} as const
export type TableVerb = keyof typeof tableActions

/** Folders of the bucket of thumbnails (`functions/store/images.ts`). */
export const imageFolders = ['originals', 'previews', 'copies'] as const
export type ImageFolder = (typeof imageFolders)[number]

/** What a function may do with the objects of a folder: each verb is one S3 action. */
export const imageActions = {
  get: 's3:GetObject',
  put: 's3:PutObject',
  delete: 's3:DeleteObject',
  list: 's3:ListBucket',
} as const
export type ImageVerb = keyof typeof imageActions

export type SecretName = 'origin' | 'youtube' | 'google' | 'ai' | 'unsubscribe' | 'stripe'

/** What one function needs of the world: its IAM policy, its environment, its size. Least privilege is this row. */
export interface Access {
  readonly tables?: Readonly<Partial<Record<TableName, readonly TableVerb[]>>>
  readonly images?: Readonly<Partial<Record<ImageFolder, readonly ImageVerb[]>>>
  readonly secrets?: readonly SecretName[]
  /** Actions on our user pool, such as `AdminGetUser`. */
  readonly pool?: readonly (`Admin${string}` | 'ListUsers')[]
  /** May send mail from the configured sender. */
  readonly mail?: true
  /** Seconds it may run: at most 28 for an endpoint, since HTTP API gives up at 30, and 5 for Cognito's triggers. */
  readonly seconds?: number
  /** Megabytes, and with them CPU: 1769 is one processor. */
  readonly memory?: number
  /** Loads native modules: locally it runs in a process of its own, since ending a thread inside one ends us all. */
  readonly native?: true
}

/** For functions that call the AI provider, whose timeout is 20 seconds. */
export const callsAiProvider = { secrets: ['ai'], seconds: 28 } as const satisfies Access
