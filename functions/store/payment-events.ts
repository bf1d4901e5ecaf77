import * as z from 'zod/mini'
import { defineTable, expiryIn, getItem, putItem } from '#functions/lib/table.ts'
import { paymentEvents } from '#shared/tables.ts'

/** A processed event from Stripe. Stripe retries for 3 days, and an operator can resend an event for 30 days. */
const table = defineTable(paymentEvents, z.object({ eventId: z.string(), expiresAt: z.int() }))

/** Returns whether an event from Stripe was processed completely. */
export const isEventProcessed = async (eventId: string): Promise<boolean> =>
  (await getItem(table, { eventId })) !== undefined

/** Marks an event as processed. */
export async function markEventProcessed(eventId: string, now = Date.now()): Promise<void> {
  await putItem(table, { eventId, expiresAt: expiryIn(paymentEvents, now) })
}
