import { stripeDeadline } from '#functions/clients/stripe/client.ts'
import { findCustomerUserId, updateCustomerEmail } from '#functions/clients/stripe/customers.ts'
import type { PaymentEvent } from '#functions/clients/stripe/events.ts'
import { cancelRefunded, listActiveSubscriptions } from '#functions/clients/stripe/subscriptions.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import type { StoredSubscription } from '#functions/lib/subscription.ts'
import {
  type Account,
  getAccount,
  markEmailSynced,
  removeCustomer,
  saveSubscription,
} from '#functions/store/accounts.ts'
import { notePaidFollower } from '#functions/store/followed-channels.ts'
import { listFollowedIds } from '#functions/store/follows.ts'
import { isEventProcessed, markEventProcessed } from '#functions/store/payment-events.ts'
import { purchaseOf } from './prices.ts'

/**
 * The maximum number of attempts while other requests keep changing the account. After that, Stripe delivers the event
 * again.
 */
const maxAttempts = 5

/**
 * Processes an event from Stripe. Events can arrive late, twice and in any order, so we ignore their content, fetch the customer's
 * subscription and store it. Processing an event again does no harm.
 */
export async function processPaymentEvent(event: PaymentEvent, requestId: string): Promise<void> {
  const { id, type } = event
  if (await isEventProcessed(id)) return
  const outcome = await syncSubscription(event)
  // Marked last, so that an event that fails halfway is processed again.
  await markEventProcessed(id)
  log('info', 'payment event', { requestId, id, type, outcome })
}

/** Stores the customer's current subscription. Does nothing for customers of other products in the same Stripe account. */
async function syncSubscription({
  type,
  customerId,
  userId,
  refundedPayment,
}: PaymentEvent): Promise<'ignored' | 'unknown customer' | 'synced'> {
  if (!customerId) return 'ignored'
  if (type === 'customer.deleted' && userId) {
    await removeCustomer(userId, customerId)
    return 'synced'
  }
  const deadline = stripeDeadline()
  const owner = userId ?? (await findCustomerUserId(customerId, deadline))
  if (refundedPayment && (await findAccount(owner, customerId)))
    await cancelRefunded(customerId, refundedPayment, deadline)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const account = await findAccount(owner, customerId)
    if (!account) return 'unknown customer'
    // Fetched after the account was read, so that a stored subscription is always newer than the one it replaces.
    const subscription = await fetchSubscription(customerId, deadline, account.subscription)
    if (!(await saveSubscription(account.userId, customerId, subscription, account.billingVersion))) continue
    await syncCustomerEmail(account)
    if (subscription) for (const id of await listFollowedIds(account.userId)) await notePaidFollower(id)
    return 'synced'
  }
  throw new Failure('unavailable')
}

/** Returns the user's account if this is its customer. A deleted account has none. */
async function findAccount(userId: string | undefined, customerId: string): Promise<Account | undefined> {
  const account = userId === undefined ? undefined : await getAccount(userId)
  return account?.customerId === customerId ? account : undefined
}

/** Returns the customer's subscription at Stripe, or undefined when none grants a plan. `previous` is the stored one. */
export async function fetchSubscription(
  customerId: string,
  deadline: AbortSignal,
  previous?: StoredSubscription,
): Promise<StoredSubscription | undefined> {
  const [newest, ...others] = await listActiveSubscriptions(customerId, deadline)
  if (!newest) return undefined
  // A customer has at most one open payment page, so only the operator can have created a second subscription.
  if (others.length > 0) log('error', 'stripe', { reason: 'two subscriptions of one customer', customerId })
  const { priceId, ...subscription } = newest
  // If the price is unchanged, so is the purchase: subscribers keep their plan when its price is removed from the configuration.
  const isSame = previous?.id === newest.id && previous.price === newest.price
  return { ...subscription, ...purchaseOf(priceId, isSame ? previous : undefined) }
}

/** The timeout for Stripe while a user waits for something else, in milliseconds. */
const emailTimeoutMs = 3_000

/**
 * Sends an account's new address to Stripe once, so that an address that the user later enters at Stripe is not overwritten. Never
 * throws; the next payment event tries again.
 */
export async function syncCustomerEmail({
  userId,
  email,
  customerId,
  emailUntold,
}: Pick<Account, 'userId' | 'email' | 'customerId' | 'emailUntold'>): Promise<void> {
  if (customerId === undefined || !emailUntold) return
  try {
    await updateCustomerEmail(customerId, email, AbortSignal.timeout(emailTimeoutMs))
    await markEmailSynced(userId, email)
  } catch (error) {
    // Logged without the error's message, which may contain the address.
    log('warn', 'address not updated at stripe', { customerId, reason: reasonOf(error) })
  }
}
