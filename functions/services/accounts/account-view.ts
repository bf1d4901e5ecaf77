import type { AccountItem } from '#functions/store/accounts.ts'
import { mailsOf } from '#functions/store/notifications.ts'
import { shownSubscription } from '#functions/store/subscription.ts'
import { meterStates } from '#functions/store/usage.ts'
import type { Account, OwnChannel } from '#shared/contract/account.ts'

/** An account as its user sees it, with the channel as it is called at YouTube. */
export async function viewOf(account: AccountItem, channel: OwnChannel | null): Promise<Account> {
  const { name, locale, timeZone = null, plan } = account
  return {
    name,
    locale,
    timeZone,
    plan,
    mails: mailsOf(account),
    channel,
    meters: await meterStates(account.userId, plan),
    subscription: shownSubscription(account.subscription),
    hasBilling: account.customerId !== undefined,
    firstSteps: account.firstSteps,
  }
}
