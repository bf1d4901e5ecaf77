import { postWebhook } from '#functions/clients/webhook/post.ts'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { log } from '#functions/lib/log.ts'
import { sendMail } from '#functions/services/mail/send-mail.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { listDue, type StoredDelivery, saveDelivery } from '#functions/store/deliveries.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { changeWebhook, listWebhooks, type StoredWebhook } from '#functions/store/webhooks.ts'
import { dayMs, hourMs, minuteMs } from '#shared/duration.ts'
import { signDelivery } from './secrets.ts'

/** The delay after each failed attempt, in milliseconds: nine attempts within a day. */
const retryMs = [1, 5, 15, 60, 120, 240, 480, 480].map((minutes) => minutes * minuteMs)
/** In milliseconds. A slower response counts as a failure of the webhook, although the event was delivered. */
const slowMs = 5000
/** A webhook is disabled when no delivery has succeeded in time for this long, in milliseconds. */
const disableMs = 3 * dayMs
/** The maximum age of a delivery, in milliseconds. Older ones waited while other deliveries of the webhook were retried for a day. */
const maxAgeMs = 25 * hourMs
/** How many receivers are called in parallel, in total and per host. Each receiver gets one event at a time. */
const maxParallel = 50
const maxParallelPerHost = 5
/** The maximum number of events that a receiver gets in a run, and the time after which it gets no more, in milliseconds. */
const maxEventsPerRun = 5
const maxMsPerRun = 5000
/** The job's timeout, in seconds. */
const leaseSeconds = 60

interface Counts {
  readonly delivered: number
  readonly failed: number
  readonly disabled: number
}

/**
 * Sends due deliveries while `canContinue` returns true. Fast receivers come first, and failing ones last, so that slow ones delay only
 * each other. A concurrent run does nothing.
 */
export async function deliverEvents(canContinue: () => boolean, now = Date.now): Promise<Counts> {
  const counts = { delivered: 0, failed: 0, disabled: 0 }
  const lease = await acquireLease('deliver-events', leaseSeconds)
  if (!lease) return counts
  try {
    const queues = await listQueues(now())
    const deliver = ({ due }: Queue) => deliverQueue(due, canContinue, now, counts)
    await visitInParallel(queues, deliver, ({ host }) => host)
    return counts
  } finally {
    await lease.release()
  }
}

/** Calls `visit` for all items in order, {@link maxParallel} at a time and {@link maxParallelPerHost} per host. */
async function visitInParallel<T>(
  items: readonly T[],
  visit: (item: T) => Promise<void>,
  hostOf?: (item: T) => string,
): Promise<void> {
  const left = [...items]
  const running = new Map<string, number>()
  const countOf = (host: string) => running.get(host) ?? 0
  const take = () => {
    const at = left.findIndex((item) => !hostOf || countOf(hostOf(item)) < maxParallelPerHost)
    return at === -1 ? [] : left.splice(at, 1)
  }
  // A worker ends if the hosts of all remaining items are busy. The workers that use these hosts process the rest.
  const work = async (): Promise<void> => {
    for (let [item] = take(); item !== undefined; [item] = take()) {
      const host = hostOf?.(item) ?? ''
      running.set(host, countOf(host) + 1)
      await visit(item).finally(() => running.set(host, countOf(host) - 1))
    }
  }
  await Promise.all(Array.from({ length: maxParallel }, work))
}

/** The due deliveries of a webhook, oldest first, and the host of its receiver. */
interface Queue {
  readonly due: readonly StoredDelivery[]
  readonly host: string
}

/**
 * Returns the due deliveries of each webhook. Webhooks that responded fastest last time come first, then new ones, then failing ones.
 * Ties are in random order, so that no webhook always waits for another.
 */
