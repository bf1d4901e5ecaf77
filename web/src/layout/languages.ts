import { type Locale, locales } from '#shared/locale.ts'

/** Each language's name in that language, so that speakers can find it in any interface language. */
const names: Record<Locale, string> = { en: 'English', es: 'Español', fr: 'Français' }

/** The options of a language select. */
export const languages = locales.map((locale) => ({ value: locale, label: names[locale] }))
