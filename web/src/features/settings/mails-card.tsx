import type { Account } from '#shared/contract/account.ts'
import { type NotificationKind, notificationKinds } from '#shared/notifications.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { MailsStopped } from './mails-stopped.tsx'
import { settingsMessages } from './messages.ts'
import { useAccountChange } from './use-account-change.ts'

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

/** A switch for one kind of mail. Each is saved separately, so that two open pages do not overwrite each other. */
function MailSwitch({ kind, isOn, disabled }: { kind: NotificationKind; isOn: boolean; disabled: boolean }) {
  const { t } = useMessages(settingsMessages)
  const { change, isPending } = useAccountChange()
  const label = t(`common.mails.${kind}`)
  return (
    <Switch
      disabled={disabled}
      aria-busy={isPending}
      // The choice shows immediately and reverts if saving fails.
      checked={isPending ? !isOn : isOn}
      onChange={() =>
        change(
          { mails: { [kind]: !isOn } },
          isOn ? t('settings.mails.turnedOff', { label }) : t('settings.mails.turnedOn', { label }),
        )
      }
      label={label}
      hint={t(`settings.mails.${kind}.hint`)}
    />
  )
}
