/** What a function may do with a table: each verb is one DynamoDB action. */
export const verbActions = {
  get: 'dynamodb:GetItem',
  query: 'dynamodb:Query',
  put: 'dynamodb:PutItem',
  update: 'dynamodb:UpdateItem',
  delete: 'dynamodb:DeleteItem',
  scan: 'dynamodb:Scan',
} as const
export type Verb = keyof typeof verbActions

/** Folders of the bucket of thumbnails (`functions/store/uploads.ts`). */
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
