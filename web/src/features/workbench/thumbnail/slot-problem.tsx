import type { ErrorCode } from '#shared/errors.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { insightsMessages } from '../messages.ts'

/** Errors that retrying with the same file would repeat. */
const permanentErrors = new Set<ErrorCode>([
  'image_empty',
  'image_type_unsupported',
  'image_corrupt',
  'image_too_large',
  'image_too_many_pixels',
  'thumbnail_limit_reached',
  'image_checks_unavailable',
])

/** Explains why the server did not check an image, and what to do. */
export function SlotProblem({ code, onRetry }: { code: ErrorCode; onRetry: () => void }) {
  const { t } = useMessages(insightsMessages)
  const isUnavailable = code === 'image_checks_unavailable'
  return (
    <Alert
      tone={isUnavailable ? 'info' : 'warning'}
      title={t(isUnavailable ? 'thumbnails.slot.off' : 'thumbnails.slot.failed')}
      action={
        !permanentErrors.has(code) && (
          <Button size="small" onClick={onRetry}>
            {t('thumbnails.slot.again')}
          </Button>
        )
      }
    >
      {t(isUnavailable ? 'thumbnails.slot.offText' : `errors.codes.${code}`)}
    </Alert>
  )
}
