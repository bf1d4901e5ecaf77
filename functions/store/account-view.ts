import { shownSubscription } from '#functions/lib/subscription.ts'
import type { Account, OwnChannel } from '#shared/contract/account.ts'
import type { AccountItem } from './accounts.ts'
import { mailsOf } from './notifications.ts'
import { meterStates } from './usage.ts'

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
