import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnHistory, OwnVideo } from '#shared/contract/advice.ts'
import { minPastVideos } from '#shared/prediction/own-history/past.ts'
import { Compared, CountedVideos } from '#web/layout/usual.tsx'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { insightsMessages } from '../messages.ts'

/** The evidence for a verdict by the channel's videos: the past videos behind it, or why there is no verdict. */
export const OwnHistoryPanel = ({ ownHistory }: { ownHistory: OwnHistory }) => (
  <Panel isJudged={ownHistory.state === 'scored'}>
    <Content ownHistory={ownHistory} />
  </Panel>
)

/** The evidence for a verdict by the creator's exports: the videos behind it. */
export function StudioEvidence({ videos }: { videos: readonly EvidenceVideo[] }) {
  const { t } = useMessages(insightsMessages)
  return (
    <Panel isJudged>
      <EvidenceList videos={videos} source={t('record.own.sourceStudio')} />
    </Panel>
  )
}

function Panel({ isJudged, children }: { isJudged: boolean; children: ReactNode }) {
  const { t } = useMessages(insightsMessages)
  return (
    <section>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t(isJudged ? 'record.own.leaned' : 'record.own.heading')}</h3>
        {isJudged && <Badge>{t('record.ours')}</Badge>}
      </header>
      {children}
    </section>
  )
}

interface EvidenceListProps {
  videos: readonly EvidenceVideo[]
  /** The source of the views. */
  source: ReactNode
}

function EvidenceList({ videos, source }: EvidenceListProps) {
  const { t } = useMessages(insightsMessages)
  return (
    <>
      {videos.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('record.own.none')}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {videos.map((video, index) => (
            // An export has no video ids, and two of its videos can share a title. The list is never reordered.
            <OwnVideoItem key={video.id ?? index} video={video} />
          ))}
        </ul>
      )}
      <p className="mt-2 text-xs text-muted">{source}</p>
    </>
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
  const { basis, similar, videos, latest, isShort, fetchedAt } = ownHistory
  return (
    <>
      {basis === 'videos' && <p className="mt-1 text-sm text-muted">{t('record.own.videosAlone')}</p>}
      <EvidenceList
        videos={similar}
        source={
          <>
            {t('record.own.source', { date: format.date(fetchedAt) })}{' '}
            {latest !== undefined && (
              <CountedVideos videos={videos} latest={latest} as="ranked" length={isShort ? 'short' : 'long'} />
            )}
          </>
        }
      />
    </>
  )
}

/** A past video on YouTube, or in an export, where it has no `id`. */
type EvidenceVideo = Omit<OwnVideo, 'id'> & { readonly id?: string; readonly points?: number }

/** A past video with its views. If the title was compared with it, an arrow shows whether it raises or lowers the rank. */
export function OwnVideoItem({ video: { id, title, views, usual, points } }: { video: EvidenceVideo }) {
  const { t, format } = useMessages(insightsMessages)
  const helps = points !== undefined && points > 0
  const Arrow = helps ? ArrowUp : ArrowDown
  return (
    <li className="flex items-start gap-2 py-1.5 text-sm">
      {points !== undefined && (
        <Arrow aria-hidden className={`mt-0.5 size-4 shrink-0 ${helps ? 'text-good' : 'text-poor'}`} />
      )}
      <div className="min-w-0">
        {id === undefined ? <p className="break-words">{title}</p> : <VideoLink video={{ id, title }} />}
        <p className="mt-0.5 text-xs text-muted tabular-nums">
          {t(id === undefined ? 'record.own.viewsStudio' : 'record.own.views', { views: format.number(views) })}
          {usual && (
            <>
              {' · '}
              <Compared usual={usual} channel="own" className="text-text">
                {t('record.own.times', { times: format.times(usual.multiple) })}
              </Compared>
            </>
          )}
          {points !== undefined && (
            <VisuallyHidden>{`, ${t(helps ? 'record.own.up' : 'record.own.down')}`}</VisuallyHidden>
          )}
        </p>
      </div>
    </li>
  )
}
