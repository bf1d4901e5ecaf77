import { plans } from '#shared/plans.ts'
import { ownHistoryAccuracy, titleAccuracy } from '#shared/prediction/published-figures.ts'
import type { TranslateOf } from '#web/messages/define.ts'
import type { Formats } from '#web/messages/format.ts'
import type { landingMessages } from './messages.ts'

const questions = ['worth', 'channel', 'data', 'drafts', 'languages', 'ai', 'free', 'cancel'] as const

/** Returns the questions of the FAQ with their answers, in order. */
export function faqEntries(t: TranslateOf<typeof landingMessages>, format: Formats) {
  const values = {
    channels: titleAccuracy.channels,
    all: format.measured(titleAccuracy.all.accuracy),
    own: format.measured(ownHistoryAccuracy.all.accuracy),
    free: plans.free.limits.analyses.max,
    fair: plans.basic.limits.analyses.max,
  }
  return questions.map((name) => ({
    question: t(`landing.faq.items.${name}.question`),
    answer: t(`landing.faq.items.${name}.answer`, values),
  }))
}
