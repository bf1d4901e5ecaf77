import type { TitleLanguage } from '#shared/prediction/language.ts'
import { isClearlyBetterWording } from '#shared/prediction/wording/compare.ts'

/**
 * Whether a title by the AI provider is offered instead of a draft: the draft is not clearly the better wording, or the model cannot
 * compare them. Of the titles that an expert wrote for drafts, every second one that a chance of 52 % would drop is good.
 */
export const isWorthOffering = (title: string, draft: string, language?: TitleLanguage): boolean =>
  !isClearlyBetterWording(draft, title, language)
