import { ideas } from '#shared/contract/ideas.ts'
import { Compared } from '#web/layout/usual.tsx'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftMessages } from './messages.ts'

/** The video that a draft's idea is based on, with YouTube's view count, for as long as it is stored. */
export function Evidence({ id }: { id: string }) {
  const { t, format } = useMessages(draftMessages)
  const { data } = useRead(ideas.evidence, { id })
  const video = data?.video
  if (!video) return null
  const { channel, views, viewsAt, usual } = video
  return (
    <p className="text-sm wrap-anywhere text-muted">
      {t('draft.details.video')} <VideoLink video={video} />
      {channel && <bdi>{` (${channel})`}</bdi>}
      {views !== null &&
        viewsAt &&
        `. ${t('draft.details.views', { views: format.count(views), ago: format.relative(viewsAt) })}`}
      {usual && (
        <>
          {' '}
          <Compared usual={usual} channel="other">
            {t('draft.details.usual', {
              times: format.times(usual.multiple),
              low: format.times(usual.low),
              high: format.times(usual.high),
            })}
          </Compared>
        </>
      )}
    </p>
  )
}
