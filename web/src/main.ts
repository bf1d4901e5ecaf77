import { homeMessages } from './features/home/messages.ts'
import { nowMessages } from './features/home/now/messages.ts'
import { expectsFigures, readEarly } from './lib/early-reads.ts'
import { startTheme } from './lib/theme.ts'
import { preferredLocale } from './messages/preferred.ts'
import './styles/app.css'

startTheme()
void readEarly(location)
const root = document.getElementById('root')
if (!root) throw new Error('app.html has no #root')
const locale = preferredLocale()
try {
  // Downloads the messages and the code of the figures in parallel with the app, so that they are ready for its first
  // render. If this fails, the app downloads them when it needs them.
  const messages = homeMessages.load(locale).catch(() => homeMessages.load(locale))
  const hasFigures = expectsFigures(location)
  if (hasFigures) Promise.all([import('./features/home/now/now.tsx'), nowMessages.load(locale)]).catch(() => undefined)
  const [{ renderApp }] = await Promise.all([import('./app.tsx'), messages])
  await renderApp(root, locale, hasFigures)
} catch (error) {
  root.textContent = 'Viewcraft could not be loaded. Check your connection and reload the page.'
  throw error
}
