import { type WebhookEvent, webhookEvents } from '#shared/contract/webhooks.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { profileMessages } from '../messages.ts'

interface EventChoiceProps {
  events: readonly WebhookEvent[]
  /** Whether to show that at least one event is required. */
  isMissing: boolean
  onChange: (events: WebhookEvent[]) => void
}

/** Chooses the events that a webhook receives. */
export function EventChoice({ events, isMissing, onChange }: EventChoiceProps) {
  const { t } = useMessages(profileMessages)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-sm font-medium">{t('webhooks.when')}</legend>
      {webhookEvents.map((event) => (
        <Checkbox
          key={event}
          label={t(`webhooks.events.${event}`)}
          checked={events.includes(event)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(webhookEvents.filter((other) => (other === event ? checked : events.includes(other))))
          }
        />
      ))}
      {isMissing && (
        <p role="alert" className="text-sm text-danger">
          {t('webhooks.eventRequired')}
        </p>
      )}
    </fieldset>
  )
}
