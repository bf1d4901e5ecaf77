import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { contract } from '#shared/contract/index.ts'
import { maxWebhookUrlLength, type WebhookEvent, webhookEvents } from '#shared/contract/webhooks.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmUserForm } from '../confirm-user-form.tsx'
import { profileMessages } from '../messages.ts'
import type { ResumedDialogProps, Typed } from '../use-named-dialog.ts'
import { EventChoice } from './event-choice.tsx'
import { NewSecret } from './new-secret.tsx'

interface WantedWebhook {
  readonly url: string
  readonly events: WebhookEvent[]
}

/** Creates a webhook and shows its secret once. Confirms the user first if the last sign-in is too old. */
export function NewWebhookDialog({ typed, onClose }: ResumedDialogProps) {
  const { t } = useMessages(profileMessages)
  const creation = useAction(contract.webhooks.create, [contract.webhooks.list])
  const [wantedWebhook, setWantedWebhook] = useState(typed && fromTyped(typed))
  const code = creation.error?.code
  const create = (webhook: WantedWebhook) => {
    setWantedWebhook(webhook)
    void creation.run(webhook, {
      success: t('webhooks.created'),
      onError: ({ code }) => isShown(code) || toast.error(t(`errors.codes.${code}`)),
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('webhooks.dialog')}
      description={t('webhooks.explained')}
      closeLabel={t('common.close')}
    >
      {creation.data && (
        <>
          <h3 className="text-sm font-medium">{t('webhooks.secret')}</h3>
          <p className="text-sm text-muted">{t('webhooks.secretText')}</p>
          <NewSecret secret={creation.data.secret} />
          <Button className="self-end" variant="primary" onClick={onClose}>
            {t('webhooks.done')}
          </Button>
        </>
      )}
      {!creation.data && wantedWebhook && code === 'recent_sign_in_required' && (
        <ConfirmUserForm
          label={t('webhooks.create')}
          variant="primary"
          dialog="addWebhook"
          typed={{ url: wantedWebhook.url, events: wantedWebhook.events.join(' ') }}
          pending={creation.isPending}
          isRefused
          onConfirmed={() => create(wantedWebhook)}
          onClose={onClose}
        />
      )}
      {!creation.data && code !== 'recent_sign_in_required' && (
        <WebhookForm
          wanted={wantedWebhook}
          urlError={code === 'webhook_url_invalid' ? t('errors.codes.webhook_url_invalid') : undefined}
          pending={creation.isPending}
          onCreate={create}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

const fromTyped = ({ url = '', events = '' }: Typed): WantedWebhook => ({
  url,
  events: webhookEvents.filter((event) => events.split(' ').includes(event)),
})

/** Whether the dialog itself shows the error. */
const isShown = (code: string) => code === 'recent_sign_in_required' || code === 'webhook_url_invalid'

interface WebhookFormProps {
  wanted: WantedWebhook | undefined
  urlError: string | undefined
  pending: boolean
  onCreate: (wanted: WantedWebhook) => void
  onClose: () => void
}

function WebhookForm({ wanted, urlError, pending, onCreate, onClose }: WebhookFormProps) {
  const { t } = useMessages(profileMessages)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { url: wanted?.url ?? '' } })
  const [events, setEvents] = useState<readonly WebhookEvent[]>(wanted?.events ?? webhookEvents)
  const [isMissing, setIsMissing] = useState(false)
  const submit = handleSubmit(({ url }) => {
    setIsMissing(events.length === 0)
    if (events.length > 0) onCreate({ url: url.trim(), events: [...events] })
  })
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('url', { validate: (url) => url.trim() !== '' || t('errors.codes.webhook_url_invalid') })}
        autoFocus
        type="url"
        label={t('webhooks.url')}
        placeholder="https://"
        maxLength={maxWebhookUrlLength}
        autoComplete="off"
        error={formState.errors.url?.message ?? urlError}
      />
      <EventChoice events={events} isMissing={isMissing} onChange={setEvents} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" pending={pending}>
          {t('webhooks.create')}
        </Button>
      </div>
    </form>
  )
}
