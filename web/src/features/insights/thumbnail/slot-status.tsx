import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { ScoreBadge } from '../score.tsx'
import type { Thumbnail } from './use-thumbnail.ts'

/** Percent of the way that the upload is; the rest is waiting for what nobody can know the end of. */
const uploadEnds = 60

/** How far a thumbnail has come, as long as nothing is wrong. */
export function SlotStatus({ thumbnail: { stage, sent = 0, checked, cancel, again } }: { thumbnail: Thumbnail }) {
  const { t } = useMessages()
  switch (stage) {
    case 'looking':
    case 'uploading':
    case 'checking':
      return (
        <>
          <div className="w-full">
            <Progress
              label={t('thumbnails.slot.progress')}
              value={stage === 'checking' ? uploadEnds : sent * uploadEnds}
              status={t(`thumbnails.slot.${stage}`)}
            />
          </div>
          {stage !== 'looking' && (
            <Button size="small" onClick={cancel}>
              {t('thumbnails.slot.cancel')}
            </Button>
          )}
        </>
      )
    case 'cancelled':
      return (
        <>
          <Status>{t('thumbnails.slot.cancelled')}</Status>
          <Button size="small" onClick={again}>
            {t('thumbnails.slot.again')}
          </Button>
        </>
      )
    default:
      return (
        <>
          <Status>{t('thumbnails.slot.done')}</Status>
          {checked && <ScoreBadge score={checked.analysis.score} />}
        </>
      )
  }
}

const Status = ({ children }: { children: string }) => (
  <p role="status" className="text-sm text-muted">
    {children}
  </p>
)
