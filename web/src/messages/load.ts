import { type Locale, toLocale } from '#shared/locale.ts'
import type { Messages } from './translate.ts'

/** One language, ready to speak. */
export interface Language {
  readonly locale: Locale
  readonly messages: Messages
}

/** Each language is a chunk of its own; only the chosen one is fetched. */
const sources: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
}

/** Fetches one language. Rejects when the chunk cannot be loaded. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const { messages } = await sources[locale]()
  return { locale, messages }
}

const storageKey = 'viewcraft.locale'

/** Keeps the choice of language for the next visit on this browser. */
export const rememberLocale = (locale: Locale) => localStorage.setItem(storageKey, locale)

/** The language to start in: the one chosen here before, else the browser's first that we speak, else English. */
export const preferredLocale = (): Locale => toLocale(localStorage.getItem(storageKey), ...navigator.languages)
