import { type Locale, toLocale } from '#shared/locale.ts'
import { browserLanguages } from '#web/lib/browser-languages.ts'

const storageKey = 'viewcraft.locale'

/** Stores the chosen language in this browser. */
export const rememberLocale = (locale: Locale) => localStorage.setItem(storageKey, locale)

/** Returns whether a language was chosen in this browser since the last sign-out. */
export const isLocaleChosen = (): boolean => localStorage.getItem(storageKey) !== null

/** Returns the initial language: the stored choice, else the browser's first supported language, else English. */
export const preferredLocale = (): Locale => toLocale(localStorage.getItem(storageKey), ...browserLanguages())
