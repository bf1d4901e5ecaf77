import type { Account } from '#shared/contract/account.ts'
import { notificationKinds } from '#shared/notifications.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { MailSwitch } from './mail-switch.tsx'
import { MailsStopped } from './mails-stopped.tsx'
import { settingsMessages } from './messages.ts'

/** The notification settings, and why mail is paused if it is. */
export function MailsCard({ mails }: Pick<Account, 'mails'>) {
  const { t } = useMessages(settingsMessages)
  const hasSender = useConfig()?.codesByMail ?? true
  return (
    <Card title={t('settings.mails.heading')} description={t('settings.mails.description')}>
      <div className="flex flex-col gap-5">
        {!hasSender && <Alert>{t('settings.mails.noSender')}</Alert>}
        {mails.stopped && <MailsStopped {...mails.stopped} />}
        {notificationKinds.map((kind) => {
          const isOn = mails[kind]
          return isOn === null ? null : <MailSwitch key={kind} kind={kind} isOn={isOn} disabled={!hasSender} />
        })}
      </div>
    </Card>
  )
}
