import { useState } from 'react'
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

/**
 * Asks the user to confirm an action on one of several items: `ask(item)` opens a `QuestionDialog` with these `answers`. Confirming
 * calls `run`, and closes the question unless that resolves with undefined, which means that it failed. One action runs at a time.
 */
export function useQuestion<Item>(run: (item: Item) => Promise<object | undefined>) {
  const [asked, ask] = useState<Item>()
  const [pending, setPending] = useState(false)
  const confirm = async () => {
    if (asked === undefined) return
    setPending(true)
    try {
      // The user may have closed this question and opened another one.
      if (await run(asked)) ask((now) => (now === asked ? undefined : now))
    } finally {
      setPending(false)
    }
  }
  return { asked, ask, answers: { pending, onConfirm: () => void confirm(), onClose: () => ask(undefined) } }
}
