import type { Account } from '#functions/store/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import type { PlanName } from '#shared/plans.ts'

/** The user whom the AI provider writes for. */
export interface Asker {
  readonly userId: string
  readonly plan: PlanName
  readonly locale: Locale
}

/** Returns a user as an asker; one without an account is on the Free plan and reads English. */
export const toAsker = (userId: string, account: Account | undefined): Asker => ({
  userId,
  plan: account?.plan ?? 'free',
  locale: account?.locale ?? 'en',
})
