import type { NotificationKind } from '#shared/notifications.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { settingsMessages } from './messages.ts'
import { useAccountChange } from './use-account-change.ts'

/** One kind of mail, on or off. It is saved by itself, so that two pages open at once do not undo each other. */
export function MailSwitch({ kind, isOn, disabled }: { kind: NotificationKind; isOn: boolean; disabled: boolean }) {
  const { t } = useMessages(settingsMessages)
  const { change, isPending } = useAccountChange()
  const label = t(`common.mails.${kind}`)
  return (
    <Switch
      disabled={disabled}
      aria-busy={isPending}
      // What was chosen shows at once; where saving it fails, it turns back.
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
