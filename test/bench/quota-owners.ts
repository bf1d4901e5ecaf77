import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { daySeconds } from '#shared/duration.ts'
import type { Backend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

/** Creates users with a connected channel. Each method returns an access token. */
export interface Owners {
  /** A returning user: the previous day's figures are cached, and the token from Google has expired. */
  createReturning(): Promise<string>
  /** A user who has just connected their channel, with nothing cached. */
  createNew(): Promise<string>
}

/**
 * Connects one user and opens their dashboard at the current time. Returning users get a copy of what is cached for that
 * user.
 */
export async function createOwners(backend: Backend): Promise<Owners> {
  const { database } = await import('#functions/lib/database.ts')
  const { getTokens, putTokens } = await import('#functions/store/tokens.ts')
  const { getCached, putCached } = await import('#functions/store/cache.ts')
  const { figuresKey, videosKey } = await import('#functions/services/channel/channel-data.ts')
  const connectNew = async (): Promise<Creator> => {
    const creator = await makeCreator(backend, { plan: 'basic' })
    const { status, text } = await connect(backend, creator)
    if (status !== 200) throw new Error(text)
    return creator
  }
  const first = await connectNew()
  for (const path of ['analytics', 'videos']) await backend.request('GET', `/api/youtube/${path}`, { as: first.token })
  const tokens = await getTokens(first.userId)
  const account = (await backend.items('accounts')).find(({ userId }) => userId === first.userId)
  const cached = [figuresKey, videosKey].map(async (keyOf) => {
    const value = await getCached(keyOf(first.userId, demoChannel.id), z.unknown())
    return { keyOf, value }
  })
  const figures = await Promise.all(cached)
  if (!tokens || !account || figures.some(({ value }) => value === undefined)) throw new Error('nothing is cached')
  return {
    createNew: async () => (await connectNew()).token,
    createReturning: async () => {
      const { userId, token } = await makeCreator(backend)
      await database.send(new PutCommand({ TableName: process.env.TABLE_ACCOUNTS, Item: { ...account, userId } }))
      await putTokens({ ...tokens, user_id: userId, expires_at: 0 })
      for (const { keyOf, value } of figures) await putCached(keyOf(userId, demoChannel.id), value, 20 * daySeconds)
      return token
    },
  }
}
