import { ArrowDown, ArrowUp } from 'lucide-react'
import type { OwnHistory, SimilarUpload } from '#shared/contract/advice.ts'
import { minPastVideos } from '#shared/prediction/own-history/past.ts'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { insightsMessages } from '../messages.ts'

/** What the channel's own past says about a title, with the videos it is based on. */
export function OwnHistoryPanel({ ownHistory }: { ownHistory: OwnHistory }) {
  const { t } = useMessages(insightsMessages)
  return (
    <section>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="text-sm font-semibold">{t('record.own.heading')}</h4>
        {ownHistory.state === 'scored' && <Badge>{t('record.ours')}</Badge>}
      </header>
      <Content ownHistory={ownHistory} />
    </section>
  )
}

function Content({ ownHistory }: { ownHistory: OwnHistory }) {
  const { t, format } = useMessages(insightsMessages)
  if (ownHistory.state === 'unavailable')
    return <p className="mt-1 text-sm text-muted">{t('record.own.unavailable')}</p>
  if (ownHistory.state === 'too_few') {
    return (
      <p className="mt-1 text-sm text-muted">
        {t('record.own.tooFew', { n: ownHistory.videos, fewest: ownHistory.needed ?? minPastVideos })}
      </p>
    )
  }
  if (ownHistory.state === 'no_difference')
    return <p className="mt-1 text-sm text-muted">{t('record.own.noDifference')}</p>
  const { score, basis, similar, videos, fetchedAt } = ownHistory
  return (
    <>
      <p className="mt-1 text-sm">{t('record.own.score', { share: format.percent(score / 100), n: videos })}</p>
      {basis === 'videos' && <p className="mt-1 text-sm text-muted">{t('record.own.videosAlone')}</p>}
      {similar.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('record.own.none')}</p>
      ) : (
        <>
          <p className="mt-3 text-sm text-muted">{t('record.own.leaned')}</p>
          <ul className="mt-1 divide-y divide-line">
            {similar.map((video) => (
              <SimilarVideo key={video.id} video={video} />
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 text-xs text-muted">{t('record.own.source', { date: format.date(fetchedAt) })}</p>
    </>
  )
}

function SimilarVideo({ video: { id, title, views, times, points } }: { video: SimilarUpload }) {
  const { t, format } = useMessages(insightsMessages)
  const helps = points > 0
  const Arrow = helps ? ArrowUp : ArrowDown
  return (
    <li className="flex items-start gap-2 py-2 text-sm">
      <Arrow aria-hidden className={`mt-0.5 size-4 shrink-0 ${helps ? 'text-good' : 'text-poor'}`} />
      <div className="min-w-0">
        <a
          href={watchUrl(id)}
          target="_blank"
          rel="noreferrer"
          className="break-words underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {title}
        </a>
        <p className="mt-0.5 text-xs text-muted tabular-nums">
          {t('record.own.views', { views: format.number(views) })}
          {' · '}
          <span className="text-text">{t('record.own.times', { times: format.times(times) })}</span>
          <VisuallyHidden>{`, ${t(helps ? 'record.own.up' : 'record.own.down')}`}</VisuallyHidden>
        </p>
      </div>
    </li>
  )
}
