import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type AnalyticsPeriod, periods } from '#shared/analytics.ts'
import type { Analytics, DayFigures } from '#shared/contract/youtube.ts'
import type { Formats } from '#web/messages/format.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { cx } from '#web/ui/cx.ts'
import { LineChart } from '#web/ui/line-chart.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { nowMessages } from './messages.ts'
import { type ShownChange, useShownChanges } from './shown-change.ts'

interface Metric {
  readonly of: (day: DayFigures) => number | null
  readonly write: (format: Formats) => (value: number) => string
  readonly tick: (format: Formats) => (value: number) => string
}

const metrics = {
  views: { of: ({ views }) => views, write: ({ number }) => number, tick: ({ count }) => count },
  subscribers: {
    of: ({ subscribersGained, subscribersLost }) => subscribersGained - subscribersLost,
    write: ({ number }) => number,
    tick: ({ count }) => count,
  },
  watchTime: { of: ({ watchTime }) => watchTime, write: ({ minutes }) => minutes, tick: ({ minutes }) => minutes },
  engagement: {
    // The contract defines the rate of a period in the same way.
    of: ({ likes, comments, shares, views }) => (views > 0 ? (likes + comments + shares) / views : null),
    write: ({ percent }) => percent,
    tick: ({ percent }) => percent,
  },
} as const satisfies Record<string, Metric>
type MetricName = keyof typeof metrics

interface FiguresProps {
  analytics: Analytics
  period: AnalyticsPeriod
  onPeriod: (period: AnalyticsPeriod) => void
  /** Whether these are the previous period's figures while the new ones load. */
  isUpdating: boolean
}

/** The four figures of the period with their change. Selecting one shows it in the chart below. */
export function Figures({ analytics, period, onPeriod, isUpdating }: FiguresProps) {
  const { t, format } = useMessages(nowMessages)
  const [metric, setMetric] = useState<MetricName>('views')
  const cards = useCards(analytics)
  const options = periods.map((value) => ({ value, label: t('overview.days', { n: Number(value) }) }))
  const { stale, fetchedAt, hasFigures } = analytics
  return (
    <section aria-labelledby="overview" aria-busy={isUpdating} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="overview" className="text-lg font-semibold">
          {t('overview.heading')}
        </h2>
        <Segments label={t('overview.period')} value={period} options={options} onSelect={onPeriod} />
      </header>
      {stale && <Alert tone="warning">{t('overview.stale', { when: format.dateTime(fetchedAt) })}</Alert>}
      <div className={cx('transition-opacity', isUpdating && 'opacity-60')}>
        <div className="-mx-3 grid grid-cols-2 gap-1 xl:grid-cols-4">
          {cards.map(({ name, ...card }) => (
            <FigureCard
              key={name}
              {...card}
              isShown={name === metric}
              onShow={hasFigures ? () => setMetric(name) : undefined}
            />
          ))}
        </div>
        {hasFigures && (
          <Chart analytics={analytics} metric={metric} label={cards.find(({ name }) => name === metric)?.label ?? ''} />
        )}
      </div>
    </section>
  )
}

interface CardContent {
  name: MetricName
  label: string
  figure: string
  change: ShownChange | undefined
  /** How the figure is calculated, its total since the channel began, or its value in the previous period. */
  note: string
}

