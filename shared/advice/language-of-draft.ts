import { type Locale, locales } from '#shared/locale.ts'
import { detectLanguage } from '../prediction/language.ts'
import { isKnownWord } from '../prediction/shipped.ts'

/**
 * Returns the language of a draft among those we can write in: the one its words tell, else that of the account. Undefined for a draft
 * in another language.
 */
export function languageOfDraft(draft: string, accountLanguage: Locale): Locale | undefined {
  const found = detectLanguage(draft, isKnownWord)
  return found === undefined ? accountLanguage : locales.find((locale) => locale === found)
}
