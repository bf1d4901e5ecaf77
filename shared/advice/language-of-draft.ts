import { type Locale, locales } from '#shared/locale.ts'
import { detectLanguage } from '../prediction/language.ts'
import { isKnownWord } from '../prediction/shipped.ts'

/**
 * Returns the language of a draft among those we can write in: the one its words tell, else that of the account. Undefined for a draft
 * in another language, or whose words an English account leaves unclear.
 */
export function languageOfDraft(draft: string, accountLanguage: Locale): Locale | undefined {
  const found = detectLanguage(draft, isKnownWord)
  const isUnclear =
    found === undefined || (found === 'other' && accountLanguage !== 'en' && /\p{Script=Latin}/u.test(draft))
  return isUnclear ? accountLanguage : locales.find((locale) => locale === found)
}