function useCards({ overview, changes, viewsRedefinedOn }: Analytics): readonly CardContent[] {
  const { t, format } = useMessages(nowMessages)
  const shown = useShownChanges()
  const { totalViews, subscribers, areSubscribersRounded, watchTime, engagementRate } = overview
  const writeSubscribers = (count: number) =>
    areSubscribersRounded ? t('overview.about', { figure: format.count(count) }) : format.count(count)
  const labeled = (label: string, figure: string) => t('overview.labeled', { label, figure })
  return [
    {
      name: 'views',
      label: t('overview.views'),
      figure: format.count(changes.views.now),
      // Views are not compared across the day on which YouTube redefined them.
      change: viewsRedefinedOn ? undefined : shown.ratio(changes.views),
      note: labeled(t('overview.totalViews'), totalViews === null ? t('home.unknown') : format.count(totalViews)),
    },
    {
      name: 'subscribers',
      label: t('overview.subscribers'),
      figure: format.countChange(changes.subscribers.now),
      change: shown.count(changes.subscribers),
      note: labeled(t('overview.total'), subscribers === null ? t('home.hidden') : writeSubscribers(subscribers)),
    },
    {
      name: 'watchTime',
      label: t('overview.watchTime'),
      figure: format.minutes(watchTime),
      change: shown.ratio(changes.watchTime),
      note: labeled(t('overview.previous'), format.minutes(changes.watchTime.previous)),
    },
    {
      name: 'engagement',
      label: t('overview.engagementRate'),
      figure: engagementRate === null ? t('overview.noViews') : format.percent(engagementRate),
      change: changes.engagementRate && !viewsRedefinedOn ? shown.points(changes.engagementRate) : undefined,
      note: t('overview.engagementIs'),
    },
  ]
}

interface FigureCardProps extends Omit<CardContent, 'name'> {
  /** Whether the chart shows it. */
  isShown: boolean
  /** Undefined without a chart. */
  onShow: (() => void) | undefined
}

function FigureCard({ label, figure, change, note, isShown, onShow }: FigureCardProps) {
  return (
    <section
      aria-label={label}
      className={cx('relative min-w-0 rounded-lg px-3 py-2.5', onShow && (isShown ? 'bg-sunken' : 'hover:bg-sunken'))}
    >
      <h3 className="text-muted">
        {onShow ? (
          <button
            type="button"
            aria-pressed={isShown}
            onClick={onShow}
            className="rounded-sm after:absolute after:inset-0"
          >
            {label}
          </button>
        ) : (
          label
        )}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-xl font-semibold wrap-anywhere tabular-nums sm:text-2xl">{figure}</span>
        {change && <ChangeMark {...change} />}
      </p>
      <p className="text-muted tabular-nums">{note}</p>
    </section>
  )
}

const looks = {
  up: { Icon: ArrowUp, color: 'text-good' },
  down: { Icon: ArrowDown, color: 'text-poor' },
  same: { Icon: Equal, color: 'text-muted' },
} as const

function ChangeMark({ way, by }: ShownChange): ReactNode {
  const { t } = useMessages(nowMessages)
  const { Icon, color } = looks[way]
  return (
    <span className={`inline-flex items-center gap-0.5 font-medium tabular-nums ${color}`}>
      <Icon aria-hidden className="size-4" />
      <span aria-hidden="true">{way === 'same' ? '' : by}</span>
      <VisuallyHidden>{way === 'same' ? t('overview.same') : t(`overview.${way}`, { by })}</VisuallyHidden>
    </span>
  )
}

interface ChartProps {
  analytics: Analytics
  metric: MetricName
  /** The name of the metric. */
  label: string
}

/** A figure by day, with the previous period behind it. */
function Chart({ analytics: { period, previous, viewsRedefinedOn }, metric, label }: ChartProps) {
  const { t, format } = useMessages(nowMessages)
  const { of, write, tick } = metrics[metric]
  const n = period.daily.length
  return (
    <div className="mt-3">
      <LineChart
        label={t('chart.label', { metric: label })}
        points={period.daily.map((day, index) => {
          const previousDay = previous.daily[index]
          return { day: day.date, value: of(day), previous: previousDay ? of(previousDay) : null }
        })}
        marks={viewsRedefinedOn && metric === 'views' ? [{ day: viewsRedefinedOn, text: t('overview.redefined') }] : []}
        names={{
          value: t('chart.now', { n }),
          previous: t('chart.before', { n }),
          day: t('chart.day'),
          none: t('home.unknown'),
        }}
        formatValue={write(format)}
        formatTick={tick(format)}
        formatDay={format.shortDay}
        asTableLabel={t('chart.asTable')}
        asChartLabel={t('chart.asChart')}
        isCount={metric !== 'engagement'}
      />
    </div>
  )
}
