import type { Answer } from './answers.ts'
import type { SubscriptionActions } from './life.ts'
import type { Price } from './prices.ts'
import type { Records } from './records.ts'

/** Everything a request of the API may change or read. */
export interface Account {
  readonly records: Records
  readonly actions: SubscriptionActions
  readonly prices: readonly Price[]
  /** Where pages of Stripe's answer. */
  readonly origin: () => string
}

/** A resource: how it is asked for, and what that answers. `id` is the path's last name. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: RegExp
  readonly handle: (account: Account, input: unknown, id: string) => Answer
}
