import { useMessages } from '#web/messages/messages.tsx'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'
import { Progress } from '#web/ui/progress.tsx'
import { ThumbnailScore } from './thumbnail-score.tsx'
import type { Thumbnail } from './use-thumbnail.ts'

/** The percentage of the progress bar for the upload. The checks, whose duration is unknown, are the rest. */
const uploadPercent = 60

/** Shows the progress of a thumbnail's upload and checks, then its score. Renders nothing if something went wrong. */
export function SlotStatus({ thumbnail: { stage, uploadedShare = 0, checked } }: { thumbnail: Thumbnail }) {
  const { t } = useMessages(thumbnailMessages)
  const isBlank = checked !== undefined && checked.analysis.score === undefined
  switch (stage) {
    case 'looking':
    case 'uploading':
    case 'checking':
      return (
        <Progress
          label={t('thumbnails.slot.progress')}
          value={stage === 'checking' ? uploadPercent : uploadedShare * uploadPercent}
          status={t(`thumbnails.slot.${stage}`)}
        />
      )
    case 'cancelled':
      return <Status>{t('thumbnails.slot.cancelled')}</Status>
    case 'done':
      return (
        <>
          {checked && <ThumbnailScore score={checked.analysis.score} />}
          <Status>{t(isBlank ? 'thumbnails.results.blank' : 'thumbnails.slot.done')}</Status>
        </>
      )
    default:
      return null
  }
}

const Status = ({ children }: { children: string }) => (
  <p role="status" className="mt-2 text-sm text-muted">
    {children}
  </p>
)
