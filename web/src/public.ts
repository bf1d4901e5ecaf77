import { toLocale } from '#shared/locale.ts'
import { paidPlanNames } from '#shared/plans.ts'
import { findPublicPage, pagePath } from '#shared/public-pages.ts'
import { startFaqSearch } from './features/landing/faq-search.ts'
import { keepTitles } from './features/landing/live/keep-titles.ts'
import { savePlanChoice } from './lib/plan-choice.ts'
import { markSignedIn } from './lib/signed-in-mark.ts'
import { setTheme, startTheme, storedTheme, themes } from './lib/theme.ts'
import { preferredLocale, rememberLocale } from './messages/preferred.ts'

// The script of the prerendered pages. It is small and loads before the first paint.

const page = findPublicPage(location.pathname)
const locale = toLocale(document.documentElement.lang)

startTheme()
markSignedIn()
// A path without a language redirects to the reader's language.
if (page?.locale === 'en' && preferredLocale() !== 'en')
  location.replace(pagePath({ ...page, locale: preferredLocale() }) + location.search + location.hash)

function startPreferences() {
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-preference="language"]'))
    select.addEventListener('change', () => {
      const chosenLocale = toLocale(select.value)
      rememberLocale(chosenLocale)
      if (page) location.assign(pagePath({ ...page, locale: chosenLocale }) + location.hash)
    })
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-preference="theme"] input')) {
    radio.checked = radio.value === storedTheme()
    radio.addEventListener('change', () => setTheme(themes.find((theme) => theme === radio.value) ?? 'system'))
  }
}

/** Downloads the title model when the browser is idle, or at once when the panel is used. Until then, titles are only stored. */
function startPanel() {
  const panel = document.querySelector<HTMLElement>('[data-live]')
  if (!panel) return
  keepTitles(panel)
  let started = false
  const start = async () => {
    if (started) return
    started = true
    try {
      const { startLive } = await import('./features/landing/live/live.ts')
      await startLive(panel, locale)
    } catch {
      started = false
    }
  }
  for (const touch of ['focusin', 'pointerenter']) panel.addEventListener(touch, start)
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500))
  const startWhenIdle = () => void whenIdle(() => void start())
  document.readyState === 'complete' ? startWhenIdle() : addEventListener('load', startWhenIdle)
}

/** Stores a chosen plan in this browser until the visitor has signed in. */
function startPlans() {
  for (const link of document.querySelectorAll<HTMLElement>('[data-plan]')) {
    const plan = paidPlanNames.find((name) => name === link.dataset.plan)
    if (plan) link.addEventListener('click', () => savePlanChoice(localStorage, plan))
  }
}

/** Loads the script that makes the API reference interactive. */
function startDevelopers() {
  if (!document.querySelector('[data-find-form]')) return
  void import('./features/developers/interactive.ts').then(({ startReference }) => startReference(document))
}

function start() {
  startPlans()
  startPreferences()
  startFaqSearch(document)
  startPanel()
  startDevelopers()
}
document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', start) : start()

// In development, reloads the page, because it has nothing that hot reload could replace.
import.meta.hot?.on('prerender', () => location.reload())
