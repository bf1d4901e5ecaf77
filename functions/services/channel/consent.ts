import { exchangeCode, type Grant, hasGoogleClient } from '#functions/clients/google/oauth.ts'
import { GoogleError } from '#functions/clients/google/request.ts'
import { type CountedChannel, fetchOwnedChannel } from '#functions/clients/youtube/channels.ts'
import { YouTubeError, type YouTubeErrorKind } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import { withDataQuota } from '#functions/services/youtube-quota/charge.ts'
import { consentScopes } from '#shared/consent.ts'
import type { ChannelConnection } from '#shared/contract/account.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** The parameters with which Google redirected the browser back, and the user who sent them. */
export interface Consent {
  readonly code: string
  readonly verifier: string
  readonly redirectUri: string
  readonly userId: string
}

/** A channel that can be connected, with its tokens and the connection as screens show it. */
interface Connectable {
  readonly channel: CountedChannel
  readonly connection: ChannelConnection
  readonly tokens: { access_token: string; refresh_token: string; expires_at: number; scopes: string[] }
}

/**
 * Completes a consent: exchanges the code, checks that all scopes were granted and fetches the channel. Stores nothing.
 * Throws the failures of `contract.youtube.auth`.
 */
export async function completeConsent({ userId, ...consent }: Consent): Promise<Connectable> {
  if (!hasGoogleClient()) throw new Failure('youtube_not_configured')
  const grant = await exchange(consent)
  if (consentScopes.some((scope) => !grant.scopes.includes(scope))) throw new Failure('youtube_scopes_missing')
  const { accessToken, expiresAt, refreshToken, endsAt } = grant
  if (!refreshToken) {
    log('error', 'google', { description: 'no refresh token: send access_type=offline and prompt=consent' })
    throw new Failure('youtube_connect_failed')
  }
  const scopes = [...grant.scopes]
  return {
    channel: await fetchChannelOf(accessToken, userId),
    connection: {
      scopes,
      since: new Date().toISOString(),
      expiresAt: endsAt ? new Date(endsAt * 1000).toISOString() : null,
    },
    tokens: { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt, scopes },
  }
}

async function exchange({ code, verifier, redirectUri }: Omit<Consent, 'userId'>): Promise<Grant> {
  try {
    return await exchangeCode(code, verifier, redirectUri)
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error
    throw new Failure(error.kind === 'grant' ? 'youtube_code_invalid' : 'youtube_connect_failed', undefined, {
      cause: error,
    })
  }
}

const codeByKind: Readonly<Partial<Record<YouTubeErrorKind, ErrorCode>>> = {
  quota: 'youtube_quota_exceeded',
  gone: 'youtube_channel_closed',
  token: 'youtube_token_invalid',
  scopes: 'youtube_scopes_missing',
  signup: 'youtube_channel_missing',
}

async function fetchChannelOf(accessToken: string, userId: string): Promise<CountedChannel> {
  try {
    const channel = await withDataQuota({ ownerId: userId, reading: 'first' }, () => fetchOwnedChannel(accessToken))
    if (channel) return channel
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    throw new Failure(codeByKind[error.kind] ?? 'youtube_connect_failed', undefined, { cause: error })
  }
  throw new Failure('youtube_channel_missing')
}
