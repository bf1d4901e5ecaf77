import { useLocation } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { notificationKindOf } from '#shared/contract/mail.ts'
import type { NotificationKind } from '#shared/notifications.ts'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, TextLink } from '#web/ui/button.tsx'
import { unsubscribeMessages } from './messages.ts'

/**
 * The target of an email's unsubscribe link. It asks for confirmation and needs no login. Opening it changes nothing,
 * because mail scanners open links.
 */
export function Unsubscribe() {
  const token = useLocation().hash.slice(1)
  const kind = notificationKindOf(token)
  return kind ? <Question key={token} token={token} kind={kind} /> : <Invalid />
}

function Question({ token, kind }: { token: string; kind: NotificationKind }) {
  const { t } = useMessages(unsubscribeMessages)
  const stop = useAction(contract.mail.unsubscribe, [contract.account.get])
  const label = t(`common.mails.${kind}`)
  if (stop.isSuccess) {
    return (
      <AuthLayout
        title={t('unsubscribe.doneTitle')}
        footer={<TextLink to={paths.settings}>{t('unsubscribe.again')}</TextLink>}
      >
        <p role="status">{t('unsubscribe.done', { label })}</p>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('unsubscribe.title')}>
      <div className="flex flex-col gap-5">
        <p>{t('unsubscribe.ask', { label })}</p>
        {stop.error && <Alert tone="danger">{t(`errors.codes.${stop.error.code}`)}</Alert>}
        <Button variant="primary" pending={stop.isPending} onClick={() => stop.mutate({ token })}>
          {stop.isPending ? t('unsubscribe.submitting') : t('unsubscribe.submit')}
        </Button>
      </div>
    </AuthLayout>
  )
}

function Invalid() {
  const { t } = useMessages(unsubscribeMessages)
  return (
    <AuthLayout
      title={t('unsubscribe.invalidTitle')}
      footer={<TextLink to={paths.settings}>{t('unsubscribe.settings')}</TextLink>}
    >
      <p>{t('errors.codes.link_invalid')}</p>
    </AuthLayout>
  )
}
