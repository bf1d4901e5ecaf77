import type { Notifications } from '#shared/contract/account.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { settingsMessages } from './messages.ts'
import { useAccountChange } from './use-account-change.ts'

/** Explains that mail bounced or was reported as spam, and lets the user resume it. */
export function MailsStopped({ reason, at }: NonNullable<Notifications['stopped']>) {
  const { t, format } = useMessages(settingsMessages)
  const { user } = useSession()
  const { change, isPending } = useAccountChange()
  const resume = () => change({ mails: { stopped: false } }, t('settings.mails.stopped.resumed'))
  return (
    <Alert
      tone="warning"
      title={t('settings.mails.stopped.title')}
      action={
        <Button pending={isPending} onClick={resume}>
          {t('settings.mails.stopped.resume')}
        </Button>
      }
    >
      {t(`settings.mails.stopped.${reason}`, { day: format.date(at), email: user?.email ?? '' })}
    </Alert>
  )
}
