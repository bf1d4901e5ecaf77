import { fetchProfile, findUserByEmail } from '#functions/clients/cognito/users.ts'
import { optionalEnv } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { enforceRateLimit } from '#functions/lib/rate-limit.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { sendAddressCode } from '#functions/services/accounts/address-mail.ts'
import { createCode } from '#functions/services/accounts/code.ts'
import { ensureAccount } from '#functions/store/accounts.ts'
import { saveEmailChange } from '#functions/store/email-change.ts'
import { account } from '#shared/contract/account.ts'

/** What one address is sent by all users together: nobody's mailbox is flooded through us. */
const perAddress = { most: 5, seconds: 3600 }

export const handler = handle(account.email, async ({ input: { email: address }, userId, authTime }) => {
  requireRecentSignIn(authTime)
  if (optionalEnv('MAIL_FROM') === undefined) throw new Failure('unavailable')
  await enforceRateLimit(perAddress, `new-address#${pseudonymize(address)}`)
  const { locale } = await ensureAccount(userId, fetchProfile)
  const holder = await findUserByEmail(address)
  const { code, ...kept } = createCode()
  // A taken address is asked for like any other, with a code that nobody gets: no answer tells the two apart.
  if (!(await saveEmailChange(userId, { address, ...kept }))) throw new Failure('unauthenticated')
  await sendAddressCode(address, holder && holder.userId !== userId ? { taken: holder.locale } : { code, locale })
  return {}
})
