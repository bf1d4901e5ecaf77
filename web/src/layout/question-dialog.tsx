import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface QuestionDialogProps {
  title: string
  text: string
  /** The label of the confirm button. */
  action: string
  variant?: 'primary' | 'danger'
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks the user to confirm an action that cannot be undone. */
export function QuestionDialog({
  title,
  text,
  action,
  variant = 'danger',
  pending,
  onConfirm,
  onClose,
}: QuestionDialogProps) {
  const { t } = useMessages(frameMessages)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant={variant} pending={pending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  )
}
