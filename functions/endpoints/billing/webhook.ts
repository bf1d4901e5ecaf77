import { stripeDeadline } from '#functions/clients/stripe/client.ts'
import { type PaymentEvent, readPaymentEvent } from '#functions/clients/stripe/events.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { log } from '#functions/lib/log.ts'
import { findCustomerUserId, syncCustomerEmail } from '#functions/services/billing/customer.ts'
import { cancelRefunded, fetchSubscription } from '#functions/services/billing/subscription.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { markEmailSynced, removeCustomer, saveSubscription } from '#functions/store/billing.ts'
import { isEventProcessed, markEventProcessed } from '#functions/store/payment-events.ts'
import { billing } from '#shared/contract/billing.ts'

/** So often another event may get ahead of this one before Stripe is left to deliver it again. */
const attempts = 5

/** Events come late, twice and in any order, so none is believed: each has the account told what Stripe says now. */
export const handler = handle(billing.webhook, async ({ signed, requestId }) => {
  const told = await readPaymentEvent(signed.body, signed.headers['stripe-signature'])
  const { id, type } = told
  if (await isEventProcessed(id)) return {}
  const outcome = await follow(told)
  // Last: an event that failed half way is done again, which does no harm.
  await markEventProcessed(id)
  log('info', 'payment event', { requestId, id, type, outcome })
  return {}
})

/** Stripe tells of every customer of the account there, another product's too: nothing is done before one is known as ours. */
async function follow({
  type,
  customerId,
  userId,
  refundedPayment: refunded,
}: PaymentEvent): Promise<'ignored' | 'nobody' | 'told'> {
  if (!customerId) return 'ignored'
  if (type === 'customer.deleted' && userId) {
    await removeCustomer(userId, customerId)
    return 'told'
  }
  const deadline = stripeDeadline()
  const owner = userId ?? (await findCustomerUserId(customerId, deadline))
  if (refunded && (await accountOf(owner, customerId))) await cancelRefunded(customerId, refunded, deadline)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const account = await accountOf(owner, customerId)
    if (!account) return 'nobody'
    // Asked after the account was read: what is written is newer than what it takes the place of, or is not written.
    const subscription = await fetchSubscription(customerId, deadline, account.subscription)
    if (!(await saveSubscription(account.userId, customerId, subscription, account.billingVersion))) continue
    await syncCustomerEmail(account, markEmailSynced)
    return 'told'
  }
  throw new Failure('unavailable')
}

/** An account that is deleted, or was never ours, has nothing to be told. */
async function accountOf(userId: string | undefined, customerId: string) {
  const account = userId === undefined ? undefined : await getAccount(userId)
  return account?.customerId === customerId ? account : undefined
}
