import { Stack } from 'aws-cdk-lib'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Access } from '#infra/access/row.ts'
import { accessOf, functionNames } from '#infra/access.ts'
import { type Arns, statementsOf } from '#infra/stack/policy.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import { grantsOf, statementsIn } from './policies.ts'
import { resourcesOfType, synthesize, toText } from './template.ts'

const { template } = synthesize()
const resources = Object.entries(template.Resources)
const propertiesOf = (type: string) => resourcesOfType(template, type).map(([, { Properties }]) => Properties)

describe('the policies of the stack', () => {
  const identityTypes = new Set(['AWS::IAM::Role', 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'])
  const identityPolicies = resources.filter(([, { Type }]) => identityTypes.has(Type))

  it('name the resources of every grant to a role; wildcards are for folders of uploads and for the copying of the site', () => {
    const grants = identityPolicies.flatMap(([id, { Properties }]) =>
      statementsIn(Properties).flatMap((statement) => grantsOf(statement).map((grant) => `${id}: ${grant}`)),
    )
    expect(grants.length).toBeGreaterThan(50)
    // Traces have no resource to name.
    const named = grants.filter((grant) => !/: xray:Put(TraceSegments|TelemetryRecords) on \*$/.test(grant))
    expect(named.filter((grant) => / on \*$/.test(grant))).toEqual([])
    const wildcardGrants = named.filter((grant) => grant.includes('*'))
    const folderGrants =
      / s3:(Get|Put|Delete)Object on arn:aws:s3:::viewcraft-prod-uploads-<AWS::AccountId>-eu-west-1\/(originals|previews|copies|draft_images|studio_files|given_rows)\/\*$/
    const others = wildcardGrants.filter((grant) => !folderGrants.test(grant))
    expect(others.filter((grant) => !grant.startsWith('SiteFilesRole'))).toEqual([])
    const buckets = others.map((grant) => grant.replace(/.* on /, ''))
    expect([...new Set(buckets)].sort()).toEqual([
      expect.stringMatching(/^arn:aws:s3:::<Site\w+>$/),
      expect.stringMatching(/^arn:aws:s3:::<Site\w+>\/\*$/),
      `arn:aws:s3:::cdk-hnb659fds-assets-\${AWS::AccountId}-eu-west-1`,
      `arn:aws:s3:::cdk-hnb659fds-assets-\${AWS::AccountId}-eu-west-1/*`,
    ])
    expect(identityPolicies.flatMap(([, { Properties }]) => Properties.ManagedPolicyArns ?? [])).toEqual([])
  })

  it('let no more functions than need it create and delete users, set passwords or change what signs users in', () => {
    const holders = (action: string) =>
      functionNames.filter((name) => accessOf(name).pool?.some((one) => one === action))
    expect(holders('AdminDeleteUser')).toEqual([
      'account/remove',
      'identities/connect',
      'jobs/purge-expired',
      'jobs/purge-unconfirmed',
      'triggers/pre-sign-up',
    ])
    expect(holders('AdminSetUserPassword')).toEqual([
      'account/confirm-sign-up',
      'account/finish-sign-up',
      'triggers/pre-sign-up',
    ])
    expect(holders('AdminCreateUser')).toEqual(['triggers/pre-sign-up'])
    expect(holders('AdminLinkProviderForUser')).toEqual(['identities/connect', 'triggers/pre-sign-up'])
    expect(holders('AdminDisableProviderForUser')).toEqual(['identities/disconnect', 'triggers/post-confirmation'])
  })

  it('allow only CloudFront to read the site', () => {
    const allowed = resources
      .filter(([, { Type }]) => !identityTypes.has(Type) && !['AWS::KMS::Key', 'AWS::SNS::TopicPolicy'].includes(Type))
      .flatMap(([, { Properties }]) => statementsIn(Properties))
      .filter(({ Effect }) => Effect === 'Allow')
    expect(allowed).toHaveLength(1)
    expect(allowed[0]).toMatchObject({ Action: ['s3:GetObject'], Principal: { Service: 'cloudfront.amazonaws.com' } })
    const source = z.object({ StringEquals: z.object({ 'AWS:SourceArn': z.unknown() }) }).parse(allowed[0]?.Condition)
    expect(toText(source.StringEquals['AWS:SourceArn'])).toMatch(/:distribution\/<Distribution\w+>$/)
  })

  it('allow the account to use the key', () => {
    const [key] = propertiesOf('AWS::KMS::Key')
    const [statement, ...others] = statementsIn(key)
    expect(others).toEqual([])
    const { AWS } = z.object({ AWS: z.unknown() }).parse(statement?.Principal)
    expect(toText(AWS)).toBe('arn:aws:iam::<AWS::AccountId>:root')
  })

  it('refuse unencrypted connections to every bucket, queue and topic', () => {
    for (const type of ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy'])
      for (const properties of propertiesOf(type))
        expect(statementsIn(properties)[0]).toMatchObject({
          Effect: 'Deny',
          Principal: type === 'AWS::SNS::TopicPolicy' ? '*' : { AWS: '*' },
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        })
    expect(propertiesOf('AWS::S3::BucketPolicy')).toHaveLength(propertiesOf('AWS::S3::Bucket').length)
    expect(propertiesOf('AWS::SQS::QueuePolicy')).toHaveLength(propertiesOf('AWS::SQS::Queue').length)
  })
})

/** The reads that may change an account, and why. */
const readsThatWriteAccounts: Readonly<Partial<Record<EndpointName, string>>> = {
  'youtube/analytics': 'removes the connection when it finds that Google has revoked the grant',
  'youtube/top': 'removes the connection when it finds that Google has revoked the grant',
}

describe('an endpoint that reads (GET)', () => {
  const reads = endpoints.flatMap(([name, { method }]) => (method === 'GET' ? [name] : []))

  it('may not write to accounts, except for a reason', () => {
    const writers = reads.filter((name) => accessOf(name).tables?.accounts?.some((verb) => !isRead(verb)))
    expect(writers).toEqual(Object.keys(readsThatWriteAccounts))
  })

  it('may write only the counter of the rate limit when it reads the account', () => {
    const { limits, ...tables } = accessOf('account/get').tables ?? {}
    expect(limits).toEqual(['update'])
    expect(
      Object.values(tables)
        .flat()
        .filter((verb) => !isRead(verb)),
    ).toEqual([])
  })
})

const isRead = (verb: string) => ['get', 'query', 'scan'].includes(verb)

const stack = new Stack()
const arns: Arns = {
  region: 'eu-west-1',
  table: (name) => `table/${name}`,
  tokensKey: 'the key',
  secret: (name) => `secret/${name}`,
  pool: 'the pool',
  function: (name) => `function/${name}`,
  queue: (name) => `queue/${name}`,
  uploads: 'the bucket',
  sender: {
    from: 'hello@example.com',
    identityArn: 'the identity',
    configurationSet: 'set',
    configurationSetArn: 'the set',
  },
}
const statements = (row: Access, given = arns) =>
  statementsIn({
    Statement: statementsOf(row, given).map((one) => stack.resolve(one.toStatementJson())),
  })
const grants = (row: Access, given = arns) => statements(row, given).flatMap(grantsOf).sort()

describe('an access row', () => {
  it('grants nothing if it is empty', () => {
    expect(grants({})).toEqual([])
    expect(grants({ tables: { cache: [] }, seconds: 5, memory: 128, native: true })).toEqual([])
  })

  it('grants each verb on its table, each secret, each action on the pool', () => {
    const row: Access = {
      tables: { cache: ['get', 'put'], usage: ['update'] },
      secrets: ['origin'],
      pool: ['AdminGetUser'],
    }
    expect(grants(row)).toEqual([
      'cognito-idp:AdminGetUser on the pool',
      'dynamodb:GetItem on table/cache',
      'dynamodb:PutItem on table/cache',
      'dynamodb:UpdateItem on table/usage',
      'secretsmanager:GetSecretValue on secret/origin',
    ])
  })

  it('grants each verb on the objects of its folder, and listing only of that folder', () => {
    const row: Access = { files: { originals: ['get', 'delete'], copies: ['put', 'list'] } }
    expect(grants(row)).toEqual([
      's3:DeleteObject on the bucket/originals/*',
      's3:GetObject on the bucket/originals/*',
      's3:ListBucket on the bucket',
      's3:PutObject on the bucket/copies/*',
    ])
    const conditions = statements(row).flatMap(({ Condition }) => Condition ?? [])
    expect(conditions).toEqual([{ StringLike: { 's3:prefix': 'copies/*' } }])
  })

  it('grants the key with the tables it encrypts, for reading or writing, only through DynamoDB', () => {
    const reading = ['kms:Decrypt on the key', 'kms:DescribeKey on the key']
    expect(grants({ tables: { user_tokens: ['get'] } })).toEqual(['dynamodb:GetItem on table/user_tokens', ...reading])
    expect(grants({ tables: { user_tokens: ['get', 'delete'] } })).toEqual([
      'dynamodb:DeleteItem on table/user_tokens',
      'dynamodb:GetItem on table/user_tokens',
      ...reading,
      'kms:Encrypt on the key',
      'kms:GenerateDataKey on the key',
      'kms:ReEncryptFrom on the key',
      'kms:ReEncryptTo on the key',
    ])
    const [, onKey] = statements({ tables: { user_tokens: ['get'] } })
    expect(onKey?.Condition).toEqual({ StringEquals: { 'kms:ViaService': 'dynamodb.eu-west-1.amazonaws.com' } })
  })

  it('grants sending mail from the configured sender, if there is one', () => {
    expect(grants({ mail: true })).toEqual(['ses:SendEmail on the identity', 'ses:SendEmail on the set'])
    expect(statements({ mail: true })[0]?.Condition).toEqual({
      StringEquals: { 'ses:FromAddress': 'hello@example.com' },
    })
    expect(grants({ mail: true }, { ...arns, sender: undefined })).toEqual([])
  })
})
