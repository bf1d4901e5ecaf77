import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { verifyMessages } from './messages.ts'

/** Shown if the mail's link was opened in another browser. The original window continues by itself. */
export function ConfirmedElsewhere() {
  const { t } = useMessages(verifyMessages)
  return (
    <Alert
      tone="success"
      title={t('verify.elsewhere.title')}
      action={
        <ButtonLink size="small" to={paths.login}>
          {t('verify.logIn')}
        </ButtonLink>
      }
    >
      {t('verify.elsewhere.text')}
    </Alert>
  )
}
