import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Locale } from '#shared/locale.ts'
import { Now } from './features/home/connected.tsx'
import { Notifications } from './layout/notifications.tsx'
import { createCall } from './lib/api.ts'
import { loadConfig } from './lib/config.ts'
import { lazyCognito } from './lib/lazy-cognito.ts'
import { createQueryClient } from './lib/query.ts'
import { rememberReads } from './lib/remembered-reads.ts'
import { type Services, ServicesProvider } from './lib/services.tsx'
import { SessionManager } from './lib/session-manager.ts'
import { markSignedIn } from './lib/signed-in-mark.ts'
import { runExclusive } from './lib/stored-session.ts'
import { isErrorCode } from './messages/frame.ts'
import { MessagesProvider } from './messages/messages.tsx'
import { AppRoutes } from './routes.tsx'

const provider = lazyCognito(loadConfig)
const session = new SessionManager({
  provider,
  local: localStorage,
  perTab: sessionStorage,
  loadConfig,
  leavePage: (url) => location.assign(url),
  runExclusive,
})
const client = createQueryClient(session)
// The page contains the configuration, so it is usually available before the first render.
void loadConfig().then(
  (config) => client.setQueryData(['config'], config),
  () => undefined,
)
session.subscribe(markSignedIn)
markSignedIn()
session.start()

const services: Services = {
  session,
  registration: provider,
  call: createCall(session, isErrorCode),
  loadConfig,
  navigateTo: (url) => location.assign(url),
}

/**
 * Renders the app once the messages of `locale` are loaded. With `hasFigures`, also waits for the code of the figures, and initially
 * shows the figures stored in this browser.
 */
export async function renderApp(root: HTMLElement, locale: Locale, hasFigures: boolean): Promise<void> {
  rememberReads(client, session, hasFigures)
  // The screen that needs the figures shows a failure and retries the download.
  if (hasFigures) await Now.preload(locale).catch(() => undefined)
  // Rendered as a transition, so that the page stays responsive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <MessagesProvider initial={locale}>
          <ServicesProvider services={services}>
            <QueryClientProvider client={client}>
              <BrowserRouter>
                <AppRoutes />
                <Notifications />
              </BrowserRouter>
            </QueryClientProvider>
          </ServicesProvider>
        </MessagesProvider>
      </StrictMode>,
    ),
  )
}
