import type { ChosenLanguage } from '#shared/locale.ts'
import type { TitleLanguage } from './language.ts'

/** What is known about an account's language. */
interface AccountLanguage {
  /** The language that the creator chose. */
  readonly titleLanguage?: ChosenLanguage | null | undefined
  /** The language of the screens. */
  readonly locale?: TitleLanguage | undefined
}

/**
 * Returns the probable language of a creator's titles: the one that the creator chose, else that of the channel's titles
 * (`findMainLanguage`), else that of the account. Undefined if nothing is known.
 */
export const expectLanguage = (
  { titleLanguage, locale }: AccountLanguage,
  ofChannel?: TitleLanguage,
): TitleLanguage | undefined => titleLanguage ?? ofChannel ?? locale
