import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import * as z from 'zod/mini'
import { homeMessages } from './features/home/messages.ts'
import { Notifications } from './layout/notifications.tsx'
import { createCall } from './lib/api.ts'
import { lazyCognito } from './lib/lazy-cognito.ts'
import { loadConfig } from './lib/config.ts'
import { createQueryClient } from './lib/query.ts'
import { type Services, ServicesProvider } from './lib/services.tsx'
import { SessionManager } from './lib/session-manager.ts'
import { markSignedIn } from './lib/signed-in-mark.ts'
import { startTheme } from './lib/theme.ts'
import { MessagesProvider } from './messages/messages.tsx'
import { preferredLocale } from './messages/preferred.ts'
import { AppRoutes } from './routes.tsx'
import './styles/app.css'

// zod would try `eval`, which the content security policy forbids and reports.
z.config({ jitless: true })
startTheme()

const provider = lazyCognito(loadConfig)
const session = new SessionManager({
  provider,
  local: localStorage,
  perTab: sessionStorage,
  leavePage: (hash) => location.assign(`/${hash}`),
  runExclusive: (run) => navigator.locks.request('viewcraft.session', run),
})
const client = createQueryClient(session)
session.subscribe(markSignedIn)
markSignedIn()
session.start()

const services: Services = {
  session,
  registration: provider,
  call: createCall(session),
  loadConfig,
  navigateTo: (address) => location.assign(address),
}

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no #root')
const locale = preferredLocale()
await homeMessages
  .load(locale)
  .catch(() => homeMessages.load(locale))
  .catch((error: unknown) => {
    root.textContent = 'Viewcraft could not be loaded. Check your connection and reload the page.'
    throw error
  })
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
)
