import { toLocale } from '#shared/locale.ts'
import { paidPlanNames } from '#shared/plans.ts'
import { findPublicPage, pagePath } from '#shared/public-pages.ts'
import { startFaqSearch } from './features/landing/faq-search.ts'
import { savePlanChoice } from './lib/plan-choice.ts'
import { markSignedIn } from './lib/signed-in-mark.ts'
import { setTheme, startTheme, storedTheme, themes, subscribeTheme } from './lib/theme.ts'
import { preferredLocale, rememberLocale } from './messages/preferred.ts'

/** What the pages that are made ahead do in a browser: little, and fetched before they are drawn. */
const page = findPublicPage(location.pathname)
const locale = toLocale(document.documentElement.lang)

startTheme()
markSignedIn()
// An address without a language is for everybody: each in theirs.
if (page?.locale === 'en' && preferredLocale() !== 'en')
  location.replace(pagePath({ ...page, locale: preferredLocale() }) + location.search + location.hash)

function startPreferences() {
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-preference="language"]'))
    select.addEventListener('change', () => {
      const chosen = toLocale(select.value)
      rememberLocale(chosen)
      if (page) location.assign(pagePath({ ...page, locale: chosen }) + location.hash)
    })
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-preference="theme"] input')) {
    radio.checked = radio.value === storedTheme()
    radio.addEventListener('change', () => setTheme(themes.find((theme) => theme === radio.value) ?? 'system'))
  }
}

/** Pictures follow the system by themselves; a theme that was chosen here, by this. */
function showPictures() {
  const media = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }[storedTheme()]
  for (const source of document.querySelectorAll<HTMLSourceElement>('[data-dark]')) source.media = media
}

/** Fetches the title model when the browser has nothing else to do, or at once when the panel is touched. */
function startPanel() {
  const panel = document.querySelector<HTMLElement>('[data-live]')
  if (!panel) return
  let started = false
  const start = async () => {
    if (started) return
    started = true
    const { startLive } = await import('./features/landing/live/live.ts')
    await startLive(panel, locale)
  }
  const attempt = () =>
    start().catch(() => {
      started = false
    })
  for (const touch of ['focusin', 'pointerenter']) panel.addEventListener(touch, () => void attempt())
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500))
  const rest = () => void whenIdle(() => void attempt())
  document.readyState === 'complete' ? rest() : addEventListener('load', rest)
}

/** A plan that is chosen waits on this browser until who chose it is signed in. */
function startPlans() {
  for (const link of document.querySelectorAll<HTMLElement>('[data-plan]')) {
    const plan = paidPlanNames.find((name) => name === link.dataset.plan)
    if (plan) link.addEventListener('click', () => savePlanChoice(localStorage, plan))
  }
}

function start() {
  showPictures()
  subscribeTheme(showPictures)
  startPlans()
  startPreferences()
  startFaqSearch(document)
  startPanel()
}
document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', start) : start()

// While developing: the page has nothing of its own that could change in place.
import.meta.hot?.on('made-ahead', () => location.reload())
