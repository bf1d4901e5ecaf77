import { postWebhook } from '#functions/clients/webhook/post.ts'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { log } from '#functions/lib/log.ts'
import { sendMail } from '#functions/services/mail/send.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { type StoredDelivery, saveDelivery, scanDue } from '#functions/store/deliveries.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { changeWebhook, listWebhooks, type StoredWebhook } from '#functions/store/webhooks.ts'
import { signDelivery } from './secrets.ts'

const minuteMs = 60_000
/** How long after each failed attempt the next one follows, in milliseconds: nine attempts within a day. */
const retryMs = [1, 5, 15, 60, 120, 240, 480, 480].map((minutes) => minutes * minuteMs)
/** A webhook is disabled when no delivery has succeeded for this long, in milliseconds. */
const disableMs = 3 * 86_400_000
/** Receivers that are called at once. One receiver is called for one event after the other. */
const maxAtOnce = 10
/** The most events that a receiver gets in a run, so that a slow one does not delay the others. */
const maxPerRun = 5
/** The job's timeout, in seconds. */
const leaseSeconds = 120

interface Counts {
  readonly delivered: number
  readonly failed: number
  readonly disabled: number
}

/** Sends every delivery that is due, while `canContinue` returns true. A second run at the same time does nothing. */
export async function deliverEvents(canContinue: () => boolean, now = Date.now): Promise<Counts> {
  const counts = { delivered: 0, failed: 0, disabled: 0 }
  const lease = await acquireLease('deliver-events', leaseSeconds)
  if (!lease) return counts
  try {
    const queues = [...(await listQueues(now())).values()]
    const work = async (): Promise<void> => {
      for (let queue = queues.shift(); queue && canContinue(); queue = queues.shift())
        await deliverQueue(queue, canContinue, now, counts)
    }
    await Promise.all(Array.from({ length: maxAtOnce }, work))
    return counts
  } finally {
    await lease.release()
  }
}

/** Returns the due deliveries of each webhook, the oldest first. */
async function listQueues(now: number): Promise<Map<string, StoredDelivery[]>> {
  const queues = new Map<string, StoredDelivery[]>()
  for await (const page of scanDue(now))
    for (const delivery of page) queues.set(delivery.webhook, [...(queues.get(delivery.webhook) ?? []), delivery])
  for (const [webhook, queue] of queues)
    queues.set(
      webhook,
      queue.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).slice(0, maxPerRun),
    )
  return queues
}

async function deliverQueue(
  queue: readonly StoredDelivery[],
  canContinue: () => boolean,
  now: () => number,
  counts: { delivered: number; failed: number; disabled: number },
): Promise<void> {
  for (const delivery of queue) {
    if (!canContinue()) return
    try {
      const webhook = (await listWebhooks(delivery.userId)).find(({ id }) => id === delivery.webhook)
      const outcome = webhook?.state === 'active' ? await attempt(webhook, delivery, now) : await giveUp(delivery)
      counts[outcome]++
      // The others would wait for the same receiver.
      if (outcome !== 'delivered') return
    } catch (error) {
      log('error', 'event not delivered', { id: delivery.id, error })
      return
    }
  }
}

/** Of a webhook that was deleted or disabled. */
async function giveUp({ nextAt: _, ...delivery }: StoredDelivery): Promise<'failed'> {
  await saveDelivery({ ...delivery, state: 'failed' })
  return 'failed'
}

async function attempt(
  webhook: StoredWebhook,
  { nextAt: _, ...delivery }: StoredDelivery,
  now: () => number,
): Promise<keyof Counts> {
  const { eventId, body } = delivery
  const headers = {
    ...(await signDelivery(webhook, eventId, body, now())),
    'content-type': 'application/json',
    'user-agent': `Viewcraft-Webhooks (+${env('SITE_URL')}/developers)`,
  }
  const result = await postWebhook({ url: webhook.url, headers, body })
  const at = new Date(now()).toISOString()
  const attempts = [...delivery.attempts, { at, ...result }]
  if (result.status !== null && result.status >= 200 && result.status < 300) {
    await saveDelivery({ ...delivery, attempts, state: 'delivered' })
    if (webhook.failingSince) await changeWebhook(webhook, { failingSince: null })
    return 'delivered'
  }
  const delay = retryMs[attempts.length - 1]
  const next = delay === undefined ? {} : { nextAt: new Date(now() + delay).toISOString() }
  await saveDelivery({ ...delivery, ...next, attempts, state: delay === undefined ? 'failed' : 'pending' })
  return noteFailure(webhook, at)
}

/** Notes that a receiver failed, and disables its webhook if it has for days. */
async function noteFailure(webhook: StoredWebhook, at: string): Promise<'failed' | 'disabled'> {
  const { failingSince } = webhook
  if (!failingSince) {
    await changeWebhook(webhook, { failingSince: at })
    return 'failed'
  }
  if (Date.parse(at) - Date.parse(failingSince) < disableMs) return 'failed'
  // First the mail: a webhook that is disabled is not looked at again.
  await mailOwner(webhook)
  await changeWebhook(webhook, { state: 'disabled' })
  return 'disabled'
}

async function mailOwner({ userId, url }: StoredWebhook): Promise<void> {
  const account = await getAccount(userId)
  if (!account || optionalEnv('MAIL_FROM') === undefined) return
  const values = { host: new URL(url).host, url: `${env('SITE_URL')}/dashboard/profile` }
  await sendMail({ to: account.email, locale: account.locale, kind: 'webhook_disabled', values })
}