async function listQueues(now: number): Promise<Queue[]> {
  const byUser = new Map<string, StoredDelivery[]>()
  for await (const page of listDue(now))
    for (const delivery of page) {
      const ofUser = byUser.get(delivery.userId)
      if (ofUser) ofUser.push(delivery)
      else byUser.set(delivery.userId, [delivery])
    }
  const queues: (Queue & { readonly turn: number })[] = []
  await visitInParallel([...byUser], async ([userId, ofUser]) => {
    const webhooks = await listWebhooks(userId).catch((error: unknown) => {
      log('error', 'webhooks not read', { userId, error })
      return []
    })
    for (const id of new Set(ofUser.map(({ webhook }) => webhook))) {
      const webhook = webhooks.find((webhook) => webhook.id === id)
      const due = ofUser.filter((delivery) => delivery.webhook === id)
      due.sort((a, b) => a.createdAt.localeCompare(b.createdAt))
      queues.push({ due, host: webhook ? new URL(webhook.url).host : '', turn: Math.random() + turnOf(webhook) })
    }
  })
  return queues.toSorted((a, b) => a.turn - b.turn)
}

/**
 * Returns the sort key of a webhook: the milliseconds of its last response. New webhooks come after those that responded in time, failing
 * ones last.
 */
const turnOf = (webhook: StoredWebhook | undefined): number =>
  (webhook?.responseMs ?? slowMs) + (webhook?.failingSince ? 1_000_000 : 0)

async function deliverQueue(
  queue: readonly StoredDelivery[],
  canContinue: () => boolean,
  now: () => number,
  counts: { delivered: number; failed: number; disabled: number },
): Promise<void> {
  const startedAt = now()
  let sent = 0
  for (const delivery of queue) {
    if (!canContinue()) return
    try {
      // Read again for each delivery, because it may have changed.
      const webhook = (await listWebhooks(delivery.userId)).find(({ id }) => id === delivery.webhook)
      if (webhook?.state !== 'active' || now() - Date.parse(delivery.createdAt) > maxAgeMs) {
        await failDelivery(delivery)
        counts.failed++
        continue
      }
      if (sent === maxEventsPerRun || now() - startedAt > maxMsPerRun) return
      sent++
      const outcome = await attemptDelivery(webhook, delivery, now)
      counts[outcome]++
      // The receiver would probably fail the others too.
      if (outcome !== 'delivered') return
    } catch (error) {
      log('error', 'event not delivered', { id: delivery.id, error })
      return
    }
  }
}

/** Marks a delivery as failed: its webhook was deleted or disabled, or it is too old. */
async function failDelivery({ nextAt: _, ...delivery }: StoredDelivery): Promise<void> {
  await saveDelivery({ ...delivery, state: 'failed' })
}

async function attemptDelivery(
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
  const sentAt = now()
  const result = await postWebhook({ url: webhook.url, headers, body })
  const at = new Date(now()).toISOString()
  const responseMs = Math.max(0, now() - sentAt)
  const attempts = [...delivery.attempts, { at, ...result }]
  if (result.status !== null && result.status >= 200 && result.status < 300) {
    await saveDelivery({ ...delivery, attempts, state: 'delivered' })
    if (responseMs > slowMs) {
      await recordFailure(webhook, at, responseMs)
      return 'delivered'
    }
    if (webhook.failingSince || isOtherSpeed(webhook, responseMs))
      await changeWebhook(webhook, { failingSince: null, responseMs })
    return 'delivered'
  }
  const delay = retryMs[attempts.length - 1]
  const next = delay === undefined ? {} : { nextAt: new Date(now() + delay).toISOString() }
  await saveDelivery({ ...delivery, ...next, attempts, state: delay === undefined ? 'failed' : 'pending' })
  return recordFailure(webhook, at, responseMs)
}

/** Whether a response time differs much from the previous one. Smaller changes are not worth a write. */
const isOtherSpeed = ({ responseMs: last }: StoredWebhook, responseMs: number): boolean =>
  last === undefined || responseMs > 2 * last + 100 || last > 2 * responseMs + 100

/** Records a failure of a receiver. Disables the webhook if it has failed for {@link disableMs}. */
async function recordFailure(webhook: StoredWebhook, at: string, responseMs: number): Promise<'failed' | 'disabled'> {
  const { failingSince } = webhook
  if (!failingSince) {
    await changeWebhook(webhook, { failingSince: at, responseMs })
    return 'failed'
  }
  if (Date.parse(at) - Date.parse(failingSince) < disableMs) return 'failed'
  // The user may have deleted or reactivated it during the request.
  const current = (await listWebhooks(webhook.userId)).find(({ id }) => id === webhook.id)
  if (current?.failingSince !== failingSince) return 'failed'
  // The mail comes first, because a disabled webhook is not processed again.
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
