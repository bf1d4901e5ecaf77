import { type Locale, toLocale } from '#shared/locale.ts'

const storageKey = 'viewcraft.locale'

/** Keeps the choice of language for the next visit on this browser. */
export const rememberLocale = (locale: Locale) => localStorage.setItem(storageKey, locale)

/** Whether somebody chose the language of this browser since the last signing out. */
export const isLocaleChosen = (): boolean => localStorage.getItem(storageKey) !== null

/** The language to start in: the one chosen here before, else the browser's first that we speak, else English. */
export const preferredLocale = (): Locale => toLocale(localStorage.getItem(storageKey), ...navigator.languages)
