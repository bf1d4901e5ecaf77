import { changeAddress, profileOf } from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { tellOldAddress } from '#functions/services/accounts/address-mail.ts'
import { isCode } from '#functions/services/accounts/code.ts'
import { moveCustomer } from '#functions/services/billing/customer.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { keepHeard } from '#functions/store/billing.ts'
import { settleAddress, takeTry } from '#functions/store/email-change.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.confirm, async ({ input: { email, code }, userId }) => {
  const known = await getAccount(userId)
  if (known?.email === email) return {}
  const change = known?.emailChange
  if (!change || change.address !== email || !(await takeTry(userId, change))) throw new Failure('code_expired')
  if (!isCode(change, code)) throw new Failure('code_wrong')
  await changeAddress(userId, email)
  await settleAddress(userId, { profileOf, tellOldAddress })
  const settled = await getAccount(userId)
  if (settled) await moveCustomer(settled, keepHeard)
  return {}
})
