import { holderOf, profileOf } from '#functions/clients/cognito/users.ts'
import { optionalEnv } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { pseudonym } from '#functions/lib/pseudonym.ts'
import { enforceRateLimit } from '#functions/lib/rate-limit.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { askForCode } from '#functions/services/accounts/address-mail.ts'
import { newCode } from '#functions/services/accounts/code.ts'
import { ensureAccount } from '#functions/store/accounts.ts'
import { keepChange } from '#functions/store/email-change.ts'
import { account } from '#shared/contract/account.ts'

/** What one address is sent by all users together: nobody's mailbox is flooded through us. */
const perAddress = { most: 5, seconds: 3600 }

export const handler = handle(account.email, async ({ input: { email: address }, userId, authTime }) => {
  requireRecentSignIn(authTime)
  if (optionalEnv('MAIL_FROM') === undefined) throw new Failure('unavailable')
  await enforceRateLimit(perAddress, `new-address#${pseudonym(address)}`)
  const { locale } = await ensureAccount(userId, profileOf)
  const holder = await holderOf(address)
  const { code, ...kept } = newCode()
  // A taken address is asked for like any other, with a code that nobody gets: no answer tells the two apart.
  if (!(await keepChange(userId, { address, ...kept }))) throw new Failure('unauthenticated')
  await askForCode(address, holder && holder.userId !== userId ? { taken: holder.locale } : { code, locale })
  return {}
})
