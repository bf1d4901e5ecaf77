import type { ScoredTitle } from '#shared/prediction/title-analysis.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { shareOf } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { formatOdds } from './concepts/effects.ts'
import { insightsMessages } from './messages.ts'
import { useTitleModel } from './title-model.ts'

interface PartsTotalProps {
  /** The score that the parts add up to. */
  scored: Pick<ScoredTitle, 'raw' | 'score'>
  /** The verdict that is shown with them, if any. */
  verdict: Verdict | undefined
  /** The title. `base` holds the titles that the creator wrote for its video. */
  title: string
  base: readonly string[] | undefined
}

/**
 * Shows how the parts of a title lead to its rank: their sum, the sum of a typical title, and the resulting rank. If the
 * verdict differs from that rank, explains why.
 */
export function PartsTotal({ scored: { raw, score }, verdict, title, base = [title] }: PartsTotalProps) {
  const { t, format, locale } = useMessages(insightsMessages)
  const { data: model } = useTitleModel()
  // An analysis by an earlier model has a different scale.
  if (!model || model.toScore(raw) !== score) return null
  const startsFromFirst = base[0] !== undefined && base[0] !== title
  return (
    <p className="text-sm">
      {t('insights.results.total', {
        sum: formatOdds(locale, raw),
        typical: formatOdds(locale, model.typicalRaw),
        share: format.percent(shareOf({ score })),
      })}
      {verdict && startsFromFirst && ` ${t('insights.results.totalFirst')}`}
      {verdict && !startsFromFirst && verdict.yardstick !== 'general' && ` ${t('insights.results.totalOwn')}`}
    </p>
  )
}
