import { cognitoRefresh } from './cognito-refresh.ts'
import { cognitoRequest } from './cognito-request.ts'
import { loadConfig } from './config.ts'
import { createSessionStore, isExpiring, refreshStored, runExclusive, type StoredSession } from './stored-session.ts'
import { visitKey } from './visit-key.ts'

/** As long as a result in the cache counts as fresh. */
const freshMs = 30_000

type Page = Pick<Location, 'pathname' | 'search'>

interface EarlyRead {
  readonly token: string
  /** Undefined if no server was reached. */
  readonly response: Promise<Response | undefined>
  readonly at: number
}

/** The reads that were sent before the app's code had arrived, by their addresses, until the app asks for them. */
const sent = new Map<string, EarlyRead>()

/** What the dashboard reads first. The figures only if the user saw figures in this browser before. */
const accountAddress = '/api/account'
const figureAddresses = [
  '/api/youtube/analytics?period=28',
  '/api/youtube/top?period=28',
  '/api/youtube/videos',
] as const

// A search names another view or period, or a consent that is about to change what there is to read.
const isDashboard = ({ pathname, search }: Page) => pathname === '/dashboard' && search === ''
const hadFigures = (user: string) => localStorage.getItem(visitKey)?.includes(user) ?? false

/** Returns whether a page most likely shows figures first: its user saw figures in this browser before. */
export function expectsFigures(page: Page): boolean {
  const session = createSessionStore(localStorage).read()
  return session !== undefined && isDashboard(page) && hadFigures(session.user.id)
}

/**
 * Refreshes the session if its access token has expired, and sends the first reads of the page, while the app's code is
 * downloaded. The session manager finds what was refreshed in storage. Never rejects: the app tries again whatever failed.
 */
export async function readEarly(page: Page): Promise<void> {
  try {
    const store = createSessionStore(localStorage)
    const found = store.read()
    if (!found) return
    if (!isExpiring(found)) return sendFirst(page, found)
    await runExclusive(async () => {
      const session = await refreshStored(store, found.access_token, cognitoRefresh(cognitoRequest(loadConfig)))
      // Before the session manager, which waits for its turn, reads the session and asks for the responses.
      if (session) sendFirst(page, session)
    })
  } catch {
    // The session manager and the app report what they cannot do.
  }
}

function sendFirst(page: Page, { user, access_token }: StoredSession): void {
  if (!isDashboard(page)) return
  const addresses = [accountAddress, ...(hadFigures(user.id) ? figureAddresses : [])]
  for (const address of addresses) send(address, access_token)
}

function send(address: string, token: string): void {
  const headers = { authorization: `Bearer ${token}` }
  const response = fetch(address, { headers, signal: AbortSignal.timeout(freshMs) }).catch(() => undefined)
  sent.set(address, { token, response, at: Date.now() })
}

/**
 * Returns the response to a read that was sent early with the same token, once. Undefined if there is none, or no server was
 * reached: the caller then sends the read itself.
 */
export async function takeEarly(address: string, token: string | undefined): Promise<Response | undefined> {
  const early = sent.get(address)
  sent.delete(address)
  return early?.token === token && early && Date.now() - early.at < freshMs ? early.response : undefined
}

/** Forgets the reads that the app has not asked for, since a change makes them stale. */
export const forgetEarly = (): void => sent.clear()
