import { useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { AgainButton } from '#web/ui/again-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { CodeForm } from './code-form.tsx'
import { loginMessages } from './messages.ts'
import { type CodeSent, useMailCode } from './use-log-in.ts'

interface MailCodeProps {
  email: string
  sentCode: CodeSent
  onBack: () => void
}

/** Logs in with a mailed code instead of a password. A new code invalidates earlier ones. */
export function MailCode({ email, sentCode, onBack }: MailCodeProps) {
  const { t } = useMessages(loginMessages)
  const { send } = useMailCode()
  const [latestCode, setLatestCode] = useState(sentCode)
  const sendAgain = async () => {
    const newCode = await send(email)
    if (!newCode) return
    setLatestCode(newCode)
    toast.info(t('login.mail.sent'))
  }
  const texts = {
    label: t('login.mail.label'),
    hint: t('login.mail.hint'),
    pattern: /^\d{6,8}$/,
    malformed: t('login.mail.required'),
    incorrect: t('login.mail.refused'),
  }
  return (
    <CodeForm texts={texts} submitCode={latestCode.answer}>
      <AgainButton
        label={t('common.sendAgain')}
        waitLabel={(n) => t('common.sendAgainIn', { n })}
        onPress={sendAgain}
      />
      <Button variant="link" onClick={onBack} className="max-sm:whitespace-normal">
        {t('login.mail.back')}
      </Button>
    </CodeForm>
  )
}
