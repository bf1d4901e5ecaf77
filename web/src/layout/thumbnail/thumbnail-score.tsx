import { rateThumbnail } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A thumbnail's score with its label and color, or a note that there is no score. */
export function ThumbnailScore({ score }: { score: number | undefined }) {
  const { t } = useMessages(thumbnailMessages)
  if (score === undefined) return <Badge>{t('thumbnails.noScore')}</Badge>
  const rating = rateThumbnail(score)
  return <Badge tone={rating}>{`${score} · ${t(`thumbnails.ratings.${rating}`)}`}</Badge>
}
