import type { Session, Subscription } from '#infra/local/stubs/stripe/records.ts'
import type { StripeEvent } from '#infra/local/stubs/stripe/webhooks.ts'
import { type Account, account } from '#shared/contract/account.ts'
import { billing } from '#shared/contract/billing.ts'
import type { BillingCycle, PaidPlanName } from '#shared/plans.ts'
import type { Backend } from './backend.ts'
import type { Creator } from './creator.ts'

/** What a test buys. */
export interface Order {
  readonly plan: PaidPlanName
  readonly cycle: BillingCycle
}
export const defaultOrder: Order = { plan: 'basic', cycle: 'monthly' }

/** Requests a payment page. */
export const startCheckout = (backend: Backend, { token }: Pick<Creator, 'token'>, body: unknown = defaultOrder) =>
  backend.request('POST', '/api/billing/checkout', { as: token, body })

/** Requests the customer portal. */
export const openPortal = (backend: Backend, { token }: Pick<Creator, 'token'>, goal: 'manage' | 'change' = 'manage') =>
  backend.request('POST', '/api/billing/portal', { as: token, body: { goal } })

/** Reads the account as its owner sees it. */
export const readAccount = async (backend: Backend, { token }: Pick<Creator, 'token'>): Promise<Account> =>
  account.get.output.parse((await backend.request('GET', '/api/account', { as: token })).body)

const newest = <One extends { readonly created: number }>(
  all: Readonly<Record<string, One>>,
  isMine: (one: One) => boolean,
) => Object.values(all).filter(isMine).at(-1)

/** Returns the payment page that a creator opened last. */
export function lastSession({ stripe }: Backend, { userId }: Creator): Session {
  const found = newest(stripe.records.sessions, ({ reference }) => reference === userId)
  if (!found) throw new Error(`${userId} opened no payment page`)
  return found
}

/** Returns the subscription that a creator bought last. */
export function lastSubscription({ stripe }: Backend, { userId }: Creator): Subscription {
  const found = newest(stripe.records.subscriptions, ({ metadata }) => metadata.userId === userId)
  if (!found) throw new Error(`${userId} has no subscription`)
  return found
}

/** Pays on the payment page that the creator opened last. */
export const pay = (backend: Backend, creator: Creator): void =>
  backend.stripe.actions.pay(lastSession(backend, creator))

/** Returns the events that `action` causes, without delivering them. */
export function collectEvents({ stripe: { webhooks } }: Backend, action: () => void): readonly StripeEvent[] {
  const { delivery, events } = webhooks
  const previous = events.length
  webhooks.delivery = { ...delivery, isPaused: true }
  action()
  webhooks.delivery = delivery
  return events.slice(previous)
}

/** Buys a subscription and delivers its events. */
export async function subscribe(
  backend: Backend,
  creator: Creator,
  ordered: Order = defaultOrder,
): Promise<Subscription> {
  billing.checkout.output.parse((await startCheckout(backend, creator, ordered)).body)
  await deliverEvents(
    backend,
    collectEvents(backend, () => pay(backend, creator)),
  )
  return lastSubscription(backend, creator)
}

/** Delivers events one after the other. Throws when one is refused. */
export async function deliverEvents({ stripe }: Backend, events: readonly StripeEvent[]): Promise<void> {
  for (const event of events) {
    const status = await stripe.webhooks.send(event)
    if (status !== 200) throw new Error(`${event.type} got status ${status}`)
  }
}
