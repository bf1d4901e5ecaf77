import { exchangeCode, type Grant, hasGoogleClient } from '#functions/clients/google/oauth.ts'
import { GoogleError } from '#functions/clients/google/request.ts'
import { fetchOwnedChannel, type OwnedChannel } from '#functions/clients/youtube/channels.ts'
import { YouTubeError, type YouTubeErrorKind } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import { withDataQuota } from '#functions/services/youtube-quota/charge.ts'
import type { Take } from '#functions/services/youtube-quota/quota.ts'
import { consentScopes } from '#shared/consent.ts'
import type { Connection } from '#shared/contract/account.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** What Google sent the browser back with, and who brought it. */
export interface Consent {
  readonly code: string
  readonly verifier: string
  readonly redirectUri: string
  readonly userId: string
}

/** A channel that may be connected: its tokens are to be stored, and the connection to be shown. */
interface Connectable {
  readonly channel: OwnedChannel
  readonly connection: Connection
  readonly tokens: { access_token: string; refresh_token: string; expires_at: number; scopes: string[] }
}

/**
 * Ends a consent: exchanges its code, compares what was allowed with what was asked, reads the channel. Throws the
 * failures of `contract.youtube.auth`; nothing is stored here, so that a consent of no use leaves nothing behind.
 */
export async function completeConsent({ userId, ...consent }: Consent, take: Take): Promise<Connectable> {
  if (!hasGoogleClient()) throw new Failure('youtube_not_configured')
  const grant = await exchanged(consent)
  if (consentScopes.some((scope) => !grant.scopes.includes(scope))) throw new Failure('youtube_scopes_missing')
  const { accessToken, expiresAt, refreshToken, endsAt } = grant
  if (!refreshToken) {
    log('error', 'google', { description: 'no refresh token: access_type=offline and prompt=consent are to be asked' })
    throw new Failure('youtube_connect_failed')
  }
  const scopes = [...grant.scopes]
  return {
    channel: await channelOf(accessToken, userId, take),
    connection: {
      scopes,
      since: new Date().toISOString(),
      expiresAt: endsAt ? new Date(endsAt * 1000).toISOString() : null,
    },
    tokens: { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt, scopes },
  }
}

async function exchanged({ code, verifier, redirectUri }: Omit<Consent, 'userId'>): Promise<Grant> {
  try {
    return await exchangeCode(code, verifier, redirectUri)
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error
    throw new Failure(error.fault === 'grant' ? 'youtube_code_used' : 'youtube_connect_failed', undefined, {
      cause: error,
    })
  }
}

const codeOf: Readonly<Partial<Record<YouTubeErrorKind, ErrorCode>>> = {
  quota: 'youtube_quota_spent',
  gone: 'youtube_channel_gone',
  token: 'youtube_token_invalid',
  scopes: 'youtube_scopes_missing',
  signup: 'youtube_channel_none',
}

async function channelOf(accessToken: string, userId: string, take: Take): Promise<OwnedChannel> {
  try {
    const channel = await withDataQuota({ ownerId: userId, isFirst: true }, take, () => fetchOwnedChannel(accessToken))
    if (channel) return channel
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    throw new Failure(codeOf[error.fault] ?? 'youtube_connect_failed', undefined, { cause: error })
  }
  throw new Failure('youtube_channel_none')
}
