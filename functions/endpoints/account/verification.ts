import { handle } from '#functions/lib/handle.ts'
import { findPlan } from '#functions/lib/plan.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.verification, async ({ input: { userSub } }) => ({
  confirmed: (await findPlan(userSub)) !== undefined,
}))
