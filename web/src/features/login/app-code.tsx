import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { loginMessages } from './messages.ts'
import type { CodeRequired } from './use-log-in.ts'

interface AppCodeProps extends Pick<CodeRequired, 'answer'> {
  /** Starts over: a sign-in waits three minutes for its code. */
  onBack: () => void
  /** Continues with a backup code. */
  onLost: () => void
}

/** The second factor: the six-digit code of an authenticator app. */
export function AppCode({ answer, onBack, onLost }: AppCodeProps) {
  const { t } = useMessages(loginMessages)
  const texts = {
    label: t('login.code.label'),
    pattern: /^\d{6}$/,
    required: t('login.code.required'),
    refused: t('login.code.refused'),
  }
  return (
    <CodeForm texts={texts} answer={answer}>
      <Button variant="link" onClick={onLost}>
        {t('login.backup.use')}
      </Button>
      <Button variant="link" onClick={onBack}>
        {t('login.code.back')}
      </Button>
    </CodeForm>
  )
}
