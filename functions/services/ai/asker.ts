import type { Account } from '#functions/store/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import type { PlanName } from '#shared/plans.ts'

/** The user for whom the AI provider writes. */
export interface Asker {
  readonly userId: string
  readonly plan: PlanName
  readonly locale: Locale
}

export const toAsker = ({ userId, plan, locale }: Account): Asker => ({ userId, plan, locale })
