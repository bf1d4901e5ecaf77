import type { TitleLanguage } from '#shared/prediction/language.ts'
import { isClearlyBetterWording } from '#shared/prediction/wording/compare.ts'

/**
 * Whether to offer an AI provider's title: yes, unless the original is clearly the better wording. Titles that the model cannot compare
 * are offered. Only clear cases are ruled out, because half of the expert's titles that a threshold of 52% would drop are good.
 */
export const isWorthOffering = (title: string, original: string, language?: TitleLanguage): boolean =>
  !isClearlyBetterWording(original, title, language)
