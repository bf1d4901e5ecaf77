import { useId } from 'react'
import { rateTitle, ratingTones, type ScoreTone, titleBenchmark, type Verdict } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { resultMessages } from './messages.ts'

const fills: Record<ScoreTone, string> = { good: 'fill-good', fair: 'fill-fair', poor: 'fill-poor' }

/** The verdict in large type, on a scale of quarters. The rank among real titles is a footnote to the channel's. */
export function VerdictPanel({ verdict, generalScore }: { verdict: Verdict; generalScore: number | undefined }) {
  const { t, format } = useMessages(resultMessages)
  const { yardstick, score, videos = 0 } = verdict
  // No title ranks above all of the titles that it is one of.
  const share = format.percent(Math.min(score, yardstick === 'general' ? 99 : 100) / 100)
  const rating = rateTitle(score)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-sm font-semibold">
        {t(`result.${yardstick}`)}
      </h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-4xl font-semibold tabular-nums">{share}</p>
        <Badge tone={ratingTones[rating]}>{t(`titles.ratings.${rating}`)}</Badge>
      </div>
      <p className="mt-1 text-sm">
        {yardstick === 'general'
          ? t('result.generalText', { share })
          : t(`result.${yardstick}Text`, { share, n: videos })}
      </p>
      <Quarters score={score} tone={ratingTones[rating]} />
      <Benchmark verdict={verdict} />
      {yardstick !== 'general' && generalScore !== undefined && (
        <p className="mt-2 text-xs text-muted">
          {t('result.footnote', { share: format.percent(Math.min(generalScore, 99) / 100) })}
        </p>
      )}
    </section>
  )
}

/** The verdict against the prescribed benchmark, where the top quarter starts. */
function Benchmark({ verdict: { yardstick, score } }: { verdict: Verdict }) {
  const { t } = useMessages(resultMessages)
  const n = Math.abs(score - titleBenchmark)
  const side = score > titleBenchmark ? 'above' : score < titleBenchmark ? 'below' : 'at'
  return (
    <p className="mt-2 text-xs text-muted">
      <span className="font-medium">{t('insights.results.benchmark')}</span>
      {'. '}
      {t(`insights.results.${side}`, { score, n, benchmark: titleBenchmark })} {t(`result.benchmarkNote.${yardstick}`)}
    </p>
  )
}

/** A bar from 0 to 100 with a mark at each quarter. Decorative: the numbers are in the text. */
const Quarters = ({ score, tone }: { score: number; tone: ScoreTone }) => (
  <svg aria-hidden="true" className="mt-3 block h-4 w-full">
    <rect y="4" width="100%" height="8" rx="4" className="fill-sunken" />
    <rect y="4" width={`${score}%`} height="8" rx="4" className={cx('fill', fills[tone])} />
    {[25, 50, 75].map((quarter) => (
      <rect key={quarter} x={`${quarter}%`} width="1" height="16" className="fill-muted" />
    ))}
  </svg>
)
