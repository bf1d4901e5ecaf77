import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { Webhook } from '#shared/contract/webhooks.ts'
import { Failed } from '#web/layout/failed.tsx'
import { QuestionDialog, useQuestion } from '#web/layout/question-dialog.tsx'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Allowance } from '../allowance.tsx'
import { profileMessages } from '../messages.ts'
import { useNamedDialog } from '../use-named-dialog.ts'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Lists the account's webhooks. They can be created, tested, inspected and deleted. */
export function WebhooksCard() {
  const { t } = useMessages(profileMessages)
  const { opened, typed, open, close } = useNamedDialog(['addWebhook'])
  const { data, error, isFetching, refetch } = useRead(contract.webhooks.list, {})
  return (
    <Card title={t('webhooks.heading')} description={t('webhooks.text')}>
      {data && <Webhooks webhooks={data.webhooks} />}
      {data && data.webhooks.length > 0 && (
        <div className="mt-4">
          <Allowance of="webhooks" count={data.webhooks.length} max={data.max} />
        </div>
      )}
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && (
        <Failed onRetry={refetch} pending={isFetching}>
          {t(`errors.codes.${error.code}`)}
        </Failed>
      )}
      <div className="mt-4">
        <Button disabled={data !== undefined && data.webhooks.length >= data.max} onClick={() => open('addWebhook')}>
          {t('webhooks.open')}
        </Button>
      </div>
      {opened && <NewWebhookDialog typed={typed} onClose={close} />}
    </Card>
  )
}

function Webhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { t } = useMessages(profileMessages)
  const { typed, close } = useNamedDialog(['webhook'])
  const [shownId, setShownId] = useState(typed?.id)
  const removal = useAction(contract.webhooks.remove, [contract.webhooks.list])
  const { asked, ask, answers } = useQuestion(({ id }: Webhook) =>
    removal.run({ id }, { success: t('webhooks.deleted') }),
  )
  if (webhooks.length === 0) return <p className="text-sm text-muted">{t('webhooks.none')}</p>
  const hide = () => {
    setShownId(undefined)
    close()
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onOpen={() => setShownId(webhook.id)}
            onDelete={() => ask(webhook)}
          />
        ))}
      </ul>
      {shownId && <WebhookDialog id={shownId} onClose={hide} />}
      {asked && (
        <QuestionDialog
          title={t('webhooks.question')}
          text={t('webhooks.consequence', { url: asked.url })}
          action={t('webhooks.delete')}
          {...answers}
        />
      )}
    </>
  )
}

interface WebhookRowProps {
  webhook: Webhook
  onOpen: () => void
  onDelete: () => void
}

function WebhookRow({ webhook, onOpen, onDelete }: WebhookRowProps) {
  const { t, format } = useMessages(profileMessages)
  const { id, url, events, state, failingSince } = webhook
  const change = useAction(contract.webhooks.change, [contract.webhooks.list])
  return (
    <li className="py-4 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 text-sm">
          <p className="font-medium wrap-anywhere">{url}</p>
          <p className="text-muted">{events.map((event) => t(`webhooks.events.${event}`)).join(' · ')}</p>
          {state === 'active' && failingSince && (
            <p className="text-danger">{t('webhooks.failing', { at: format.dateTime(failingSince) })}</p>
          )}
        </div>
        <div className="flex gap-2">
          <Button size="small" aria-label={t('webhooks.showOf', { url })} onClick={onOpen}>
            {t('webhooks.show')}
          </Button>
          <Button size="small" aria-label={t('webhooks.deleteOf', { url })} onClick={onDelete}>
            {t('webhooks.delete')}
          </Button>
        </div>
      </div>
      {state === 'disabled' && (
        <Alert
          className="mt-3"
          tone="warning"
          action={
            <Button pending={change.isPending} onClick={() => void change.run({ id, state: 'active' })}>
              {t('webhooks.activate')}
            </Button>
          }
        >
          {t('webhooks.disabled')}
        </Alert>
      )}
    </li>
  )
}
