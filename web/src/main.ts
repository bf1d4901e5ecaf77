import { homeMessages } from './features/home/messages.ts'
import { readEarly } from './lib/early-reads.ts'
import { startTheme } from './lib/theme.ts'
import { preferredLocale } from './messages/preferred.ts'
import './styles/app.css'

startTheme()
void readEarly(location)
const root = document.getElementById('root')
if (!root) throw new Error('app.html has no #root')
const locale = preferredLocale()
try {
  // The messages are downloaded at the same time as the app.
  const messages = homeMessages.load(locale).catch(() => homeMessages.load(locale))
  const [{ renderApp }] = await Promise.all([import('./app.tsx'), messages])
  renderApp(root, locale)
} catch (error) {
  root.textContent = 'Viewcraft could not be loaded. Check your connection and reload the page.'
  throw error
}
