import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { usedCodeSeconds } from '#functions/clients/google/request.ts'
import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { connectChannel as connectAccount, getAccount, requireAccount } from '#functions/store/accounts.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { waitForLease } from '#functions/store/lease.ts'
import { putTokens } from '#functions/store/tokens.ts'
import { startVisits } from '#functions/store/visits.ts'
import type { OwnChannel } from '#shared/contract/account.ts'
import { deleteChannelData } from './channel-data.ts'
import { saveCounts } from './channel-figures.ts'
import { cacheChannelTitle, getCachedTitle } from './channel-title.ts'
import { type Consent, completeConsent } from './consent.ts'
import { prefetchUploads } from './own-uploads.ts'
import { ensureReportingJob } from './reach/reporting-job.ts'

/** In seconds: as long as the function can run. */
const leaseSeconds = 24
/** The timeout for creating the reporting job, which must not delay the response. */
const reportingTimeoutMs = 4_000

/** The connected channel, and the title of the channel that it replaced. */
interface ConnectedChannel {
  readonly channel: OwnChannel
  readonly replaced: { readonly title: string | null } | null
}

/**
 * Completes a consent and connects its channel to the user's account. A repeated request with the same code returns the
 * same channel. Throws the failures of `contract.youtube.auth`.
 */
export async function connectChannel(consent: Consent): Promise<ConnectedChannel> {
  const { userId, code } = consent
  // Google may revoke the tokens of a code that is sent twice (RFC 6749, 4.1.2), so requests with the same code take turns.
  const lease = await waitForLease(codeKey(userId, code), leaseSeconds)
  if (!lease) throw new Failure('youtube_connect_failed')
  try {
    const connected = await findConnectedBy(userId, code)
    return connected ? { channel: connected, replaced: null } : await connect(consent)
  } finally {
    await lease.release()
  }
}

const codeKey = (userId: string, code: string) =>
  `consent#${pseudonymize(userId)}#${createHash('sha256').update(code).digest('base64url')}`

/** Returns the user's channel if this code has already connected it. */
async function findConnectedBy(userId: string, code: string): Promise<OwnChannel | undefined> {
  if (!(await getCached(codeKey(userId, code), z.literal('done')))) return undefined
  const channel = (await getAccount(userId))?.channel
  return channel?.verified ? { ...channel, title: await getCachedTitle(channel.id) } : undefined
}

async function connect(consent: Consent): Promise<ConnectedChannel> {
  const { code, userId } = consent
  await requireAccount(userId)
  const { channel, connection, tokens } = await completeConsent(consent)
  // Tokens first, so that every channel shown as connected can be read. After a crash in between, connecting again works.
  const previousId = await putTokens({ user_id: userId, channel_id: channel.id, ...tokens })
  await Promise.all([cacheChannelTitle(channel), saveCounts(userId, channel)])
  if (!(await connectAccount(userId, channel.id, connection))) throw new Failure('unauthenticated')
  const isReplaced = previousId !== undefined && previousId !== channel.id
  const replaced = isReplaced ? await deleteReplacedChannel({ userId, channelId: previousId }) : null
  await putCached(codeKey(userId, code), 'done', usedCodeSeconds)
  await startVisits(userId)
  await prefetchUploads({ userId, channel: { id: channel.id, verified: true } })
  await startReachReports({ userId, channelId: channel.id }, tokens.access_token)
  return { channel: { id: channel.id, title: channel.title, verified: true, connection }, replaced }
}

/**
 * Deletes the data of the previous channel. Does not revoke its grant: when both channels belong to one Google account,
 * that would revoke the new grant too.
 */
async function deleteReplacedChannel(owner: ChannelOwner) {
  const title = await getCachedTitle(owner.channelId)
  await deleteChannelData(owner)
  return { title }
}

/** Has YouTube create reach reports from today on. If this fails, `jobs/read-reach` creates the reporting job. */
async function startReachReports(owner: ChannelOwner, accessToken: string): Promise<void> {
  try {
    await ensureReportingJob(owner, accessToken, AbortSignal.timeout(reportingTimeoutMs))
  } catch (error) {
    if (!(error instanceof Failure)) log('error', 'no reporting job', { error })
  }
}
