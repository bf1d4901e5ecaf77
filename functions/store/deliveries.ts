import * as z from 'zod/mini'
import { atMost } from '#functions/lib/expression.ts'
import { createItem, defineTable, listItems, putItem, queryPages } from '#functions/lib/table.ts'
import { Delivery } from '#shared/contract/webhooks.ts'
import { deliveries } from '#shared/tables.ts'

/** A stored delivery of an event to a webhook. */
export const StoredDelivery = z.object({
  userId: z.string(),
  /** The webhook's id, `#` and `eventId`, so that publishing an event twice stores it once. */
  id: z.string(),
  webhook: z.string(),
  eventId: z.string(),
  event: Delivery.shape.event,
  createdAt: z.iso.datetime(),
  /** The body, the same for each attempt. */
  body: z.string(),
  state: Delivery.shape.state,
  attempts: Delivery.shape.attempts,
  /** When the next attempt is due. Absent for a delivery that is not pending. */
  nextAt: z.optional(z.iso.datetime()),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
export type StoredDelivery = z.infer<typeof StoredDelivery>

const table = defineTable(deliveries, StoredDelivery)

/** Saves a new delivery. Returns false if the event already has a delivery for this webhook. */
export const addDelivery = (delivery: StoredDelivery): Promise<boolean> => createItem(table, delivery)

/** Saves a changed delivery. Does nothing if it was deleted in the meantime. */
export async function saveDelivery(delivery: StoredDelivery): Promise<void> {
  await putItem(table, delivery, 'exists')
}

/** The maximum number of listed deliveries per webhook. */
const maxListed = 50

/** Returns the latest deliveries of a webhook, newest first. */
export async function listDeliveries(userId: string, webhook: string, now = Date.now()): Promise<StoredDelivery[]> {
  const found = await listItems(table, webhook, { index: 'log', newestFirst: true, limit: maxListed, now })
  return found.filter((delivery) => delivery.userId === userId)
}

/** Returns all deliveries that are due, page by page, the longest overdue first. */
export const listDue = (now: number): AsyncGenerator<StoredDelivery[]> =>
  queryPages(table, 'pending', { index: 'due', sort: atMost(new Date(now).toISOString()), expired: true })
