import { type Locale, locales } from '#shared/locale.ts'
import { detectLanguage, type TitleLanguage } from '#shared/prediction/language.ts'

/**
 * Returns the language of a title among those we can write in: the one its words tell, given the language that is expected of the
 * creator's titles. A title without a common word of any language is in that of a creator whose titles are not in English. Undefined for
 * a title in another language, and where nothing tells.
 */
export function languageOfTitle(title: string, expected: TitleLanguage | undefined): Locale | undefined {
  const found = detectLanguage(title, expected)
  const isUnclear = found === 'other' && expected !== 'en' && /\p{Script=Latin}/u.test(title)
  return locales.find((locale) => locale === (isUnclear ? expected : found))
}
