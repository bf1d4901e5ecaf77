import { setTimeout as wait } from 'node:timers/promises'
import { refreshGrant } from '#functions/clients/google/oauth.ts'
import { GoogleError } from '#functions/clients/google/request.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import {
  acquireRefreshLease,
  getTokens,
  releaseRefreshLease,
  saveRefreshedTokens,
  type TokensItem,
} from '#functions/store/tokens.ts'
import { deleteConnection } from './channel-data.ts'

/** An access token that expires within this time is refreshed first. */
const refreshMarginSeconds = 60
/** How often, and for how long, a request checks whether another request has finished its refresh. In milliseconds. */
const pollMs = 150
const pollLimitMs = 7_000

const secondsLeft = ({ expires_at }: TokensItem) => expires_at - Date.now() / 1000

/** Returns the user's tokens. Throws Failure `youtube_not_connected` when there are none. */
export async function requireTokens(userId: string): Promise<TokensItem> {
  const tokens = await getTokens(userId)
  if (!tokens) throw new Failure('youtube_not_connected')
  return tokens
}

/**
 * Runs `work` with a valid access token. Refreshes it first if it expires within a minute, and once more when YouTube rejects it.
 * Each user has one refresh at a time; other requests wait for its result. Throws Failure
 * - `youtube_token_expired` when Google has revoked the grant (the connection and its data are deleted then), or when
 *   the connection was deleted while this request waited for another's refresh,
 * - `youtube_not_connected` when the user disconnected during this request's own refresh,
 * - `youtube_refresh_failed` when a refresh failed otherwise or took too long, or `signal` aborted it,
 * - `youtube_token_invalid` when YouTube rejects a new token.
 */
export async function withAccessToken<R>(
  tokens: TokensItem,
  signal: AbortSignal,
  work: (accessToken: string) => Promise<R>,
): Promise<R> {
  const valid = secondsLeft(tokens) > refreshMarginSeconds ? tokens : await refreshTokens(tokens, signal)
  try {
    return await work(valid.access_token)
  } catch (error) {
    if (!isTokenRejected(error)) throw error
  }
  // Marked as expired, because a rejected token must not be the fallback.
  const refreshed = await refreshTokens({ ...valid, expires_at: 0 }, signal)
  try {
    return await work(refreshed.access_token)
  } catch (error) {
    throw isTokenRejected(error) ? new Failure('youtube_token_invalid', undefined, { cause: error }) : error
  }
}

const isTokenRejected = (error: unknown) => error instanceof YouTubeError && error.kind === 'token'

/** Returns newer tokens, from this refresh or another request's. Tokens that have not expired yet are the fallback. */
async function refreshTokens(tokens: TokensItem, signal: AbortSignal): Promise<TokensItem> {
  if (await acquireRefreshLease(tokens)) return requestNewTokens(tokens, signal)
  if (secondsLeft(tokens) > 0) return tokens
  return waitForOtherRefresh(tokens, signal)
}

async function requestNewTokens(tokens: TokensItem, signal: AbortSignal): Promise<TokensItem> {
  try {
    await saveRefreshedTokens(tokens, await refreshGrant(tokens.refresh_token, signal))
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error
    if (error.kind === 'grant') {
      await deleteConnection(tokens)
      throw new Failure('youtube_token_expired', undefined, { cause: error })
    }
    await releaseRefreshLease(tokens)
    if (secondsLeft(tokens) > 0) return tokens
    throw new Failure('youtube_refresh_failed', undefined, { cause: error })
  }
  // Read them again: the user may have disconnected, or connected another channel, in the meantime.
  return requireTokens(tokens.user_id)
}

async function waitForOtherRefresh(old: TokensItem, signal: AbortSignal): Promise<TokensItem> {
  for (let waited = 0; waited < pollLimitMs && !signal.aborted; waited += pollMs) {
    const tokens = await getTokens(old.user_id)
    if (!tokens) throw new Failure('youtube_token_expired')
    if (tokens.access_token !== old.access_token) return tokens
    // The other refresh failed: an immediate retry would most likely fail too.
    if (tokens.refreshing_until === undefined) break
    await wait(pollMs)
  }
  throw new Failure('youtube_refresh_failed')
}
