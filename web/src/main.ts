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
  // Downloaded at the same time as the app: the messages, and what shows the figures, which the app then has at its first
  // rendering. Without it, the app downloads it when it shows it.
  const messages = homeMessages.load(locale).catch(() => homeMessages.load(locale))
  const hasFigures = expectsFigures(location)
  if (hasFigures) Promise.all([import('./features/home/now/now.tsx'), nowMessages.load(locale)]).catch(() => undefined)
  const [{ renderApp }] = await Promise.all([import('./app.tsx'), messages])
  await renderApp(root, locale, hasFigures)
} catch (error) {
  root.textContent = 'Viewcraft could not be loaded. Check your connection and reload the page.'
  throw error
}
