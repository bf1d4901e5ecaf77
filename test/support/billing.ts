import type { Session, Subscription } from '#infra/local/stubs/stripe/records.ts'
import type { StripeEvent } from '#infra/local/stubs/stripe/webhooks.ts'
import { type Account, account } from '#shared/contract/account.ts'
import { billing } from '#shared/contract/billing.ts'
import type { BillingCycle, PaidPlanName } from '#shared/plans.ts'
import type { Backend } from './backend.ts'
import type { Creator } from './creator.ts'

export interface Order {
  readonly plan: PaidPlanName
  readonly cycle: BillingCycle
}
export const order: Order = { plan: 'basic', cycle: 'monthly' }

export const checkout = (backend: Backend, { token }: Pick<Creator, 'token'>, body: unknown = order) =>
  backend.request('POST', '/api/billing/checkout', { as: token, body })

export const portal = (backend: Backend, { token }: Pick<Creator, 'token'>, goal: 'manage' | 'change' = 'manage') =>
  backend.request('POST', '/api/billing/portal', { as: token, body: { goal } })

/** The account as its owner is told of it. */
export const accountOf = async (backend: Backend, { token }: Pick<Creator, 'token'>): Promise<Account> =>
  account.get.output.parse((await backend.request('GET', '/api/account', { as: token })).body)

const newest = <One extends { readonly created: number }>(
  all: Readonly<Record<string, One>>,
  mine: (one: One) => boolean,
) => Object.values(all).filter(mine).at(-1)

/** The payment page that a creator opened last. */
export function sessionOf({ stripe }: Backend, { userId }: Creator): Session {
  const found = newest(stripe.records.sessions, ({ reference }) => reference === userId)
  if (!found) throw new Error(`${userId} opened no payment page`)
  return found
}

/** The subscription that a creator bought last. */
export function subscriptionOf({ stripe }: Backend, { userId }: Creator): Subscription {
  const found = newest(stripe.records.subscriptions, ({ metadata }) => metadata.userId === userId)
  if (!found) throw new Error(`${userId} has no subscription`)
  return found
}

/** Pays on the page that is open. */
export const pay = (backend: Backend, creator: Creator): void => backend.stripe.actions.pay(sessionOf(backend, creator))

/** What is told of something that happens, without any of it being sent. */
export function held({ stripe: { webhooks: courier } }: Backend, happens: () => void): readonly StripeEvent[] {
  const { delivery: manner, events: told } = courier
  const before = told.length
  courier.delivery = { ...manner, isPaused: true }
  happens()
  courier.delivery = manner
  return told.slice(before)
}

/** Opens a payment page, pays, and has all events arrive. */
export async function subscribe(backend: Backend, creator: Creator, ordered: Order = order): Promise<Subscription> {
  billing.checkout.output.parse((await checkout(backend, creator, ordered)).body)
  await arrive(
    backend,
    held(backend, () => pay(backend, creator)),
  )
  return subscriptionOf(backend, creator)
}

/** Events arrive, one after the other. Throws where one is refused. */
export async function arrive({ stripe }: Backend, events: readonly StripeEvent[]): Promise<void> {
  for (const event of events) {
    const status = await stripe.webhooks.send(event)
    if (status !== 200) throw new Error(`${event.type} was answered ${status}`)
  }
}
