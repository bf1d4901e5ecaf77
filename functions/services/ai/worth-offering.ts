import type { TitleLanguage } from '#shared/prediction/language.ts'
import { isClearlyBetterWording } from '#shared/prediction/wording/compare.ts'

/**
 * Whether to offer a title by the AI provider instead of the original: yes, unless it is clearly the worse wording. Titles that
 * the model cannot compare are offered. Of the titles that an expert wrote, half of those that a threshold of 52 % would drop are
 * good.
 */
export const isWorthOffering = (title: string, original: string, language?: TitleLanguage): boolean =>
  !isClearlyBetterWording(original, title, language)
