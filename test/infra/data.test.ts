import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { userPool, userPoolClient } from '#infra/pool.ts'
import { indexesOf, tableRows } from '#shared/tables.ts'
import { fullSettings, resourcesOfType, synthesize, toText } from './template.ts'

const { template } = synthesize()
const propertiesOf = (type: string) => resourcesOfType(template, type).map(([, { Properties }]) => Properties)

describe('the user pool', () => {
  const [pool] = resourcesOfType(template, 'AWS::Cognito::UserPool')

  it('has the settings of infra/pool.ts, without codes by mail and passkeys, which need a sender and a domain', () => {
    const { SignInPolicy: _, ...Policies } = userPool.Policies
    expect(pool?.[1].Properties).toMatchObject({ ...userPool, Policies })
    expect(pool?.[1].Properties.Policies).toMatchObject({ SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD'] } })
    expect(Object.keys(pool?.[1].Properties ?? {}).filter((name) => name.startsWith('WebAuthn'))).toEqual([])
    expect(propertiesOf('AWS::Cognito::UserPoolClient')).toEqual([
      { ...userPoolClient, UserPoolId: { Ref: pool?.[0] } },
    ])
  })

  it('is retained when the stack is deleted, unless its first deployment fails', () => {
    expect(pool?.[1]).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: { DeletionProtection: 'INACTIVE' },
    })
  })
})

describe('resources with data', () => {
  it('are retained, unless their first deployment fails: empty resources with fixed names would block the next one', () => {
    const uploads = resourcesOfType(template, 'AWS::S3::Bucket').filter(([, { Properties }]) => Properties.BucketName)
    expect(uploads).toHaveLength(1)
    for (const [, resource] of [
      ...uploads,
      ...resourcesOfType(template, 'AWS::DynamoDB::GlobalTable'),
      ...resourcesOfType(template, 'AWS::KMS::Key'),
      ...resourcesOfType(template, 'AWS::SecretsManager::Secret').filter(([id]) => id.includes('SigningSecret')),
    ])
      expect(resource).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' })
  })

  it('have generated names if CloudFormation cannot delete them during a rollback', () => {
    const retained = Object.values(template.Resources).filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain')
    expect(retained.map(({ Type }) => Type).sort()).toEqual(['AWS::S3::Bucket'])
    expect(retained.find(({ Type }) => Type === 'AWS::S3::Bucket')?.Properties).not.toHaveProperty('BucketName')
  })
})

it('tables and pool are protected from deletion only if the setting is on, since a rollback deletes them', () => {
  const isProtected = (settings: Record<string, string>) => {
    const { template } = synthesize(settings)
    const tables = resourcesOfType(template, 'AWS::DynamoDB::GlobalTable').flatMap(([, { Properties }]) =>
      z.array(z.object({ DeletionProtectionEnabled: z.optional(z.boolean()) })).parse(Properties.Replicas),
    )
    const [pool] = resourcesOfType(template, 'AWS::Cognito::UserPool')
    return new Set([
      ...tables.map(({ DeletionProtectionEnabled = false }) => DeletionProtectionEnabled),
      pool?.[1].Properties.DeletionProtection === 'ACTIVE',
    ])
  }
  expect([...isProtected({})]).toEqual([false])
  expect([...isProtected(fullSettings)]).toEqual([true])
})

describe('the tables', () => {
  const resources = resourcesOfType(template, 'AWS::DynamoDB::GlobalTable')
  const attribute = z.object({ AttributeName: z.string(), KeyType: z.string() })
  const key = (properties: Record<string, unknown>) =>
    z
      .array(attribute)
      .parse(properties.KeySchema)
      .map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`)

  it('are the tables of shared/tables.ts', () => {
    expect(resources).toHaveLength(tableRows.length)
  })

  it.each(tableRows)('%s has its keys, expiry, encryption and recovery', (name, row) => {
    const id = name.replace(/(^|_)(\w)/g, (_, _separator, letter: string) => letter.toUpperCase())
    const [, table] = resources.find(([logical]) => logical.startsWith(`${id}Table`)) ?? []
    const Properties = table?.Properties ?? {}
    expect(key(Properties)).toEqual([`HASH ${row.key}`, ...(row.sort ? [`RANGE ${row.sort}`] : [])])
    const indexes = z
      .array(z.looseObject({ IndexName: z.string(), Projection: z.object({ ProjectionType: z.string() }) }))
      .parse(Properties.GlobalSecondaryIndexes ?? [])
    expect(indexes.map((index) => [index.IndexName, ...key(index), index.Projection.ProjectionType])).toEqual(
      Object.entries(indexesOf(row)).map(([index, of]) => [
        index,
        `HASH ${of.key}`,
        `RANGE ${of.sort}`,
        of.keysOnly ? 'KEYS_ONLY' : 'ALL',
      ]),
    )
    expect(row.recovery && row.youtube, 'we may not keep data of YouTube in backups').toBeFalsy()
    expect(Properties.BillingMode).toBe('PAY_PER_REQUEST')
    expect(Properties.TimeToLiveSpecification).toEqual(
      row.retention ? { AttributeName: 'expiresAt', Enabled: true } : undefined,
    )
    expect(Properties.Replicas).toMatchObject([
      { PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: row.recovery ?? false } },
    ])
    const [keyId] = resourcesOfType(template, 'AWS::KMS::Key')[0] ?? []
    const ownKey = { KMSMasterKeyId: { 'Fn::GetAtt': [keyId, 'Arn'] } }
    const [replica] = z.array(z.object({ SSESpecification: z.optional(z.unknown()) })).parse(Properties.Replicas)
    expect(replica?.SSESpecification).toEqual(row.ownKey ? ownKey : undefined)
  })

  it('rotate their encryption key if they have their own', () => {
    expect(propertiesOf('AWS::KMS::Key')).toMatchObject([{ EnableKeyRotation: true }])
  })
})

describe('uploads', () => {
  const { Properties } =
    template.Resources[
      resourcesOfType(template, 'AWS::S3::Bucket').find(([id]) => id.startsWith('Uploads'))?.[0] ?? ''
    ] ?? {}

  it('are posted from the site only; originals and previews expire after 30 days', () => {
    expect(toText(Properties?.BucketName)).toBe('viewcraft-prod-uploads-<AWS::AccountId>-eu-west-1')
    const [distribution] = resourcesOfType(template, 'AWS::CloudFront::Distribution')[0] ?? []
    const Cors = z.object({ CorsRules: z.array(z.object({ AllowedOrigins: z.array(z.unknown()) })) })
    const { CorsRules } = Cors.parse(Properties?.CorsConfiguration)
    expect(CorsRules.map(({ AllowedOrigins }) => AllowedOrigins.map(toText))).toEqual([
      [`https://<${distribution}.DomainName>`],
    ])
    const expiring = ['originals/', 'previews/'].map((Prefix) => ({ Prefix, ExpirationInDays: 30, Status: 'Enabled' }))
    // Deleted objects are kept as long as the privacy page says.
    const deleted = { NoncurrentVersionExpiration: { NoncurrentDays: 7 }, ExpiredObjectDeleteMarker: true }
    expect(Properties?.VersioningConfiguration).toEqual({ Status: 'Enabled' })
    expect(Properties?.LifecycleConfiguration).toMatchObject({
      Rules: [...expiring, deleted, { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' }],
    })
  })

  it('are closed to the public, like every other bucket', () => {
    const closed = {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    }
    for (const properties of propertiesOf('AWS::S3::Bucket'))
      expect(properties.PublicAccessBlockConfiguration).toEqual(closed)
  })
})
