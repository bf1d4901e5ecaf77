import { CloudFormationClient, DescribeStacksCommand, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation'
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider'
import {
  CreateTableCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeTable } from '#infra/local/emulators/dynamo/describe-table.ts'
import { createAdminClient, createTables, startDynamo } from '#infra/local/emulators/dynamo/dynamo.ts'
import { findPhysicalNames } from '#infra/recovery/physical-names.ts'
import { listPoolUsers, type PoolUser } from '#infra/recovery/pool-users.ts'
import { type PutBackOptions, putBack, restoreCopy } from '#infra/recovery/put-back.ts'
import { visitorId } from '#shared/contract/message.ts'
import { type TableName, tables } from '#shared/tables.ts'
import { synthesize } from './template.ts'

describe('putting items back', () => {
  let client: DynamoDBClient
  let database: DynamoDBDocumentClient
  let stop: () => Promise<void>

  beforeAll(async () => {
    const dynamo = await startDynamo()
    client = createAdminClient(dynamo.endpoint)
    database = DynamoDBDocumentClient.from(client)
    // One set of tables is as it was, the other as it is now.
    await Promise.all(['past', 'now'].map((prefix) => createTables(dynamo.endpoint, prefix)))
    stop = dynamo.stop
  })
  afterAll(() => stop())

  const put = (TableName: string, Item: object) => database.send(new PutCommand({ TableName, Item: { ...Item } }))
  const restore = (name: TableName, options: Partial<PutBackOptions> = {}) =>
    putBack(client, {
      from: `past-${name}`,
      to: `now-${name}`,
      row: tables[name],
      existingUserIds: new Set(['ann']),
      isReplacing: false,
      ...options,
    })
  const titleOf = async (id: string) => {
    const Key = { userId: 'ann', id }
    return (await database.send(new GetCommand({ TableName: 'now-drafts', Key }))).Item?.name
  }

  it('restores what is missing and leaves what is there, unless told to replace it', async () => {
    for (const id of ['lost', 'changed']) await put('past-drafts', { userId: 'ann', id, name: 'before' })
    await put('past-drafts', { userId: 'bob', id: 'lost', name: 'of somebody who left' })
    await put('now-drafts', { userId: 'ann', id: 'changed', name: 'after' })
    await put('now-drafts', { userId: 'ann', id: 'new', name: 'since' })

    expect(await restore('drafts')).toEqual({ putBack: 1, present: 1, ofDeletedUsers: 1, expired: 0 })
    expect(await Promise.all(['lost', 'changed', 'new'].map(titleOf))).toEqual(['before', 'after', 'since'])
    expect(await restore('drafts')).toEqual({ putBack: 0, present: 2, ofDeletedUsers: 1, expired: 0 })

    expect(await restore('drafts', { isReplacing: true })).toMatchObject({ putBack: 2, present: 0 })
    expect(await Promise.all(['lost', 'changed', 'new'].map(titleOf))).toEqual(['before', 'before', 'since'])
  })

  it('leaves out what has expired, and restores items that belong to nobody', async () => {
    const now = Math.floor(Date.now() / 1000)
    await put('past-usage', { userId: 'ann', meter: 'old', expiresAt: now - 10 })
    await put('past-usage', { userId: 'ann', meter: 'current', expiresAt: now + 1000 })
    expect(await restore('usage')).toEqual({ putBack: 1, present: 0, ofDeletedUsers: 0, expired: 1 })
    await put('past-payment_events', { eventId: 'evt_1' })
    expect(await restore('payment_events', { existingUserIds: new Set() })).toMatchObject({ putBack: 1 })
    await put('past-messages', { userId: visitorId, id: 'contact' })
    expect(await restore('messages', { existingUserIds: new Set() })).toMatchObject({ putBack: 1, ofDeletedUsers: 0 })
  })

  it('uses the same table for a past state, however often it is asked for', async () => {
    const sent: string[] = []
    // The emulator has no backups: the past is the table that AWS would create.
    client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName !== RestoreTableToPointInTimeCommand.name) return next(args)
          const { TargetTableName = '' } = args.input as RestoreTableToPointInTimeCommand['input']
          if (sent.push(TargetTableName) > 1) throw new TableAlreadyExistsException({ message: '', $metadata: {} })
          return { response: {}, output: { $metadata: {} } }
        },
      { step: 'initialize' },
    )
    const time = new Date('2026-11-27T10:00:00Z')
    const past = 'now-drafts-at-20261127100000000'
    await client.send(new CreateTableCommand(describeTable(past, tables.drafts)))
    expect(await restoreCopy(client, 'now-drafts', time)).toBe(past)
    expect(await restoreCopy(client, 'now-drafts', time)).toBe(past)
    expect(sent).toEqual([past, past])
  })
})

