import { Failed } from '#web/layout/failed.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmUserForm } from './confirm-user-form.tsx'
import { profileMessages } from './messages.ts'
import { type ExportState, useAccountExport } from './use-account-export.ts'

/** Explains the export, and starts it after confirming the user. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const { state, startExport } = useAccountExport(() => {
    toast.success(t('profile.export.done'))
    onClose()
  })
  const start = () => void startExport()
  // Before the first request, and again if the confirmation has expired.
  const needsConfirmation =
    state.status === 'idle' || (state.status === 'failed' && state.code === 'recent_sign_in_required')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.export.dialog')}
      description={t('profile.export.explained')}
      closeLabel={t('common.close')}
    >
      <div className="grid gap-3 text-sm">
        <p>{t('profile.export.holds')}</p>
        <p className="text-muted">{t('profile.export.lacks')}</p>
      </div>
      <ExportStatus state={state} onRetry={needsConfirmation ? undefined : start} />
      {needsConfirmation && (
        <ConfirmUserForm
          label={t('profile.export.open')}
          variant="primary"
          dialog="export"
          isRefused={state.status === 'failed'}
          onConfirmed={start}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function ExportStatus({ state, onRetry }: { state: ExportState; onRetry: (() => void) | undefined }) {
  const { t } = useMessages(profileMessages)
  if (state.status === 'idle') return null
  if (state.status === 'reading') {
    return <Progress label={t('profile.export.dialog')} value={state.done * 100} status={t('profile.export.reading')} />
  }
  return <Failed onRetry={onRetry}>{t(`errors.codes.${state.code}`)}</Failed>
}
