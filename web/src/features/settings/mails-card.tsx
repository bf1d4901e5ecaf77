import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/choice.tsx'

const kinds = ['analyses', 'weekly', 'alerts'] as const

/** The mails one will be able to choose. None of them is sent yet, so none can be switched. */
export function MailsCard() {
  const { t } = useMessages()
  return (
    <Card title={t('settings.mails.heading')} description={t('settings.mails.notYet')}>
      <div className="flex flex-col gap-5">
        {kinds.map((kind) => (
          <Switch
            key={kind}
            disabled
            checked={false}
            readOnly
            label={t(`settings.mails.${kind}.label`)}
            hint={t(`settings.mails.${kind}.hint`)}
          />
        ))}
      </div>
    </Card>
  )
}
