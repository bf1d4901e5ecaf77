import { useId } from 'react'
import { clearlyAbove, clearlyBelow, rateVerdict, titleBenchmark } from '#shared/prediction/rating.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { colorOf, givesRank, rankOf, shareOf } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Reliability } from './verdict-line.tsx'

interface VerdictPanelProps {
  verdict: Verdict
  /** The planned length in seconds, or the channel's usual length. Undefined if length does not affect the verdict. */
  length?: number | 'usual' | undefined
  /** When the verdict was given, if not today, or else when the channel's videos behind it were fetched. ISO 8601. */
  asOf?: string | undefined
}

/** A verdict with its label in large type and its reliability, on a scale from 0 to 100. */
export function VerdictPanel({ verdict, length, asOf }: VerdictPanelProps) {
  const { t, format } = useMessages(verdictMessages)
  const { yardstick, videos = 0 } = verdict
  const share = format.percent(shareOf(verdict))
  const rating = rateVerdict(verdict)
  const color = colorOf(verdict)
  const heading = useId()
  const atLength =
    length === 'usual' ? t('verdict.usualLength') : length && t('verdict.plannedLength', { n: toMinutes(length) })
  const end = verdict.score === 100 ? 'all' : verdict.score === 0 ? 'none' : undefined
  const rank =
    yardstick === 'general'
      ? t('verdict.rank.general', { share })
      : end
        ? t(`verdict.end.${end}.${yardstick}`, { n: videos })
        : t(`verdict.rank.${yardstick}`, { share, n: videos })
  return (
    // Not a region, because the result repeats the live verdict's number.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-labelledby={heading}>
      <h3 id={heading} className="text-sm font-semibold">
        {[t(`verdict.by.${yardstick}`), atLength].filter(Boolean).join(', ')}
      </h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className={cx('text-2xl font-semibold', !givesRank(rating) && 'text-muted')}>
          {t(`titles.ratings.${rating}`)}
        </p>
        <Badge tone={color}>{share}</Badge>
      </div>
      <p className="mt-1 text-sm">
        {[rank, asOf && t('verdict.asOf', { date: format.date(asOf) })].filter(Boolean).join(' ')}
      </p>
      <Scale verdict={verdict} color={color} />
      <Reliability verdict={verdict} className="mt-2 text-sm" />
      {givesRank(rating) && <Benchmark verdict={verdict} />}
    </div>
  )
}

/** Converts seconds to whole minutes, or to tenths of a minute below ten minutes. */
const toMinutes = (seconds: number) => (seconds < 600 ? Math.round(seconds / 6) / 10 : Math.round(seconds / 60))

/** Compares the verdict with the required benchmark, the start of the top quarter. */
function Benchmark({ verdict }: { verdict: Verdict }) {
  const { t } = useMessages(verdictMessages)
  const { yardstick } = verdict
  const score = rankOf(verdict)
  const n = Math.abs(score - titleBenchmark)
  const side = score > titleBenchmark ? 'above' : score < titleBenchmark ? 'below' : 'at'
  return (
    <p className="mt-2 text-sm">
      <span className="font-medium">{t('verdict.benchmark')}</span>
      {'. '}
      {t(`verdict.${side}`, { score, n, benchmark: titleBenchmark })}{' '}
      {t(`verdict.benchmarkNote.${yardstick}`, { signal: clearlyAbove })}
    </p>
  )
}

const fills: Record<Tone, string> = {
  good: 'fill-good',
  neutral: 'fill-muted',
  fair: 'fill-fair',
  poor: 'fill-poor',
}

/** A bar from 0 to 100 with a mark at the start of each label. Decorative: the numbers are in the text. */
const Scale = ({ verdict: { yardstick, score }, color }: { verdict: Verdict; color: Tone }) => (
  <svg aria-hidden="true" className="mt-3 block h-4 w-full">
    <rect y="4" width="100%" height="8" rx="4" className="fill-sunken" />
    <rect y="4" width={`${score}%`} height="8" rx="4" className={cx('fill', fills[color])} />
    {(yardstick === 'general' ? [clearlyBelow, clearlyAbove] : [25, 50, 75]).map((mark) => (
      <rect key={mark} x={`${mark}%`} width="1" height="16" className="fill-muted" />
    ))}
  </svg>
)
