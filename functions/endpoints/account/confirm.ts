import { changePoolEmail, fetchProfile } from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { notifyOldAddress } from '#functions/services/accounts/address-mail.ts'
import { matchesCode } from '#functions/services/accounts/code.ts'
import { syncCustomerEmail } from '#functions/services/billing/customer.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { markEmailSynced } from '#functions/store/billing.ts'
import { settleEmailChange, spendCodeAttempt } from '#functions/store/email-change.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.confirm, async ({ input: { email, code }, userId }) => {
  const known = await getAccount(userId)
  if (known?.email === email) return {}
  const change = known?.emailChange
  if (!change || change.address !== email || !(await spendCodeAttempt(userId, change)))
    throw new Failure('code_expired')
  if (!matchesCode(change, code)) throw new Failure('code_wrong')
  await changePoolEmail(userId, email)
  await settleEmailChange(userId, { profileOf: fetchProfile, tellOldAddress: notifyOldAddress })
  const settled = await getAccount(userId)
  if (settled) await syncCustomerEmail(settled, markEmailSynced)
  return {}
})
