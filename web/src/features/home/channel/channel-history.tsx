import { Hourglass } from 'lucide-react'
import type { AnalyticsPeriod } from '#shared/analytics.ts'
import { contract } from '#shared/contract/index.ts'
import type { Reach } from '#shared/contract/video.ts'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { buildHistory, type ClickThroughHistory } from './click-through-history.ts'
import { channelMessages } from './messages.ts'

/** Click-through rates from YouTube's daily reports: the channel's, those of the best videos, and those of title words. */
export function ChannelHistory({ period }: { period: AnalyticsPeriod }) {
  const { t, format } = useMessages(channelMessages)
  const { data } = useRead(contract.youtube.videos, {})
  if (!data || data.videos.length === 0) return null
  const { reach, videos, canCompareTitleWords } = data
  if (!reach) {
    return (
      <Card title={t('reach.heading')}>
        <EmptyState
          icon={<Hourglass aria-hidden />}
          title={t('reach.onTheWay')}
          action={<ButtonLink to={paths.insights}>{t('reach.meanwhile')}</ButtonLink>}
        >
          {t('reach.onTheWayText')}
        </EmptyState>
      </Card>
    )
  }
  const history = buildHistory(videos, canCompareTitleWords)
  const span = { from: format.day(reach.from), to: format.day(reach.to) }
  return (
    <Card title={t('reach.heading')} description={t('reach.source', span)}>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <Rates all={reach} period={period} />
        <TopByRate videos={history.topPerformingVideos} />
        <Words {...history} />
      </div>
    </Card>
  )
}

/** The rate and impressions of all days, and those of the period if they differ. */
function Rates({ all, period }: { all: Reach; period: AnalyticsPeriod }) {
  const { t, format } = useMessages(channelMessages)
  const { data } = useRead(contract.youtube.analytics, { period }, { keepsLast: true })
  const ofPeriod = data?.reach
  const shown = ({ ctr, impressions }: Reach) =>
    `${ctr === null ? '' : format.measured(ctr)} ${format.count(impressions)}`
  const isSame = ofPeriod && shown(ofPeriod) === shown(all)
  // The two were read at different times, so one may include days that the other lacks.
  const isPart = ofPeriod && ofPeriod.from >= all.from && ofPeriod.to <= all.to
  return (
    <section className="lg:col-span-2">
      <dl className="grid gap-3 sm:grid-flow-col sm:auto-cols-fr">
        {ofPeriod && isPart && !isSame && <Rate name={t('reach.ofPeriod', { n: Number(period) })} reach={ofPeriod} />}
        <Rate name={t('reach.ofAll')} reach={all} />
      </dl>
      <p className="mt-2 text-xs text-muted">{t('reach.averageIs')}</p>
    </section>
  )
}

function Rate({ name, reach: { impressions, ctr } }: { name: string; reach: Reach }) {
  const { t, format } = useMessages(channelMessages)
  return (
    <div className="rounded-md bg-sunken p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="text-xl font-semibold">{ctr === null ? t('home.unknown') : format.measured(ctr)}</span>
        <span className="text-sm text-muted">{t('reach.shown', { count: format.count(impressions) })}</span>
      </dd>
    </div>
  )
}

function TopByRate({ videos }: { videos: ClickThroughHistory['topPerformingVideos'] }) {
  const { t, format } = useMessages(channelMessages)
  return (
    <section className="lg:col-span-2">
      <h3 className="text-sm font-semibold">{t('reach.top')}</h3>
      <p className="mt-0.5 text-xs text-muted">{t(videos.length > 0 ? 'reach.topIs' : 'reach.tooFew')}</p>
      <ol className="mt-2 divide-y divide-line text-sm">
        {videos.map(({ id, title, ctr }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-2">
            <VideoLink video={{ id, title }} />
            <span className="tabular-nums">{format.measured(ctr)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Renders nothing if derived metrics are off. */
function Words({ highPerformingKeywords: high, lowPerformingKeywords: low }: ClickThroughHistory) {
  const { t, format } = useMessages(channelMessages)
  if (!high || !low) return null
  if (high.length + low.length === 0) {
    return <p className="text-sm text-muted lg:col-span-2">{`${t('reach.noWords')} ${t('reach.wordsAre')}`}</p>
  }
  const lists = [
    { name: t('reach.high'), words: high },
    { name: t('reach.low'), words: low },
  ]
  return (
    <>
      {lists.map(({ name, words }) => (
        <section key={name}>
          <h3 className="text-sm font-semibold">{name}</h3>
          {words.length === 0 && <p className="mt-2 text-sm text-muted">{t('reach.noWords')}</p>}
          <ul className="mt-2 divide-y divide-line text-sm">
            {words.map(({ word, videos, ctr }) => (
              <li key={word} className="flex items-baseline gap-3 py-1.5">
                <span className="min-w-0 font-medium wrap-anywhere">{word}</span>
                <span className="text-xs text-muted">{t('reach.word', { n: videos })}</span>
                <span className="ms-auto tabular-nums">{format.measured(ctr)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-xs text-muted lg:col-span-2">{t('reach.wordsAre')}</p>
    </>
  )
}
