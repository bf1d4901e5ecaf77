import { cognitoRefresh } from './cognito-refresh.ts'
import { cognitoRequest } from './cognito-request.ts'
import { loadConfig } from './config.ts'
import { createSessionStore, isExpiring, refreshStored, runExclusive, type StoredSession } from './stored-session.ts'
import { visitKey } from './visit-key.ts'

/** How long an early result is used, in milliseconds: the same as the query cache's `staleTime`. */
const freshMs = 30_000

type Page = Pick<Location, 'pathname' | 'search'>

interface EarlyRead {
  readonly token: string
  /** Undefined if no server was reached. */
  readonly response: Promise<Response | undefined>
  readonly at: number
}

/** Reads that were sent before the app's code arrived, by URL, until the app takes them. */
const earlyReads = new Map<string, EarlyRead>()

/** The first reads of the dashboard. Figures are read only if the user has seen figures in this browser before. */
const accountUrl = '/api/account'
const figureUrls = ['/api/youtube/analytics?period=28', '/api/youtube/top?period=28', '/api/youtube/videos'] as const

// A query string selects another view or period, or completes a consent that changes what to read.
const isDashboard = ({ pathname, search }: Page) => pathname === '/dashboard' && search === ''
const hadFigures = (user: string) => localStorage.getItem(visitKey)?.includes(user) ?? false

/** Returns whether a page probably shows figures first, because its user has seen figures in this browser before. */
export function expectsFigures(page: Page): boolean {
  const session = createSessionStore(localStorage).read()
  return session !== undefined && isDashboard(page) && hadFigures(session.user.id)
}

/**
 * Refreshes the session if its access token has expired, and sends the first reads of the page, while the app's code is
 * downloaded. The session manager finds the refreshed session in storage. Never rejects: the app retries whatever failed.
 */
export async function readEarly(page: Page): Promise<void> {
  try {
    const store = createSessionStore(localStorage)
    const stored = store.read()
    if (!stored) return
    if (!isExpiring(stored)) return sendFirst(page, stored)
    await runExclusive(async () => {
      const session = await refreshStored(store, stored.access_token, cognitoRefresh(cognitoRequest(loadConfig)))
      // Must run before the session manager gets the lock, reads the session and takes the responses.
      if (session) sendFirst(page, session)
    })
  } catch {
    // The session manager and the app report their own failures.
  }
}

function sendFirst(page: Page, { user, access_token }: StoredSession): void {
  if (!isDashboard(page)) return
  const urls = [accountUrl, ...(hadFigures(user.id) ? figureUrls : [])]
  for (const url of urls) send(url, access_token)
}

function send(url: string, token: string): void {
  const headers = { authorization: `Bearer ${token}` }
  const response = fetch(url, { headers, signal: AbortSignal.timeout(freshMs) }).catch(() => undefined)
  earlyReads.set(url, { token, response, at: Date.now() })
}

/**
 * Takes the response to a read that was sent early with the same token. Undefined if there is none, or no server was
 * reached: the caller then sends the read itself.
 */
export async function takeEarly(url: string, token: string | undefined): Promise<Response | undefined> {
  const early = earlyReads.get(url)
  earlyReads.delete(url)
  return early?.token === token && early && Date.now() - early.at < freshMs ? early.response : undefined
}

/** Discards reads that the app has not taken yet. Call it when a change makes them stale. */
export const forgetEarly = (): void => earlyReads.clear()
