import { contract } from '#shared/contract/index.ts'
import { ApiError } from '#web/lib/api.ts'
import type { SignIn } from '#web/lib/identity.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { CodeForm } from './code-form.tsx'
import { loginMessages } from './messages.ts'
import type { Credentials } from './use-log-in.ts'

interface BackupCodeProps {
  /** The email address and password that were accepted. */
  credentials: Credentials
  onBack: () => void
}

/** Turns a lost authenticator app off with a backup code, and logs in with the password. */
export function BackupCode({ credentials, onBack }: BackupCodeProps) {
  const { t } = useMessages(loginMessages)
  const { call } = useServices()
  const { signIn } = useSession()
  const { email, password } = credentials
  const submitCode = async (code: string): Promise<SignIn> => {
    try {
      await call(contract.account.recover, { email, password, code })
    } catch (error) {
      return { status: toStatus(error) }
    }
    toast.info(t('login.backup.appOff'))
    return signIn(email, password)
  }
  const texts = {
    label: t('login.backup.label'),
    hint: t('login.backup.hint'),
    pattern: /^[\da-z-]{12,14}$/i,
    malformed: t('login.backup.required'),
    incorrect: t('login.backup.refused'),
  }
  return (
    <CodeForm texts={texts} submitCode={submitCode} inputMode="text">
      <Button variant="link" onClick={onBack}>
        {t('login.code.back')}
      </Button>
    </CodeForm>
  )
}

function toStatus(error: unknown): 'refused' | 'locked' | 'unavailable' {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'code_incorrect') return 'refused'
  return code === 'too_many_requests' ? 'locked' : 'unavailable'
}
