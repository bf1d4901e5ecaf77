import type { TitleLanguage } from '#shared/prediction/language.ts'
import { isClearlyBetterWording } from '#shared/prediction/wording/compare.ts'

/**
 * Whether a title by the AI provider is offered instead of the original: that is not clearly the better wording, or the model cannot
 * compare them. Of the titles that an expert wrote, every second one that a chance of 52 % would drop is good.
 */
export const isWorthOffering = (title: string, original: string, language?: TitleLanguage): boolean =>
  !isClearlyBetterWording(original, title, language)
