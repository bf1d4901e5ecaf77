import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SecretName } from '#infra/access/row.ts'
import { fileActions, tableActions } from '#infra/access/row.ts'
import { poolTriggers } from '#infra/access/triggers.ts'
import { accessOf, type FunctionName, functionNames, isEndpoint, sourceOf } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { queuedJobs } from '#shared/queued-jobs.ts'
import { indexesOf, type TableName, tables } from '#shared/tables.ts'
import { lambdaOf, lambdasOf, physicalName } from './lambdas.ts'
import { grantsOfRole } from './policies.ts'
import { idIn, only, onlyId, queueId, resourcesOfType, synthesize, toText } from './template.ts'

const { template } = synthesize()

const lambdas = lambdasOf(template)
/** Returns the logical id of a table. */
const tableId = (name: TableName) => {
  const prefix = `${name.replace(/(^|_)(\w)/g, (_, _separator, letter: string) => letter.toUpperCase())}Table`
  return only(resourcesOfType(template, 'AWS::DynamoDB::GlobalTable').filter(([id]) => id.startsWith(prefix)))[0]
}
const uploads = 'viewcraft-prod-uploads-<AWS::AccountId>-eu-west-1'
const tablesOf = (name: FunctionName) => Object.keys(accessOf(name).tables ?? {}) as TableName[]
/** The secrets that the stack creates. The operator creates the other one. */
type StackSecret = Exclude<SecretName, 'google_sign_in'>
const secretIds = {
  origin: 'OriginSecret',
  youtube: 'YouTubeSecret',
  google: 'GoogleSecret',
  ai: 'AiSecret',
  signing: 'SigningSecret',
  stripe: 'StripeSecret',
} as const satisfies Record<StackSecret, string>
const secretId = (name: StackSecret) =>
  only(resourcesOfType(template, 'AWS::SecretsManager::Secret').filter(([id]) => id.startsWith(secretIds[name])))[0]
const secretsOf = (name: FunctionName): StackSecret[] =>
  (accessOf(name).secrets ?? []).filter((secret) => secret !== 'google_sign_in')

