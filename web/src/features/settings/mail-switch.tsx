import type { NotificationKind } from '#shared/notifications.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { settingsMessages } from './messages.ts'
import { useAccountChange } from './use-account-change.ts'

/** A switch for one kind of mail. Each is saved separately, so that two open pages do not overwrite each other. */
export function MailSwitch({ kind, isOn, disabled }: { kind: NotificationKind; isOn: boolean; disabled: boolean }) {
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
