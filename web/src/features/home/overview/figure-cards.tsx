import type { Analytics, Change, DayFigures } from '#shared/contract/youtube.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { FigureCard, type ShownChange } from './figure-card.tsx'
import { overviewMessages } from './messages.ts'

/** Computes a day's engagement rate as the contract defines it; null without views. */
const engagementOf = ({ likes, comments, shares, views }: DayFigures) =>
  views > 0 ? (likes + comments + shares) / views : null

/** The four figures of the overview, of the period. Two have a lifetime total as well. */
export function FigureCards({ analytics }: { analytics: Analytics }) {
  const { t, format } = useMessages(overviewMessages)
  const shown = useShownChanges()
  const { overview, changes, period, viewsRedefinedOn } = analytics
  const { daily } = period
  const n = daily.length
  const { totalViews, subscribers, watchTime, engagementRate } = overview
  const marked = (note: string) =>
    viewsRedefinedOn ? `${note}. ${t('overview.recounted', { day: format.shortDay(viewsRedefinedOn) })}` : note
  const lifetime = (label: string, figure: string) => t('overview.lifetime', { label, figure })
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <FigureCard
        label={t('chart.metrics.views')}
        figure={format.count(changes.views.now)}
        note={marked(t('overview.inPeriod', { n }))}
        total={lifetime(t('overview.totalViews'), totalViews === null ? t('home.unknown') : format.count(totalViews))}
        change={shown.ratio(changes.views)}
        days={daily.map(({ views }) => views)}
      />
      <FigureCard
        label={t('overview.subscribers')}
        figure={format.countChange(changes.subscribers.now)}
        note={t('overview.inPeriod', { n })}
        total={lifetime(t('overview.total'), subscribers === null ? t('home.hidden') : format.count(subscribers))}
        change={shown.count(changes.subscribers)}
        days={daily.map(({ subscribersGained, subscribersLost }) => subscribersGained - subscribersLost)}
      />
      <FigureCard
        label={t('overview.watchTime')}
        figure={format.minutes(watchTime)}
        note={t('overview.inPeriod', { n })}
        change={shown.ratio(changes.watchTime)}
        days={daily.map((day) => day.watchTime)}
      />
      <FigureCard
        label={t('overview.engagementRate')}
        figure={engagementRate === null ? t('overview.noViews') : format.percent(engagementRate)}
        note={marked(t('overview.engagementIs'))}
        change={changes.engagementRate ? shown.points(changes.engagementRate) : undefined}
        days={daily.map(engagementOf)}
      />
    </div>
  )
}

/** Formats changes as shares, counts or percentage points, with one decimal where needed. */
function useShownChanges() {
  const { t, format } = useMessages(overviewMessages)
  const shownBy = (rounded: number, by: string): ShownChange => ({
    way: rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'same',
    by,
  })
  const permille = (share: number) => Math.round(share * 1000)
  return {
    ratio: ({ ratio }: Change) =>
      ratio === null ? undefined : shownBy(permille(ratio), format.percent(Math.abs(ratio))),
    count: ({ difference }: Change) => shownBy(difference, format.count(Math.abs(difference))),
    points: ({ difference }: Change) => {
      const points = permille(difference) / 10
      return shownBy(points, t('overview.points', { by: format.number(Math.abs(points)) }))
    },
  }
}
