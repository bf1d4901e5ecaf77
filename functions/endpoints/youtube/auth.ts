import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { fetchProfile } from '#functions/clients/cognito/users.ts'
import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { log } from '#functions/lib/log.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { deleteChannelData } from '#functions/services/channel/channel-data.ts'
import { channelStore } from '#functions/services/channel/channel-stores.ts'
import { cacheChannelTitle, getCachedTitle } from '#functions/services/channel/channel-title.ts'
import { type Consent, completeConsent } from '#functions/services/channel/consent.ts'
import { ensureReportingJob } from '#functions/services/channel/reach/reporting-job.ts'
import { connectChannel, ensureAccount, getAccount } from '#functions/store/accounts.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { acquireLease, type Lease } from '#functions/store/lease.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { putTokens } from '#functions/store/tokens.ts'
import { consentReturnPath } from '#shared/consent.ts'
import type { OwnChannel } from '#shared/contract/account.ts'
import { youtube } from '#shared/contract/youtube.ts'

const store = { getCached, keep: putCached, take: spendBudget }

/** Longer than a code of Google's is good for, in seconds. */
const codeSeconds = 900

export const handler = handle(youtube.auth, async ({ input: { code, redirect_uri, code_verifier }, userId }) => {
  if (redirect_uri !== `${env('SITE_URL')}${consentReturnPath}`)
    throw new Failure('invalid_input', { redirect_uri: 'invalid' })
  const turn = await turnAt(codeKey(userId, code))
  try {
    const done = await connectedBy(userId, code)
    if (done) return { channel: done, replaced: null }
    return await connect({ code, verifier: code_verifier, redirectUri: redirect_uri, userId })
  } finally {
    await turn.release()
  }
})

/** As long as the function may run, in seconds. */
const turnSeconds = 24
/** Whose request waits for another with its code looks every so often, and no longer than this. In milliseconds. */
const [lookMs, patienceMs] = [250, 15_000]

/** A code is taken to Google by one request at a time: shown twice, it may cost the tokens that it brought (RFC 6749, 4.1.2). */
async function turnAt(key: string): Promise<Lease> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const turn = await acquireLease(key, turnSeconds)
    if (turn) return turn
    await wait(lookMs)
  }
  throw new Failure('youtube_connect_failed')
}

async function connect(consent: Consent) {
  const { code, userId } = consent
  await ensureAccount(userId, fetchProfile)
  const { channel, connection, tokens } = await completeConsent(consent, spendBudget)
  // Tokens first: a channel that is said to be connected can be read. Cut short after them, connecting again mends it.
  const before = await putTokens({ user_id: userId, channel_id: channel.id, ...tokens })
  await cacheChannelTitle(channel, store)
  if (!(await connectChannel(userId, channel.id, connection))) throw new Failure('unauthenticated')
  const replaced = before !== undefined && before !== channel.id ? await replace(userId, before) : null
  await putCached(codeKey(userId, code), 'done', codeSeconds)
  await orderReach({ userId, channelId: channel.id }, tokens.access_token)
  return { channel: { id: channel.id, title: channel.title, verified: true, connection }, replaced }
}

/** For ordering YouTube's files of impressions, in milliseconds: the channel is connected already. */
const orderMs = 4_000

/** Has YouTube make them from today on. Where that fails the job that reads them makes up for it. */
async function orderReach(owner: ChannelOwner, accessToken: string): Promise<void> {
  try {
    await ensureReportingJob(owner, accessToken, store, AbortSignal.timeout(orderMs))
  } catch (error) {
    if (!(error instanceof Failure)) log('error', 'no reporting job', { error })
  }
}

const codeKey = (userId: string, code: string) =>
  `consent#${pseudonymize(userId)}#${createHash('sha256').update(code).digest('base64url')}`

/** The user's channel, where it was connected by this very code: a request that comes twice is answered twice. */
async function connectedBy(userId: string, code: string): Promise<OwnChannel | undefined> {
  if (!(await getCached(codeKey(userId, code), z.literal('done')))) return undefined
  const channel = (await getAccount(userId))?.channel
  return channel?.verified ? { ...channel, title: await getCachedTitle(channel.id, store) } : undefined
}

/** Deletes what we had of the channel before. Its grant is left: it may be of the same Google account as the new one, whose grant would go with it. */
async function replace(userId: string, channelId: string) {
  const title = await getCachedTitle(channelId, store)
  await deleteChannelData({ userId, channelId }, channelStore)
  return { title }
}
