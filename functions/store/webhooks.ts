import * as z from 'zod/mini'
import { contains } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, listItems, putItem, queryPages, updateItem } from '#functions/lib/table.ts'
import { webhookEvents } from '#shared/contract/webhooks.ts'
import { webhooks } from '#shared/tables.ts'

/** A stored webhook. Its secrets are derived from its id and `version`, and are not stored. */
export const StoredWebhook = z.object({
  userId: z.string(),
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(['active', 'disabled']),
  createdAt: z.iso.datetime(),
  /** How often the secret was replaced. */
  version: z.int(),
  /** Until when requests are also signed with the previous secret. */
  previousEndsAt: z.optional(z.iso.datetime()),
  failingSince: z.optional(z.iso.datetime()),
  /** The approximate time of the receiver's last response. Absent before the first attempt. */
  responseMs: z.optional(z.int()),
})
export type StoredWebhook = z.infer<typeof StoredWebhook>

/** The values to change. Null removes a value. */
export interface WebhookChange {
  readonly events?: StoredWebhook['events'] | undefined
  readonly state?: StoredWebhook['state'] | undefined
  readonly version?: number
  readonly previousEndsAt?: string
  readonly failingSince?: string | null
  readonly responseMs?: number
}

const table = defineTable(webhooks, StoredWebhook)

/** Saves a new webhook. */
export async function addWebhook(webhook: StoredWebhook): Promise<void> {
  await putItem(table, webhook)
}

/** Returns a user's webhooks, newest first. */
export const listWebhooks = async (userId: string): Promise<StoredWebhook[]> =>
  (await listItems(table, userId)).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** Returns the ids of the users with an active webhook that wants an event. May miss webhooks of the last second. */
export async function listUsersWanting(event: StoredWebhook['events'][number]): Promise<ReadonlySet<string>> {
  const users = new Set<string>()
  const active: StoredWebhook['state'] = 'active'
  for await (const page of queryPages(table, active, { index: 'states', filter: { events: contains(event) } }))
    for (const { userId } of page) users.add(userId)
  return users
}

/** Changes a webhook. Returns false if it was deleted. */
export const changeWebhook = (
  { userId, id }: Pick<StoredWebhook, 'userId' | 'id'>,
  { failingSince, ...set }: WebhookChange,
): Promise<boolean> =>
  updateItem(
    table,
    { userId, id },
    failingSince === null ? { set, remove: ['failingSince'] } : { set: { ...set, failingSince } },
    'exists',
  )

/** Deletes a webhook. Does nothing if it does not exist. */
export async function deleteWebhook(userId: string, id: string): Promise<void> {
  await deleteItem(table, { userId, id })
}
