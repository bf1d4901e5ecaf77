import { handle } from '#functions/lib/handle.ts'
import { findPlan } from '#functions/lib/plan.ts'
import { account } from '#shared/contract/account.ts'

// The account, which has a plan, is created when the user confirms the sign-up.
export const handler = handle(account.verification, async ({ input: { userSub } }) => ({
  confirmed: (await findPlan(userSub)) !== undefined,
}))
