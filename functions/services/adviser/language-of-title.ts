import { type Locale, locales } from '#shared/locale.ts'
import { detectLanguage, type TitleLanguage } from '#shared/prediction/language.ts'

/**
 * Returns the language of a title, if it is one that we can write in. `expected` is the usual language of the creator's titles. Unless
 * that is English, it is also the language of a title without common words. Undefined for other languages, and if the language is
 * unclear.
 */
export function languageOfTitle(title: string, expected: TitleLanguage | undefined): Locale | undefined {
  const detected = detectLanguage(title, expected)
  const isUnclear = detected === 'other' && expected !== 'en' && /\p{Script=Latin}/u.test(title)
  return locales.find((locale) => locale === (isUnclear ? expected : detected))
}
