import { isWebhookUrl } from '#functions/clients/webhook/post.ts'
import { Failure } from '#functions/lib/failure.ts'
import { newId } from '#functions/lib/id.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { notifyOfAccess } from '#functions/services/mail/notify-owner.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { listDeliveries } from '#functions/store/deliveries.ts'
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listWebhooks,
  type StoredWebhook,
} from '#functions/store/webhooks.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import type { Delivery, Webhook, webhooks } from '#shared/contract/webhooks.ts'
import { dayMs } from '#shared/duration.ts'
import { allowances } from '#shared/plans.ts'
import { publishTest } from './publish.ts'
import { secretOf } from './secrets.ts'

/** How long deliveries are also signed with the previous secret, in milliseconds. */
const overlapMs = dayMs

/** Returns a user's webhooks, newest first, and how many the plan allows. */
export async function listUserWebhooks(userId: string): Promise<Output<typeof webhooks.list>> {
  const { plan } = await requireAccount(userId)
  return {
    webhooks: (await listWebhooks(userId)).map(showWebhook),
    max: allowances.webhooks[plan],
  }
}

/**
 * Creates a webhook and mails the owner. `authTime` is when the user signed in, in seconds since 1970. Throws Failure
 * `recent_sign_in_required`, `webhook_url_invalid` or `webhook_limit_reached`.
 */
export async function createWebhook(
  userId: string,
  authTime: number,
  { url, events }: Parsed<typeof webhooks.create>,
): Promise<Output<typeof webhooks.create>> {
  requireRecentSignIn(authTime)
  if (!isWebhookUrl(url)) throw new Failure('webhook_url_invalid', { url: 'invalid' })
  const account = await requireAccount(userId)
  const webhook: StoredWebhook = {
    userId,
    id: newId(),
    url: new URL(url).href,
    events,
    state: 'active',
    createdAt: new Date().toISOString(),
    version: 0,
  }
  await addWebhook(webhook)
  // Counted after adding, so that concurrent requests cannot exceed the limit.
  if ((await listWebhooks(userId)).length > allowances.webhooks[account.plan]) {
    await deleteWebhook(userId, webhook.id)
    throw new Failure('webhook_limit_reached')
  }
  await notifyOfAccess(account, { kind: 'webhook_created', values: { host: new URL(url).host } })
  return showWithSecret(webhook)
}

/** Changes the events of a webhook, or reactivates it. Throws Failure `not_found`. */
export async function changeUserWebhook(
  userId: string,
  { id, events, state }: Parsed<typeof webhooks.change>,
): Promise<Webhook> {
  const webhook = await requireWebhook(userId, id)
  const change = { events, state, ...(state ? { failingSince: null } : {}) }
  if (events || state) await changeWebhook(webhook, change)
  return showWebhook(await requireWebhook(userId, id))
}

/** Replaces the secret of a webhook. Throws Failure `not_found` or `recent_sign_in_required`. */
export async function rotateSecret(
  userId: string,
  authTime: number,
  id: string,
): Promise<Output<typeof webhooks.rotate>> {
  requireRecentSignIn(authTime)
  const webhook = await requireWebhook(userId, id)
  const previousEndsAt = new Date(Date.now() + overlapMs).toISOString()
  await changeWebhook(webhook, { version: webhook.version + 1, previousEndsAt })
  return showWithSecret(await requireWebhook(userId, id))
}

/** Sends a test event to a webhook. Throws Failure `not_found`. */
export const testWebhook = async (userId: string, id: string): Promise<void> =>
  publishTest(await requireWebhook(userId, id))

/** Returns the latest deliveries of a webhook, newest first. */
export const listUserDeliveries = async (userId: string, id: string): Promise<Delivery[]> =>
  (await listDeliveries(userId, id)).map(({ eventId, event, createdAt, state, attempts, nextAt = null }) => ({
    id: eventId,
    event,
    createdAt,
    state,
    attempts,
    nextAt,
  }))

async function requireWebhook(userId: string, id: string): Promise<StoredWebhook> {
  const webhook = (await listWebhooks(userId)).find((webhook) => webhook.id === id)
  if (!webhook) throw new Failure('not_found')
  return webhook
}

const showWithSecret = async (webhook: StoredWebhook) => ({
  webhook: showWebhook(webhook),
  secret: await secretOf(webhook),
})

function showWebhook(webhook: StoredWebhook): Webhook {
  const { id, url, events, state, createdAt, failingSince = null, previousEndsAt } = webhook
  const isRotating = previousEndsAt !== undefined && Date.parse(previousEndsAt) > Date.now()
  return {
    id,
    url,
    events,
    state,
    createdAt,
    failingSince,
    previousEndsAt: isRotating ? previousEndsAt : null,
  }
}
