import { isCode } from '#functions/lib/code.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { tellOldAddress } from '#functions/mail/address.ts'
import { changeAddress } from '#functions/pool/users.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { finishChange, takeTry } from '#functions/store/email-change.ts'
import { count } from '#functions/store/limits.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(
  account.confirm,
  async ({ input: { email, code }, userId }) => {
    const known = await getAccount(userId)
    if (known?.email === email) return {}
    const change = known?.emailChange
    if (!change || change.address !== email || !(await takeTry(userId, change))) throw new Failure('code_expired')
    if (!isCode(change, code)) throw new Failure('code_wrong')
    await changeAddress(userId, email)
    // Told before that is written down, as long as we know the old one: a repeat after a crash tells better twice than never.
    await tellOldAddress(known.email, known.locale)
    await finishChange(userId, change)
    return {}
  },
  count,
)
