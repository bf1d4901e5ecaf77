import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { DailyCap } from '#functions/store/limits.ts'
import type { PlanName } from '#shared/plans.ts'
import type { Backend } from './backend.ts'

/** A user with an account, a channel and an access token. */
export interface Creator {
  readonly userId: string
  readonly token: string
}

let made = 0
const unknownChannel = 'UCabcdefghijklmnopqrstuv'

/** Writes the account of a new creator. The default plan is free, the default channel one that YouTube does not know. */
export async function makeCreator(
  backend: Backend,
  {
    plan = 'free',
    channel = unknownChannel,
    userId = `creator-${made++}`,
  }: { plan?: PlanName; channel?: string | false; userId?: string } = {},
): Promise<Creator> {
  const { database } = await import('#functions/lib/database.ts')
  const Item = {
    userId,
    email: `${userId}@example.com`,
    name: 'Ann',
    locale: 'en',
    plan,
    ...(channel ? { channel: { id: channel, verified: false } } : {}),
    createdAt: new Date().toISOString(),
  }
  await database.send(new PutCommand({ TableName: process.env.TABLE_ACCOUNTS, Item }))
  return { userId, token: backend.tokenFor(userId) }
}

type User = Pick<Creator, 'userId'>

/** Changes the plan of a user's account, as the operator can. */
export const setPlan = (user: User, plan: PlanName): Promise<void> => setAttribute(user, 'plan', plan)

/** Sets the creation time of a user's account to `ms` milliseconds ago. */
export const setAccountAge = (user: User, ms: number): Promise<void> =>
  setAttribute(user, 'createdAt', new Date(Date.now() - ms).toISOString())

async function setAttribute({ userId }: User, attribute: string, value: string): Promise<void> {
  const { database } = await import('#functions/lib/database.ts')
  await database.send(
    new UpdateCommand({
      TableName: process.env.TABLE_ACCOUNTS,
      Key: { userId },
      UpdateExpression: 'SET #attribute = :value',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':value': value },
    }),
  )
}

/** Spends `units` of one of a user's daily caps, as that many requests do. */
export async function spendDailyCap(name: DailyCap, userId: string, most: number, units: number): Promise<void> {
  const limits = await import('#functions/store/limits.ts')
  if (!(await limits.spendDailyCap(name, userId, most, units))) throw new Error(`${name} has fewer than ${units} left`)
}

/** Returns an access token of a user who signed in `seconds` ago. */
export const tokenSignedInAgo = (backend: Backend, userId: string, seconds: number): string =>
  backend.tokenFor(userId, { claims: { auth_time: Math.floor(Date.now() / 1000) - seconds } })
