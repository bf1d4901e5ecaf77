import { rateTitle, ratingTones, type ScoreTone, titleBenchmark } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { insightsMessages } from './messages.ts'

/** A title's score with its label, by words and color. Without a score, says so. */
export function ScoreBadge({ score }: { score: number | undefined }) {
  const { t } = useMessages(insightsMessages)
  if (score === undefined) return <Badge>{t('insights.history.noScore')}</Badge>
  const rating = rateTitle(score)
  return <Badge tone={ratingTones[rating]}>{`${score} · ${t(`titles.ratings.${rating}`)}`}</Badge>
}

const fills: Record<ScoreTone, string> = { good: 'fill-good', fair: 'fill-fair', poor: 'fill-poor' }

/** A score with its label and a scale from 0 to 100 with the benchmark. */
export function ScoreScale({ score }: { score: number }) {
  const { t } = useMessages(insightsMessages)
  const rating = rateTitle(score)
  // No title ranks above 100 % of titles, including itself.
  const percentile = t('titles.percentile', { score: Math.min(score, 99) })
  return (
    <div>
      <div className="flex items-end gap-3">
        <p className="text-3xl font-semibold tabular-nums">{score}</p>
        <div className="pb-1">
          <Badge tone={ratingTones[rating]}>{t(`titles.ratings.${rating}`)}</Badge>
          <p className="mt-1 text-xs text-muted">{percentile}</p>
        </div>
      </div>
      <meter
        aria-label={t('titles.score')}
        aria-valuetext={`${t('common.scoreOutOf', { score })}. ${percentile}`}
        min={0}
        max={100}
        value={score}
        className="sr-only"
      />
      <svg aria-hidden="true" className="mt-3 block h-8 w-full overflow-visible">
        <rect y="4" width="100%" height="8" rx="4" className="fill-sunken" />
        <rect y="4" width={`${score}%`} height="8" rx="4" className={cx('fill', fills[ratingTones[rating]])} />
        <rect x={`${titleBenchmark}%`} width="2" height="16" rx="1" className="fill-text" />
        <text x={`${titleBenchmark}%`} y="30" textAnchor="middle" className="fill-muted text-xs">
          {t('titles.benchmark', { score: titleBenchmark })}
        </text>
      </svg>
    </div>
  )
}
