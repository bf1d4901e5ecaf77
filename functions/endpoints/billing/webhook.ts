import { patience } from '#functions/clients/stripe/client.ts'
import { readEvent, type Told } from '#functions/clients/stripe/events.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { log } from '#functions/lib/log.ts'
import { moveCustomer, ownerOf } from '#functions/services/billing/customer.ts'
import { currentSubscription, endRefunded } from '#functions/services/billing/subscription.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { forgetCustomer, keepHeard, keepSubscription } from '#functions/store/billing.ts'
import { isDone, markDone } from '#functions/store/payment-events.ts'
import { billing } from '#shared/contract/billing.ts'

/** So often another event may get ahead of this one before Stripe is left to deliver it again. */
const attempts = 5

/** Events come late, twice and in any order, so none is believed: each has the account told what Stripe says now. */
export const handler = handle(billing.webhook, async ({ signed, requestId }) => {
  const told = await readEvent(signed.body, signed.headers['stripe-signature'])
  const { id, type } = told
  if (await isDone(id)) return {}
  const outcome = await follow(told)
  // Last: an event that failed half way is done again, which does no harm.
  await markDone(id)
  log('info', 'payment event', { requestId, id, type, outcome })
  return {}
})

/** Stripe tells of every customer of the account there, another product's too: nothing is done before one is known as ours. */
async function follow({ type, customerId, userId, refunded }: Told): Promise<'ignored' | 'nobody' | 'told'> {
  if (!customerId) return 'ignored'
  if (type === 'customer.deleted' && userId) {
    await forgetCustomer(userId, customerId)
    return 'told'
  }
  const deadline = patience()
  const owner = userId ?? (await ownerOf(customerId, deadline))
  if (refunded && (await accountOf(owner, customerId))) await endRefunded(customerId, refunded, deadline)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const account = await accountOf(owner, customerId)
    if (!account) return 'nobody'
    // Asked after the account was read: what is written is newer than what it takes the place of, or is not written.
    const subscription = await currentSubscription(customerId, deadline, account.subscription)
    if (!(await keepSubscription(account.userId, customerId, subscription, account.billingVersion))) continue
    await moveCustomer(account, keepHeard)
    return 'told'
  }
  throw new Failure('unavailable')
}

/** An account that is deleted, or was never ours, has nothing to be told. */
async function accountOf(userId: string | undefined, customerId: string) {
  const account = userId === undefined ? undefined : await getAccount(userId)
  return account?.customerId === customerId ? account : undefined
}
