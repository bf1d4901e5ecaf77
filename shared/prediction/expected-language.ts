import type { ChosenLanguage } from '#shared/locale.ts'
import type { TitleLanguage } from './language.ts'

/** What an account says about the language of its titles. */
interface AccountLanguage {
  /** What the creator said. */
  readonly titleLanguage?: ChosenLanguage | null | undefined
  /** The language of the screens. */
  readonly locale?: TitleLanguage | undefined
}

/**
 * Returns the language that a creator's titles are probably in, before one is read: what the creator said, else that of the channel's
 * titles (`findMainLanguage`), else that of the account. Undefined where nothing is known.
 */
export const expectLanguage = (
  { titleLanguage, locale }: AccountLanguage,
  ofChannel?: TitleLanguage,
): TitleLanguage | undefined => titleLanguage ?? ofChannel ?? locale
