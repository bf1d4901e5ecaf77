import { postWebhook } from '#functions/clients/webhook/post.ts'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { log } from '#functions/lib/log.ts'
import { sendMail } from '#functions/services/mail/send.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { listDue, type StoredDelivery, saveDelivery } from '#functions/store/deliveries.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { changeWebhook, listWebhooks, type StoredWebhook } from '#functions/store/webhooks.ts'
import { signDelivery } from './secrets.ts'

const minuteMs = 60_000
/** How long after each failed attempt the next one follows, in milliseconds: nine attempts within a day. */
const retryMs = [1, 5, 15, 60, 120, 240, 480, 480].map((minutes) => minutes * minuteMs)
/** A webhook is disabled when no delivery has succeeded for this long, in milliseconds. */
const disableMs = 3 * 86_400_000
/** An event that is older than this is given up, in milliseconds: it waited behind others of its webhook for all attempts of a day. */
const maxAgeMs = 25 * 60 * minuteMs
/** Receivers that are called at once. One receiver is called for one event after the other. */
const maxAtOnce = 50
/** The most events that a receiver gets in a run, and for how many milliseconds it gets more, so that none delays the others. */
const maxPerRun = 5
const maxMsPerRun = 5000
/** The job's timeout, in seconds. */
const leaseSeconds = 60

interface Counts {
  readonly delivered: number
  readonly failed: number
  readonly disabled: number
}

/**
 * Sends every delivery that is due, while `canContinue` returns true: first to receivers that worked last time, then to the others,
 * so that those that fail or hang delay each other only. A second run at the same time does nothing.
 */
export async function deliverEvents(canContinue: () => boolean, now = Date.now): Promise<Counts> {
  const counts = { delivered: 0, failed: 0, disabled: 0 }
  const lease = await acquireLease('deliver-events', leaseSeconds)
  if (!lease) return counts
  try {
    const queues = await listQueues(now())
    await visitAtOnce(queues, (queue) => deliverQueue(queue, canContinue, now, counts))
    return counts
  } finally {
    await lease.release()
  }
}

/** Visits all items, {@link maxAtOnce} at a time. */
async function visitAtOnce<T>(items: readonly T[], visit: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item; item = left.shift()) await visit(item)
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
}

/**
 * Returns the due deliveries of each webhook, the oldest first, in the order in which webhooks have their turn: failing ones last,
 * else at random, so that none is always after another.
 */
async function listQueues(now: number): Promise<StoredDelivery[][]> {
  const byUser = new Map<string, StoredDelivery[]>()
  for await (const page of listDue(now))
    for (const delivery of page) {
      const ofUser = byUser.get(delivery.userId)
      if (ofUser) ofUser.push(delivery)
      else byUser.set(delivery.userId, [delivery])
    }
  const queues: { due: StoredDelivery[]; turn: number }[] = []
  await visitAtOnce([...byUser], async ([userId, ofUser]) => {
    const webhooks = await listWebhooks(userId).catch((error: unknown) => {
      log('error', 'webhooks not read', { userId, error })
      return []
    })
    for (const id of new Set(ofUser.map((one) => one.webhook))) {
      const webhook = webhooks.find((one) => one.id === id)
      const due = ofUser.filter((one) => one.webhook === id)
      due.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
      queues.push({ due, turn: Math.random() + (webhook?.failingSince ? 1 : 0) })
    }
  })
  return queues.toSorted((one, other) => one.turn - other.turn).map(({ due }) => due)
}

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
      // Read again for each, because it may have been changed since.
      const webhook = (await listWebhooks(delivery.userId)).find(({ id }) => id === delivery.webhook)
      if (webhook?.state !== 'active' || now() - Date.parse(delivery.createdAt) > maxAgeMs) {
        await giveUp(delivery)
        counts.failed++
        continue
      }
      if (sent === maxPerRun || now() - startedAt > maxMsPerRun) return
      sent++
      const outcome = await attempt(webhook, delivery, now)
      counts[outcome]++
      // The others would wait for the same receiver.
      if (outcome !== 'delivered') return
    } catch (error) {
      log('error', 'event not delivered', { id: delivery.id, error })
      return
    }
  }
}

/** Ends a delivery of a webhook that was deleted or disabled, or one that is too old. */
async function giveUp({ nextAt: _, ...delivery }: StoredDelivery): Promise<void> {
  await saveDelivery({ ...delivery, state: 'failed' })
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
  // It may have been deleted or turned on again while the receiver was called.
  const current = (await listWebhooks(webhook.userId)).find(({ id }) => id === webhook.id)
  if (current?.failingSince !== failingSince) return 'failed'
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
