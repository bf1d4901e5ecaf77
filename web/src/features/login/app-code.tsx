import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { loginMessages } from './messages.ts'
import type { CodeRequired } from './use-log-in.ts'

interface AppCodeProps extends Pick<CodeRequired, 'answer'> {
  /** Starts over, for example because the sign-in expired after three minutes. */
  onBack: () => void
  /** Continues with a backup code. */
  onUseBackupCode: () => void
}

/** The second factor: the six-digit code of an authenticator app. */
export function AppCode({ answer, onBack, onUseBackupCode }: AppCodeProps) {
  const { t } = useMessages(loginMessages)
  const texts = {
    label: t('login.code.label'),
    pattern: /^\d{6}$/,
    malformed: t('login.code.required'),
    incorrect: t('login.code.refused'),
  }
  return (
    <CodeForm texts={texts} submitCode={answer}>
      <Button variant="link" onClick={onUseBackupCode}>
        {t('login.backup.use')}
      </Button>
      <Button variant="link" onClick={onBack}>
        {t('login.code.back')}
      </Button>
    </CodeForm>
  )
}
