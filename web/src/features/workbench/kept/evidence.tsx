import { ideas } from '#shared/contract/ideas.ts'
import { Compared } from '#web/layout/usual.tsx'
import { useRead } from '#web/lib/query.ts'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftMessages } from './messages.ts'

/** The video that a draft's idea came from, with YouTube's count, while we hold it. */
export function Evidence({ id }: { id: string }) {
  const { t, format } = useMessages(draftMessages)
  const { data } = useRead(ideas.evidence, { id })
  const video = data?.video
  if (!video) return null
  const { title, channel, views, viewsAt, usual } = video
  return (
    <p className="text-sm wrap-anywhere text-muted">
      {t('draft.details.video')}{' '}
      <a
        href={watchUrl(video.id)}
        target="_blank"
        rel="noreferrer"
        className="text-text underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {title}
      </a>
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
