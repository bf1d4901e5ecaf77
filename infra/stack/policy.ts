import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import {
  type Access,
  type FileFolder,
  type FileVerb,
  fileActions,
  fileFolders,
  type SecretName,
  type StartedJobName,
  type TableVerb,
  tableActions,
} from '#infra/access/row.ts'
import type { EndpointName } from '#shared/contract/index.ts'
import type { QueuedJobName } from '#shared/queued-jobs.ts'
import { indexesOf, type TableName, tableRows } from '#shared/tables.ts'

/** The sender of our mails: an address, and the SES identity that covers it. */
export interface Sender {
  readonly from: string
  readonly identityArn: string
  /** The configuration set through which SES reports bounces and complaints (`mail-events.ts`). */
  readonly configurationSet: string
  readonly configurationSetArn: string
}

/** The resources that access rows name, as ARNs. */
export interface Arns {
  readonly region: string
  readonly table: (name: TableName) => string
  readonly tokensKey: string
  /** Undefined for a secret that this deployment does not have. */
  readonly secret: (name: SecretName) => string | undefined
  readonly pool: string
  readonly function: (name: EndpointName | StartedJobName) => string
  /** The queue of a job. */
  readonly queue: (name: QueuedJobName) => string
  /** The bucket of users' files. */
  readonly uploads: string
  /** Undefined if no sender is configured; no function may then send mail. */
  readonly sender: Sender | undefined
}

const readVerbs: readonly TableVerb[] = ['get', 'query', 'scan']
const keyActions = {
  read: ['kms:Decrypt', 'kms:DescribeKey'],
  write: [
    'kms:Decrypt',
    'kms:DescribeKey',
    'kms:Encrypt',
    'kms:GenerateDataKey',
    'kms:ReEncryptFrom',
    'kms:ReEncryptTo',
  ],
} as const

/** Returns a statement that allows actions on one resource. */
export const allow = (actions: string[], resource: string): PolicyStatement =>
  new PolicyStatement({ actions, resources: [resource] })

/** Returns the statements of an access row: each verb on its table, queries on its indexes too, the KMS key only through DynamoDB, each secret by ARN. */
export function statementsOf(row: Access, arns: Arns): PolicyStatement[] {
  return [
    ...tableRows.flatMap(([name, table]) => {
      const verbs = row.tables?.[name] ?? []
      if (verbs.length === 0) return []
      const onTable = allow(toTableActions(verbs), arns.table(name))
      const onIndexes = Object.keys(verbs.includes('query') ? indexesOf(table) : {}).map((index) =>
        allow([tableActions.query], `${arns.table(name)}/index/${index}`),
      )
      return [onTable, ...onIndexes, ...(table.ownKey ? [onKey(verbs, arns)] : [])]
    }),
    ...fileFolders.flatMap((folder) => onFiles(row.files?.[folder] ?? [], folder, arns)),
    ...(row.secrets ?? []).flatMap((name) => {
      const arn = arns.secret(name)
      return arn === undefined ? [] : [allow(['secretsmanager:GetSecretValue'], arn)]
    }),
    ...[...(row.invokes ?? []), ...(row.starts ?? [])].map((name) =>
      allow(['lambda:InvokeFunction'], arns.function(name)),
    ),
    ...(row.queues ?? []).map((name) => allow(['sqs:SendMessage'], arns.queue(name))),
    ...onPool(row, arns.pool),
    ...(row.mail && arns.sender ? [onSender(arns.sender)] : []),
  ]
}

/** Allows actions on the objects of one folder. Listing is an action on the bucket, limited to the folder by a condition. */
function onFiles(verbs: readonly FileVerb[], folder: FileFolder, { uploads }: Arns): PolicyStatement[] {
  const onObjects = verbs.filter((verb) => verb !== 'list').map((verb) => fileActions[verb])
  const listing = new PolicyStatement({
    actions: [fileActions.list],
    resources: [uploads],
    conditions: { StringLike: { 's3:prefix': `${folder}/*` } },
  })
  return [
    ...(onObjects.length > 0 ? [allow(onObjects, `${uploads}/${folder}/*`)] : []),
    ...(verbs.includes('list') ? [listing] : []),
  ]
}

/** Returns the statement for an access row's actions on the user pool, if it has any. */
export const onPool = ({ pool = [] }: Access, arn: string): PolicyStatement[] =>
  pool.length > 0 ? [allow(toPoolActions(pool), arn)] : []

const toTableActions = (verbs: readonly TableVerb[]) => verbs.map((verb) => tableActions[verb])
const toPoolActions = (names: readonly string[]) => names.map((name) => `cognito-idp:${name}`)

const onSender = ({ from, identityArn, configurationSetArn }: Sender) =>
  new PolicyStatement({
    actions: ['ses:SendEmail'],
    // Sending with a configuration set is an action on both.
    resources: [identityArn, configurationSetArn],
    conditions: { StringEquals: { 'ses:FromAddress': from } },
  })

/** Allows using the tokens' key, but only through DynamoDB, which decrypts a table's items with the caller's rights. */
function onKey(verbs: readonly TableVerb[], { region, tokensKey }: Arns): PolicyStatement {
  return new PolicyStatement({
    actions: [...keyActions[verbs.every((verb) => readVerbs.includes(verb)) ? 'read' : 'write']],
    resources: [tokensKey],
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${region}.amazonaws.com` } },
  })
}
