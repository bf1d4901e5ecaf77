import { type Locale, locales } from '#shared/locale.ts'

/** Each language by its own name, so that it can be found from any language. */
const names: Record<Locale, string> = { en: 'English', es: 'Español', fr: 'Français' }

/** The options of a language select. */
export const languages = locales.map((locale) => ({ value: locale, label: names[locale] }))
