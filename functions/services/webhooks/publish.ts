import { createHash } from 'node:crypto'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { newId } from '#functions/lib/id.ts'
import { addDelivery, type StoredDelivery } from '#functions/store/deliveries.ts'
import { spendDailyCap } from '#functions/store/limits.ts'
import { listWebhooks, type StoredWebhook } from '#functions/store/webhooks.ts'
import type { Delivery, WebhookEvent, webhookFields } from '#shared/contract/webhooks.ts'
import { youtubeSeconds } from '#shared/retention.ts'

/** The maximum number of events a day that are sent to a user's webhooks. */
const maxEventsPerDay = 1000

interface Event<Type extends WebhookEvent> {
  readonly type: Type
  /** Identifies the event: publishing it again does nothing. */
  readonly subject: string
  readonly data: Readonly<Record<(typeof webhookFields)[Type][number], unknown>>
}

/**
 * Notifies a user's webhooks of an event: stores a delivery for each webhook that receives such events. Throws if that fails. The caller
 * must then fail too, and publish the event again when it is retried, so that no event is lost.
 */
export async function publishEvent<Type extends WebhookEvent>(
  userId: string,
  event: Event<Type>,
  now = Date.now(),
): Promise<void> {
  const wanted = (await listWebhooks(userId)).filter(
    ({ state, events }) => state === 'active' && events.includes(event.type),
  )
  const id = createHash('sha256').update(`${event.type}:${event.subject}`).digest('hex').slice(0, 32)
  for (const webhook of wanted) {
    if (!(await spendDailyCap('webhook-events', userId, maxEventsPerDay))) return
    await addDelivery(createDelivery(webhook, event.type, `evt_${id}`, event.data, now))
  }
}

/** Sends a test event to one webhook. */
export async function publishTest(webhook: StoredWebhook): Promise<void> {
  await addDelivery(createDelivery(webhook, 'test', `evt_${newId()}`, {}, Date.now()))
}

/** Creates a delivery with the body that Standard Webhooks recommends. */
function createDelivery(
  { userId, id: webhook }: StoredWebhook,
  event: Delivery['event'],
  eventId: string,
  data: object,
  now: number,
): StoredDelivery {
  const createdAt = new Date(now).toISOString()
  return {
    userId,
    id: `${webhook}#${eventId}`,
    webhook,
    eventId,
    event,
    createdAt,
    body: JSON.stringify({ type: event, timestamp: createdAt, data }),
    state: 'pending',
    attempts: [],
    nextAt: createdAt,
    expiresAt: toEpochSeconds(now) + youtubeSeconds,
  }
}
