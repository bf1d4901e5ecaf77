import type { ErrorCode } from '#shared/errors.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { insightsMessages } from '../messages.ts'

/** Errors that retrying with the same file would repeat. */
const lasting = new Set<ErrorCode>([
  'image_empty',
  'image_type_unsupported',
  'image_corrupt',
  'image_too_large',
  'image_too_many_pixels',
  'thumbnail_limit_reached',
  'image_checks_unavailable',
])

/** Says why only the browser's checks are available and what to do. */
export function SlotProblem({ code, onAgain }: { code: ErrorCode; onAgain: () => void }) {
  const { t } = useMessages(insightsMessages)
  const off = code === 'image_checks_unavailable'
  return (
    <Alert
      tone={off ? 'info' : 'warning'}
      title={t(off ? 'thumbnails.slot.off' : 'thumbnails.slot.failed')}
      action={
        !lasting.has(code) && (
          <Button size="small" onClick={onAgain}>
            {t('thumbnails.slot.again')}
          </Button>
        )
      }
    >
      {t(off ? 'thumbnails.slot.offText' : `errors.codes.${code}`)}
    </Alert>
  )
}
