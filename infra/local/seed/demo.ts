import {
  AdminConfirmSignUpCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { createAdminClient } from '#infra/local/emulators/dynamo/dynamo.ts'
import { adminKeyId, physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { dayMs } from '#shared/duration.ts'
import { type Addresses, clientId, poolId, region, tablePrefix, uploadsBucket } from '../deployment.ts'
import { demoChannel } from '../stubs/youtube/catalog.ts'
import { createDemoCalls } from './demo-calls.ts'
import { createDemoDrafts, type SeededDrafts } from './demo-drafts.ts'
import { openFileStorage } from './uploads.ts'

/** The demo login in local mode: a creator with a channel, on the Premium plan. */
export const demoLogin = { email: 'demo@viewcraft.local', password: 'demo-creator' }

const demoProfile = { name: 'Robin Vale', locale: 'en' }

/** The channel named at sign-up. It is left for the demo user to connect. */
const namedChannel = { channel: { id: demoChannel.id, verified: false }, url: `youtube.com/${demoChannel.handle}` }

/**
 * Creates a plain demo creator without a connected channel, with past analyses, calls and drafts, or completes it if an earlier start
 * was interrupted. Keeps changes that the demo user made since. Used by tests and by systems with the real YouTube, which does not
 * know the demo channel. Writes table items directly; see `infra/local/demo` for the full demo.
 */
export async function seedDemo(addresses: Pick<Addresses, 'cognito' | 'dynamo' | 's3'>): Promise<void> {
  const userId = await createDemoAccount(addresses, Date.now(), demoLogin.password)
  const client = DynamoDBDocumentClient.from(createAdminClient(addresses.dynamo))
  await seedWork(client, addresses.s3, userId)
  client.destroy()
}

/**
 * Creates the demo creator's account with an unconnected channel, or completes it if an earlier start was interrupted. Returns the
 * user's id. `createdAt`, in milliseconds since 1970, and the password are those of a new account.
 */
export async function createDemoAccount(
  { cognito, dynamo }: Pick<Addresses, 'cognito' | 'dynamo'>,
  createdAt: number,
  password: string,
): Promise<string> {
  const pool = openPool(cognito)
  const user = { UserPoolId: poolId, Username: demoLogin.email }
  const { userId, confirmed } = (await find(pool)) ?? { userId: await signUp(pool, password), confirmed: false }
  // An earlier start may have been killed before any of these steps.
  if (!confirmed) await pool.send(new AdminConfirmSignUpCommand(user))
  await pool.send(
    new AdminUpdateUserAttributesCommand({ ...user, UserAttributes: [{ Name: 'email_verified', Value: 'true' }] }),
  )
  const client = DynamoDBDocumentClient.from(createAdminClient(dynamo))
  const initial = {
    ...demoProfile,
    email: demoLogin.email,
    channel: namedChannel.channel,
    channelUrl: namedChannel.url,
    createdAt: new Date(createdAt).toISOString(),
  }
  await client.send(
    new UpdateCommand({
      ...keyOf(userId),
      UpdateExpression: `SET #plan = :plan, ${Object.keys(initial)
        .map((name) => `#${name} = if_not_exists(#${name}, :${name})`)
        .join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(['plan', ...Object.keys(initial)].map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ':plan': 'premium',
        ...Object.fromEntries(Object.entries(initial).map(([name, value]) => [`:${name}`, value])),
      },
    }),
  )
  client.destroy()
  pool.destroy()
  return userId
}

/** Creates a client of the user pool for local tools. It may do everything. */
export const openPool = (endpoint: string): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({
    endpoint,
    region,
    credentials: { accessKeyId: adminKeyId, secretAccessKey: adminKeyId },
  })

/** Sets the demo creator's password. */
export async function setDemoPassword({ cognito }: Pick<Addresses, 'cognito'>, password: string): Promise<void> {
  const pool = openPool(cognito)
  await pool.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: poolId,
      Username: demoLogin.email,
      Password: password,
      Permanent: true,
    }),
  )
  pool.destroy()
}

/** Returns whether `seedDemo` has run for the demo creator of these tables. */
export async function isSeeded({ dynamo }: Pick<Addresses, 'dynamo'>, userId: string): Promise<boolean> {
  const client = DynamoDBDocumentClient.from(createAdminClient(dynamo))
  const { Item } = await client.send(new GetCommand(keyOf(userId)))
  client.destroy()
  return Item?.sampled === true
}

const keyOf = (userId: string) => ({ TableName: physicalTableName(tablePrefix, 'accounts'), Key: { userId } })

/** Creates past analyses, calls and drafts once, so that what the demo user deletes stays deleted. */
async function seedWork(client: DynamoDBDocumentClient, s3: string, userId: string): Promise<void> {
  const account = keyOf(userId)
  const { Item } = await client.send(new GetCommand(account))
  if (Item?.sampled) return
  const { drafts, pictures, images } = await createDemoDrafts(userId)
  await saveImages(s3, images)
  const items = [
    ...createDemoCalls(userId),
    ...createFollows(userId),
    ...pictures.map((item) => ({ table: 'pictures', item }) as const),
    ...drafts.map((item) => ({ table: 'drafts', item }) as const),
  ]
  await Promise.all(
    items.map(({ table, item }) =>
      client.send(new PutCommand({ TableName: physicalTableName(tablePrefix, table), Item: item })),
    ),
  )
  await client.send(
    new UpdateCommand({
      ...account,
      UpdateExpression: 'SET sampled = :true',
      ExpressionAttributeValues: { ':true': true },
    }),
  )
}

/** The channels of the YouTube stub that the demo creator follows: with many videos and few, in three languages. */
const followedChannels = [
  'UCkettleAndGraph-0000007',
  'UCslowLoomStudio-0000001',
  'UCelBalconDeNuria-000009',
  'UCmidnightWorkshop_00002',
  'UCquietRidgeHikes-000004',
]

/** Creates the items that following a channel writes. The job reads the channels' data from YouTube, as usual. */
const createFollows = (userId: string) =>
  followedChannels.map((id, index) => {
    const followedAt = new Date(Date.now() - (index + 2) * dayMs).toISOString()
    return { table: 'follows', item: { userId, id, followedAt } } as const
  })

async function saveImages(endpoint: string, images: SeededDrafts['images']): Promise<void> {
  const client = openFileStorage(endpoint)
  await Promise.all(
    images.map(({ key, jpeg }) =>
      client.send(new PutObjectCommand({ Bucket: uploadsBucket, Key: key, Body: jpeg, ContentType: 'image/jpeg' })),
    ),
  )
  client.destroy()
}

async function find(pool: CognitoIdentityProviderClient) {
  try {
    const user = await pool.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: demoLogin.email }))
    const userId = user.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value ?? ''
    return { userId, confirmed: user.UserStatus === 'CONFIRMED' }
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

async function signUp(pool: CognitoIdentityProviderClient, password: string): Promise<string> {
  const { UserSub = '' } = await pool.send(
    new SignUpCommand({
      ClientId: clientId,
      Username: demoLogin.email,
      Password: password,
      UserAttributes: [
        { Name: 'email', Value: demoLogin.email },
        ...Object.entries(demoProfile).map(([Name, Value]) => ({ Name, Value })),
      ],
    }),
  )
  return UserSub
}