describe('the names that AWS gave', () => {
  const { templates } = synthesize()
  const summaries = (stack: string) =>
    Object.entries(templates.get(stack)?.template.Resources ?? {}).map(
      ([LogicalResourceId, { Type: ResourceType }]) => ({
        LogicalResourceId,
        ResourceType,
        PhysicalResourceId: `physical ${LogicalResourceId}`,
        LastUpdatedTimestamp: new Date(),
        ResourceStatus: 'CREATE_COMPLETE' as const,
      }),
    )
  const stack = { StackName: 'viewcraft-prod', CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE' as const }
  const cloudFormation = mockClient(CloudFormationClient)
  cloudFormation
    .on(DescribeStacksCommand, { StackName: 'viewcraft-prod' })
    .resolves({ Stacks: [{ ...stack, Outputs: [{ OutputKey: 'UserPoolId', OutputValue: 'eu-west-1_A' }] }] })
  cloudFormation.on(ListStackResourcesCommand).callsFake(({ StackName }: { StackName: string }) => ({
    StackResourceSummaries: summaries(StackName.startsWith('physical Data') ? 'Data' : StackName),
  }))

  it.each(['drafts', 'published_videos', 'versions', 'links'] as const)('are found for the table %s', async (table) => {
    const found = await findPhysicalNames(new CloudFormationClient(), 'prod', table)
    const name = table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
    expect(found).toEqual({ pool: 'eu-west-1_A', table: expect.stringMatching(`^physical ${name}Table[0-9A-F]{8}$`) })
  })

  it('are missing for a stage that does not exist', async () => {
    cloudFormation.on(DescribeStacksCommand, { StackName: 'viewcraft-beta' }).resolves({ Stacks: [] })
    await expect(findPhysicalNames(new CloudFormationClient(), 'beta', 'drafts')).rejects.toThrow(
      'The stack viewcraft-beta has no user pool',
    )
  })
})

it('the users of a pool are read page by page', async () => {
  const Attributes = [
    { Name: 'sub', Value: 'ann' },
    { Name: 'email', Value: 'ann@example.com' },
  ]
  const UserCreateDate = new Date('2026-11-27T10:00:00Z')
  mockClient(CognitoIdentityProviderClient)
    .on(ListUsersCommand, { PaginationToken: undefined })
    .resolves({
      Users: [{ Attributes, UserStatus: 'CONFIRMED', Enabled: true, UserCreateDate }],
      PaginationToken: 'two',
    })
    .on(ListUsersCommand, { PaginationToken: 'two' })
    .resolves({ Users: [{ Attributes: [{ Name: 'sub', Value: 'bob' }], UserStatus: 'UNCONFIRMED', Enabled: false }] })
  const users: PoolUser[] = []
  for await (const user of listPoolUsers(new CognitoIdentityProviderClient(), 'pool')) users.push(user)
  expect(users).toEqual([
    {
      sub: 'ann',
      status: 'CONFIRMED',
      isEnabled: true,
      createdAt: '2026-11-27T10:00:00.000Z',
      attributes: { email: 'ann@example.com' },
    },
    { sub: 'bob', status: 'UNCONFIRMED', isEnabled: false, createdAt: undefined, attributes: {} },
  ])
})
