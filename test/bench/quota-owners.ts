import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { Backend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

/** Users whose channel is connected through Google, made as they come; each answers their access token. */
export interface Owners {
  /** Was here the day before: their figures of then are kept, and Google's token has run out. */
  comeAgain(): Promise<string>
  /** Has just connected their channel, and nothing is kept of it. */
  connectNew(): Promise<string>
}

const daySeconds = 86_400

/**
 * Connects one user and opens their dashboard, at the time it is: what is kept of them then is what every user who
 * comes again has.
 */
export async function connectedYesterday(backend: Backend): Promise<Owners> {
  const { database } = await import('#functions/lib/database.ts')
  const { getTokens, putTokens } = await import('#functions/store/tokens.ts')
  const { getCached, putCached: keep } = await import('#functions/store/cache.ts')
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
  const kept = [figuresKey, videosKey].map(async (keyOf) => {
    const value = await getCached(keyOf(first.userId, demoChannel.id), z.unknown())
    return { keyOf, value }
  })
  const figures = await Promise.all(kept)
  if (!tokens || !account || figures.some(({ value }) => value === undefined)) throw new Error('nothing is kept')
  return {
    connectNew: async () => (await connectNew()).token,
    comeAgain: async () => {
      const { userId, token } = await makeCreator(backend)
      await database.send(new PutCommand({ TableName: process.env.TABLE_ACCOUNTS, Item: { ...account, userId } }))
      await putTokens({ ...tokens, user_id: userId, expires_at: 0 })
      for (const { keyOf, value } of figures) await keep(keyOf(userId, demoChannel.id), value, 20 * daySeconds)
      return token
    },
  }
}
