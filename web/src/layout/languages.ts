import { type Locale, locales } from '#shared/locale.ts'

/** Each language by its own name, so that one can find home from any of them. */
const names: Record<Locale, string> = { en: 'English', es: 'Español', fr: 'Français' }

/** What a choice of language offers. */
export const languages = locales.map((locale) => ({ value: locale, label: names[locale] }))
