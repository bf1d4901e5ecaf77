import { useId, useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { Delivery, Webhook, WebhookEvent } from '#shared/contract/webhooks.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmUserForm } from '../confirm-user-form.tsx'
import { profileMessages } from '../messages.ts'
import { EventChoice } from './event-choice.tsx'
import { NewSecret } from './new-secret.tsx'

/** Milliseconds between refetches of the log while a delivery is pending. */
const pollMs = 10_000

/** A dialog to change a webhook's events and secret, send a test event, and view the latest deliveries. */
export function WebhookDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const { data } = useRead(contract.webhooks.list, {})
  const webhook = data?.webhooks.find((candidate) => candidate.id === id)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('webhooks.details')}
      description={webhook?.url ?? ''}
      closeLabel={t('common.close')}
    >
      <div className="flex flex-col gap-6">
        {webhook && <Events webhook={webhook} />}
        {webhook && <Secret webhook={webhook} />}
        <Deliveries id={id} isOff={webhook?.state === 'disabled'} />
      </div>
    </Dialog>
  )
}

function Events({ webhook }: { webhook: Webhook }) {
  const { t } = useMessages(profileMessages)
  const change = useAction(contract.webhooks.change, [contract.webhooks.list])
  const [events, setEvents] = useState<WebhookEvent[]>(webhook.events)
  const [isMissing, setIsMissing] = useState(false)
  const save = async () => {
    setIsMissing(events.length === 0)
    if (events.length === 0) return
    await change.run({ id: webhook.id, events }, { success: t('webhooks.changed') })
  }
  return (
    <section className="flex flex-col gap-3">
      <EventChoice events={events} isMissing={isMissing} onChange={setEvents} />
      <Button className="self-start" pending={change.isPending} onClick={() => void save()}>
        {t('webhooks.save')}
      </Button>
    </section>
  )
}

function Secret({ webhook: { id, previousEndsAt } }: { webhook: Webhook }) {
  const { t, format } = useMessages(profileMessages)
  const rotation = useAction(contract.webhooks.rotate, [contract.webhooks.list])
  const isStale = rotation.error?.code === 'recent_sign_in_required'
  const [wasStale, setWasStale] = useState(false)
  if (isStale && !wasStale) setWasStale(true)
  const rotate = () =>
    rotation.run(
      { id },
      {
        success: t('webhooks.rotated'),
        onError: ({ code }) => code === 'recent_sign_in_required' || toast.error(t(`errors.codes.${code}`)),
      },
    )
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-medium">{t('webhooks.secret')}</h3>
      <p className="text-sm text-muted">{t('webhooks.secretText')}</p>
      {rotation.data ? (
        <NewSecret secret={rotation.data.secret} />
      ) : (
        <p className="text-sm text-muted">{t('webhooks.lost')}</p>
      )}
      {previousEndsAt && <Alert tone="info">{t('webhooks.both', { date: format.dateTime(previousEndsAt) })}</Alert>}
      {isStale ? (
        <ConfirmUserForm
          label={t('webhooks.rotate')}
          variant="primary"
          dialog="webhook"
          typed={{ id }}
          pending={rotation.isPending}
          isRefused
          onConfirmed={() => void rotate()}
          onClose={rotation.reset}
        />
      ) : (
        // The confirmation form had the focus and was removed.
        <Button autoFocus={wasStale} className="self-start" pending={rotation.isPending} onClick={() => void rotate()}>
          {t('webhooks.rotate')}
        </Button>
      )}
    </section>
  )
}

function Deliveries({ id, isOff }: { id: string; isOff: boolean }) {
  const { t } = useMessages(profileMessages)
  const heading = useId()
  const test = useAction(contract.webhooks.test, [contract.webhooks.deliveries])
  // A new delivery may take a moment to appear in the log.
  const every = (data?: { deliveries: readonly Delivery[] }) =>
    test.isSuccess || data?.deliveries.some(({ state }) => state === 'pending') ? pollMs : false
  const { data, error, isFetching, refetch } = useRead(contract.webhooks.deliveries, { id }, { every })
  const send = () => test.run({ id }, { success: t('webhooks.tested') })
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h3 id={heading} className="text-sm font-medium">
        {t('webhooks.log')}
      </h3>
      {data?.deliveries.length === 0 && <p className="text-sm text-muted">{t('webhooks.noLog')}</p>}
      {data && data.deliveries.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        <ul tabIndex={0} className="max-h-72 divide-y divide-line overflow-y-auto rounded-sm border border-line">
          {data.deliveries.map((delivery) => (
            <Entry key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && (
        <Failed onRetry={refetch} pending={isFetching}>
          {t(`errors.codes.${error.code}`)}
        </Failed>
      )}
      {isOff ? (
        <Alert tone="warning">{t('webhooks.disabled')}</Alert>
      ) : (
        <Button className="self-start" pending={test.isPending} onClick={() => void send()}>
          {t('webhooks.test')}
        </Button>
      )}
    </section>
  )
}

function Entry({ delivery: { id, event, createdAt, state, attempts, nextAt } }: { delivery: Delivery }) {
  const { t, format } = useMessages(profileMessages)
  const last = attempts.at(-1)
  const reason = last?.fault ? t(`webhooks.faults.${last.fault}`) : last?.status ? `${last.status}` : ''
  const outcome =
    state === 'pending' && nextAt && attempts.length > 0
      ? t('webhooks.again', { n: attempts.length, reason, at: format.dateTime(nextAt) })
      : t(`webhooks.states.${state === 'failed' && attempts.length === 0 ? 'unsent' : state}`, { reason })
  return (
    <li className="px-3 py-2 text-sm">
      <p className="font-medium">
        {event === 'test' ? t('webhooks.testEvent') : t(`webhooks.events.${event}`)}{' '}
        <span className="font-normal text-muted">{format.dateTime(createdAt)}</span>
      </p>
      <p className={state === 'failed' ? 'text-danger' : 'text-muted'}>{outcome}</p>
      <p className="font-mono text-xs wrap-anywhere text-muted" translate="no">
        {id}
      </p>
    </li>
  )
}
