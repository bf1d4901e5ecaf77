import { setTimeout as wait } from 'node:timers/promises'
import { refreshGrant } from '#functions/clients/google/oauth.ts'
import { GoogleError } from '#functions/clients/google/request.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'

/** A user's tokens, as `functions/store/tokens.ts` keeps them. */
interface Tokens {
  readonly user_id: string
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_at: number
  readonly channel_id: string
  readonly refreshing_until?: number | undefined
}

/** What reading a connected channel needs of the stores; each function passes it in. */
export interface TokenStore<T extends Tokens = Tokens> {
  readonly getTokens: (userId: string) => Promise<T | undefined>
  readonly leaseRefresh: (tokens: T) => Promise<boolean>
  readonly storeRefreshed: (tokens: T, fresh: Awaited<ReturnType<typeof refreshGrant>>) => Promise<boolean>
  readonly endLease: (tokens: T) => Promise<void>
  /** After Google took the grant back: these tokens, and all they brought. */
  readonly forgetConnection: (tokens: T) => Promise<unknown>
}

/** The same with a deadline: once `signal` is aborted Google is not waited for, nor whoever else is refreshing. */
type Timed<T extends Tokens> = TokenStore<T> & { readonly signal: AbortSignal }

/** An access token is renewed so long before it runs out, in seconds. */
const marginSeconds = 60
/** Who needs tokens that somebody else is refreshing looks every so often, and no longer than this. In milliseconds. */
const [lookMs, patienceMs] = [150, 7_000]

const secondsLeft = ({ expires_at }: Tokens) => expires_at - Date.now() / 1000

/** The user's tokens. Throws Failure `youtube_not_connected` where there are none. */
export async function requireTokens<T extends Tokens>(userId: string, { getTokens }: TokenStore<T>): Promise<T> {
  const tokens = await getTokens(userId)
  if (!tokens) throw new Failure('youtube_not_connected')
  return tokens
}

/**
 * Runs `work` with a good access token: renewed within a minute of its end, and once more where YouTube refuses it
 * before. One refresh at a time for a user: the others wait for it. Throws Failure `youtube_token_expired` once Google
 * has taken the grant back (everything of the connection is deleted then), `youtube_refresh_failed` while it does not
 * answer, `youtube_token_invalid` where YouTube refuses a new token too.
 */
export async function withAccessToken<T extends Tokens, R>(
  tokens: T,
  store: Timed<T>,
  work: (accessToken: string) => Promise<R>,
): Promise<R> {
  const good = secondsLeft(tokens) > marginSeconds ? tokens : await refreshTokens(tokens, store)
  try {
    return await work(good.access_token)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  const renewed = await refreshTokens({ ...good, expires_at: 0 }, store)
  try {
    return await work(renewed.access_token)
  } catch (error) {
    throw isRefused(error) ? new Failure('youtube_token_invalid', undefined, { cause: error }) : error
  }
}

const isRefused = (error: unknown) => error instanceof YouTubeError && error.fault === 'token'

/** Tokens newer than these: our refresh, or somebody else's. Those not quite run out do while no others can be had. */
async function refreshTokens<T extends Tokens>(tokens: T, store: Timed<T>): Promise<T> {
  if (await store.leaseRefresh(tokens)) return requestNewTokens(tokens, store)
  if (secondsLeft(tokens) > 0) return tokens
  return waitForOtherRefresh(tokens, store)
}

async function requestNewTokens<T extends Tokens>(tokens: T, store: Timed<T>): Promise<T> {
  try {
    const fresh = await refreshGrant(tokens.refresh_token, store.signal)
    await store.storeRefreshed(tokens, fresh)
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error
    if (error.fault === 'grant') {
      await store.forgetConnection(tokens)
      throw new Failure('youtube_token_expired', undefined, { cause: error })
    }
    await store.endLease(tokens)
    if (secondsLeft(tokens) > 0) return tokens
    throw new Failure('youtube_refresh_failed', undefined, { cause: error })
  }
  // What is stored, not what came: the user may have disconnected, or connected another channel, meanwhile.
  return requireTokens(tokens.user_id, store)
}

async function waitForOtherRefresh<T extends Tokens>(old: T, { getTokens, signal }: Timed<T>): Promise<T> {
  for (let waited = 0; waited < patienceMs && !signal.aborted; waited += lookMs) {
    const tokens = await getTokens(old.user_id)
    if (!tokens) throw new Failure('youtube_token_expired')
    if (tokens.access_token !== old.access_token) return tokens
    // Whoever was at it ended without: asking Google again at once would be for nothing.
    if (tokens.refreshing_until === undefined) break
    await wait(lookMs)
  }
  throw new Failure('youtube_refresh_failed')
}
