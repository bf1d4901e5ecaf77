import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { PlanName } from '#shared/plans.ts'
import type { Backend } from './backend.ts'

/** A user who is signed up and may analyse drafts, with a token; everyone made is another one. */
export interface Creator {
  readonly userId: string
  readonly token: string
}

let made = 0
const unknownChannel = 'UCabcdefghijklmnopqrstuv'

/** Writes the account item of a new creator; `plan` is free and the channel one that YouTube does not know, unless said otherwise. */
export async function makeCreator(
  backend: Backend,
  { plan = 'free', channel = unknownChannel }: { plan?: PlanName; channel?: string | false } = {},
): Promise<Creator> {
  const { database } = await import('#functions/lib/database.ts')
  const userId = `creator-${made++}`
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

/** Puts a user's account on another plan, as if the operator had. */
export const setPlan = (user: User, plan: PlanName): Promise<void> => set(user, 'plan', plan)

/** Has a user's account be made so long ago, in milliseconds. */
export const setAccountAge = (user: User, ms: number): Promise<void> =>
  set(user, 'createdAt', new Date(Date.now() - ms).toISOString())

async function set({ userId }: User, attribute: string, value: string): Promise<void> {
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
