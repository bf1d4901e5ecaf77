import type { Account } from '#functions/store/accounts.ts'
import { toNotificationSettings } from '#functions/store/notifications.ts'
import { toSubscriptionView } from '#functions/store/subscription.ts'
import { readMeters } from '#functions/store/usage.ts'
import type { Account as AccountView, OwnChannel } from '#shared/contract/account.ts'

/** Returns an account as its user sees it, with the given channel. */
export async function toAccountView(account: Account, channel: OwnChannel | null): Promise<AccountView> {
  const { name, locale, timeZone = null, plan } = account
  return {
    name,
    locale,
    timeZone,
    plan,
    mails: toNotificationSettings(account),
    channel,
    meters: await readMeters(account.userId, plan),
    subscription: toSubscriptionView(account.subscription),
    hasBilling: account.customerId !== undefined,
    firstSteps: account.firstSteps,
  }
}
