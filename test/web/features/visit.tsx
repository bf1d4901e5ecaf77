import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Fragment, StrictMode } from 'react'
import {
  createPath,
  type InitialEntry,
  type Location,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { beforeEach, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { clientId, poolId, region } from '#infra/local/deployment.ts'
import { Config } from '#shared/config.ts'
import type { Locale } from '#shared/locale.ts'
import { addressHeader, ask } from '#test/support/ask.ts'
import { type Backend, googleClient, setUpBackend, siteUrl } from '#test/support/backend.ts'
import type { Creator } from '#test/support/creator.ts'
import { setOrigin } from '#test/support/origin.ts'
import type { SignedUp } from '#test/support/pool.ts'
import { renderAt } from '#test/support/render.tsx'
import { homeMessages } from '#web/features/home/messages.ts'
import { createCall } from '#web/lib/api.ts'
import { lazyCognito } from '#web/lib/lazy-cognito.ts'
import { createQueryClient } from '#web/lib/query.ts'
import { ServicesProvider } from '#web/lib/services.tsx'
import { sessionKey } from '#web/lib/session-key.ts'
import { SessionManager } from '#web/lib/session-manager.ts'
import { toStored } from '#web/lib/stored-session.ts'
import { isErrorCode } from '#web/messages/frame.ts'
import { AppRoutes } from '#web/routes.tsx'
import { Toaster } from '#web/ui/toaster.tsx'

/** Responds to a request from the page instead of the backend. Returns undefined to send the request to the backend. */
export type Responder = (url: string, init: RequestInit) => Promise<Response> | undefined

/**
 * Sets up a backend with the real functions and a user pool, and routes the page's `fetch` to it. A test sets
 * `interceptor.respond` to replace responses.
 */
export function setUpPageBackend() {
  const interceptor = { respond: (() => undefined) as Responder }
  let visitors = 0
  const backend = setUpBackend()
  beforeEach(() => {
    // The thumbnail bucket accepts requests only from the site's origin.
    setOrigin(siteUrl)
    interceptor.respond = () => undefined
    // Each test uses its own IP address, so that tests do not share a rate limit.
    const address = `198.51.100.${++visitors}`
    vi.stubGlobal(
      'fetch',
      (url: string, init: RequestInit = {}) =>
        // The functions run in this process too, with the same `fetch`.
        (backend.rights.isInFunction() ? undefined : interceptor.respond(url, init)) ??
        sendToBackend(backend, address, url, init),
    )
  })
  /** Delays the next matching request. The returned function waits for that request and then sends it. */
  const holdNextRequest = (method: string, path: string) => {
    let release = () => {}
    const arrival = new Promise<void>((onArrival) => {
      interceptor.respond = (url, init) => {
        if (url !== path || (init.method ?? 'GET') !== method) return undefined
        interceptor.respond = () => undefined
        return new Promise((resolve) => {
          release = () => resolve(fetch(url, init))
          onArrival()
        })
      }
    })
    return () => arrival.then(() => release())
  }
  /** Never responds to a save of a draft, so that a page that crashes sends nothing more. Resolves at the first save. */
  const hangSaves = () =>
    new Promise<void>((onArrival) => {
      interceptor.respond = (url, init) => {
        if (init.method !== 'PATCH' || !url.startsWith('/api/drafts/')) return undefined
        onArrival()
        return new Promise(() => {})
      }
    })
  return { backend, interceptor, holdNextRequest, hangSaves }
}

/** Sends a request without happy-dom's fetch, which checks the origin. A page without a server has no origin. */
async function sendToBackend(backend: Backend, address: string, url: string, init: RequestInit): Promise<Response> {
  const { origin, pathname, search } = new URL(url, backend.origin)
  const { body } = init
  const isForm = body instanceof URLSearchParams
  const form = isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
  const { status, text, headers } = await ask(origin, init.method ?? 'GET', pathname + search, {
    headers: { ...form, ...Object.fromEntries(new Headers(init.headers)), [addressHeader]: address },
    ...(body === undefined ? {} : { body: isForm ? body.toString() : body }),
  })
  init.signal?.throwIfAborted()
  return new Response(text, { status, headers: { 'content-type': `${headers['content-type']}` } })
}

/** Stores the session of a user as signing in does. */
export function storeSession({ tokens }: SignedUp, expiresIn = 900): void {
  localStorage.setItem(sessionKey, JSON.stringify(toStored({ ...tokens, expiresIn })))
}

/** Stores the session of a creator made without the user pool. It is valid as long as its access token. */
export function storeCreatorSession({ userId, token }: Creator): void {
  const user = { id: userId, email: `${userId}@example.com`, name: 'Ann' }
  const expires_at = Math.floor(Date.now() / 1000) + 900
  localStorage.setItem(
    sessionKey,
    JSON.stringify({
      access_token: token,
      refresh_token: 'none',
      token_type: 'Bearer',
      expires_in: 900,
      expires_at,
      user,
    }),
  )
}

interface VisitOptions {
  readonly backend: Backend
  readonly locale?: Locale
  readonly config?: { readonly [Key in keyof Config]?: Config[Key] | undefined }
  /** Uses React's strict mode as in development, which runs every effect twice. */
  readonly strict?: boolean
}

/** Returns a component that follows the router's location, and functions that read the address and press Back. */
const createAddressBar = () => {
  const bar = { address: '', entry: undefined as Location | undefined, go: undefined as NavigateFunction | undefined }
  const Bar = () => {
    bar.entry = useLocation()
    bar.address = createPath(bar.entry)
    bar.go = useNavigate()
    return null
  }
  return { Bar, address: () => bar.address, entry: () => bar.entry, back: () => act(async () => bar.go?.(-1)) }
}

/** Opens the whole app at a path, or at a location with navigation state from another screen. */
export async function visit(location: InitialEntry, options: VisitOptions) {
  const { backend, locale, config, strict } = options
  const { Bar, address, entry, back } = createAddressBar()
  const leavePage = vi.fn()
  const navigateTo = vi.fn<(address: string) => void>()
  const loadConfig = async () =>
    z.parse(Config, {
      region,
      userPoolId: poolId,
      userPoolClientId: clientId,
      cognitoEndpoint: backend.poolOrigin,
      uploadsOrigin: 'http://127.0.0.1:1',
      codesByMail: true,
      passkeys: true,
      payments: true,
      ai: false,
      derivedMetrics: true,
      google: { clientId: googleClient.clientId, consentUrl: `${backend.google.origin}/o/oauth2/v2/auth` },
      local: false,
      ...config,
    })
  const provider = lazyCognito(loadConfig)
  const session = new SessionManager({
    provider,
    loadConfig,
    local: localStorage,
    perTab: sessionStorage,
    leavePage,
    runExclusive: (run) => run(),
  })
  const client = createQueryClient(session)
  const stop = session.start()
  onTestFinished(stop)
  const Wrapper = strict ? StrictMode : Fragment
  await homeMessages.load(locale ?? 'en')
  await renderAt(
    location,
    <Wrapper>
      <ServicesProvider
        services={{ session, registration: provider, call: createCall(session, isErrorCode), loadConfig, navigateTo }}
      >
        <QueryClientProvider client={client}>
          <AppRoutes />
          <Bar />
          <Toaster label="Notifications" closeLabel="Close" />
        </QueryClientProvider>
      </ServicesProvider>
    </Wrapper>,
    locale,
  )
  /** Opens the page again at its entry in the browser's history, as a reload does. */
  const reload = async () => {
    stop()
    cleanup()
    return visit(entry() ?? location, options)
  }
  return { session, leavePage, navigateTo, address, back, reload }
}

/** Enters text at once, where its letters are not under test: a screen is rendered again for each letter that is typed. */
export async function enterText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

/** Waits for a toast. An error is found twice: as the visible toast and as the announcement for screen readers. */
export const findToast = (text: string) => screen.findAllByText(text)
