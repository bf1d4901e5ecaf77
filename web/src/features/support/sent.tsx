import { useEffect, useRef } from 'react'
import type { Receipt } from '#shared/contract/message.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { supportMessages } from './messages.ts'

interface SentProps extends Receipt {
  /** The signed-in user's address. Undefined for a visitor. */
  answerTo: string | undefined
  onAgain: () => void
}

/** Confirms a message with its reference and the address for the answer. */
export function Sent({ reference, acknowledged, answerTo, onAgain }: SentProps) {
  const { t } = useMessages(supportMessages)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button disappeared with the form. If the user has moved the focus since, it stays there.
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  const where =
    answerTo === undefined
      ? t('support.sent.visitor')
      : t(acknowledged ? 'support.sent.acknowledged' : 'support.sent.unacknowledged', { email: answerTo })
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Alert tone="success" title={t('support.sent.title')}>
        <p>
          {t('support.sent.reference')} <strong className="font-mono whitespace-nowrap">{reference}</strong>
        </p>
        <p className="mt-1">{where}</p>
      </Alert>
      <Button className="mt-5" onClick={onAgain}>
        {t('support.sent.again')}
      </Button>
    </div>
  )
}