describe('the functions', () => {
  it('are the functions of the access rows and the one that copies the site', () => {
    const named = lambdas.map(({ FunctionName }) => FunctionName)
    expect(named.sort()).toEqual(functionNames.map(physicalName).sort())
    expect(resourcesOfType(template, 'AWS::Lambda::Function')).toHaveLength(functionNames.length + 1)
  })

  it('have one file each in endpoints, jobs or triggers, which exports a handler', () => {
    const root = path.resolve(import.meta.dirname, '../..')
    const entryPoints = ['endpoints', 'jobs', 'triggers'].flatMap((folder) =>
      readdirSync(path.join(root, 'functions', folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `functions/${folder}/${file}`),
    )
    expect(entryPoints.sort()).toEqual(functionNames.map(sourceOf).sort())
    const exportsHandler = (file: string) =>
      /^export (const|async function) handler\b/m.test(readFileSync(path.join(root, file), 'utf8'))
    expect(entryPoints.filter((file) => !exportsHandler(file))).toEqual([])
  })
})

it('every endpoint, and nothing else, may read the origin secret', () => {
  const readers = functionNames.filter((name) => secretsOf(name).includes('origin'))
  expect(readers.sort()).toEqual(functionNames.filter(isEndpoint).sort())
})

describe.each(functionNames)('%s', (name) => {
  const lambda = lambdaOf(template, name)
  const row = accessOf(name)
  const isJob = name.startsWith('jobs/')

  const queueArns = 'arn:aws:sqs:eu-west-1:<AWS::AccountId>:viewcraft-prod'
  const functionArns = 'arn:aws:lambda:eu-west-1:<AWS::AccountId>:function:viewcraft-prod'

  it('may do what its access row allows, write its own log, and nothing else', () => {
    const onTables = tablesOf(name).flatMap((table) =>
      (row.tables?.[table] ?? []).map((verb) => `${tableActions[verb]} on <${tableId(table)}.Arn>`),
    )
    const onIndexes = tablesOf(name).flatMap((table) => {
      const isQueried = row.tables?.[table]?.includes('query')
      return Object.keys(isQueried ? indexesOf(tables[table]) : {}).map(
        (index) => `${tableActions.query} on <${tableId(table)}.Arn>/index/${index}`,
      )
    })
    const keyed = tablesOf(name).flatMap((table) => ('ownKey' in tables[table] ? (row.tables?.[table] ?? []) : []))
    const reads = keyed.every((verb) => ['get', 'query', 'scan'].includes(verb))
    const onKey = [
      ...(keyed.length > 0 ? ['Decrypt', 'DescribeKey'] : []),
      ...(reads ? [] : ['Encrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo']),
    ]
    const log = idIn(toText(lambda.LoggingConfig.LogGroup))
    expect(grantsOfRole(template, idIn(toText(lambda.Role)))).toEqual(
      [
        ...onTables,
        ...onIndexes,
        ...onKey.map((action) => `kms:${action} on <${onlyId(template, 'AWS::KMS::Key')}.Arn>`),
        ...Object.entries(row.files ?? {}).flatMap(([folder, verbs]) =>
          verbs.flatMap((verb) =>
            verb === 'list' ? [] : `${fileActions[verb]} on arn:aws:s3:::${uploads}/${folder}/*`,
          ),
        ),
        ...Object.values(row.files ?? {}).flatMap((verbs) =>
          verbs.includes('list') ? `${fileActions.list} on arn:aws:s3:::${uploads}` : [],
        ),
        ...[...(row.invokes ?? []), ...(row.starts ?? [])].map(
          (one) => `lambda:InvokeFunction on ${functionArns}-${lambdaName(one)}`,
        ),
        ...(row.pool ?? []).map(
          (action) => `cognito-idp:${action} on <${onlyId(template, 'AWS::Cognito::UserPool')}.Arn>`,
        ),
        ...secretsOf(name).map((secret) => `secretsmanager:GetSecretValue on <${secretId(secret)}>`),
        ...(name in queuedJobs
          ? ['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'].map(
              (action) => `sqs:${action} on ${queueArns}-${lambdaName(name)}`,
            )
          : isJob || name === 'triggers/mail-events'
            ? [`sqs:SendMessage on <${queueId(template, 'FailedRuns')}.Arn>`]
            : []),
        ...(row.queues ?? []).map((job) => `sqs:SendMessage on ${queueArns}-${lambdaName(job)}`),
        `logs:CreateLogStream on <${log}.Arn>`,
        `logs:PutLogEvents on <${log}.Arn>`,
        'xray:PutTelemetryRecords on *',
        'xray:PutTraceSegments on *',
      ].sort(),
    )
  })

  it('has the environment of its access row, and nothing else', () => {
    const distribution = onlyId(template, 'AWS::CloudFront::Distribution')
    const variables = Object.entries(lambda.Environment.Variables).map(([key, value]) => [key, toText(value)])
    expect(Object.fromEntries(variables)).toEqual({
      NODE_OPTIONS: '--enable-source-maps',
      SITE_URL: `https://<${distribution}.DomainName>`,
      DERIVED_METRICS: 'off',
      PASSKEYS: 'off',
      METRICS_NAMESPACE: 'viewcraft-prod',
      ...(name === 'triggers/pre-sign-up' ? { FIREWALL: 'off' } : {}),
      ...(name in poolTriggers
        ? {}
        : {
            USER_POOL_ID: `<${onlyId(template, 'AWS::Cognito::UserPool')}>`,
            USER_POOL_CLIENT_ID: `<${onlyId(template, 'AWS::Cognito::UserPoolClient')}>`,
          }),
      ...Object.fromEntries(
        secretsOf(name).map((secret) => [`${secret.toUpperCase()}_SECRET`, `<${secretId(secret)}>`]),
      ),
      ...(row.files ? { UPLOADS_BUCKET: uploads } : {}),
      ...(row.invokes || row.starts || row.queues ? { FUNCTION_PREFIX: 'viewcraft-prod' } : {}),
      ...(row.queues ? { QUEUES_URL: 'https://sqs.eu-west-1.amazonaws.com/<AWS::AccountId>' } : {}),
      ...Object.fromEntries(tablesOf(name).map((table) => [`TABLE_${table.toUpperCase()}`, `<${tableId(table)}>`])),
    })
  })

  it('runs on Node 24 on ARM, times out before its caller does, and has its own log for two weeks', () => {
    expect(lambda).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'], TracingConfig: { Mode: 'Active' } })
    expect(lambda.Timeout).toBe(row.seconds ?? 10)
    expect(lambda.MemorySize).toBe(row.memory ?? 512)
    expect(lambda.Timeout).toBeLessThanOrEqual(isJob ? 900 : name in poolTriggers ? 5 : 28)
    const log = idIn(toText(lambda.LoggingConfig.LogGroup))
    expect(template.Resources[log]).toMatchObject({
      Type: 'AWS::Logs::LogGroup',
      Properties: { RetentionInDays: 14, LogGroupName: `/aws/lambda/${physicalName(name)}` },
    })
    expect(lambdas.filter(({ LoggingConfig }) => idIn(toText(LoggingConfig.LogGroup)) === log)).toHaveLength(1)
    expect(lambdas.filter(({ Role }) => toText(Role) === toText(lambda.Role))).toHaveLength(1)
  })
})
