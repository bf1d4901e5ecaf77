import { deletePoolUser } from '#functions/clients/cognito/users.ts'
import { revokeGrant } from '#functions/clients/google/oauth.ts'
import { handle } from '#functions/lib/handle.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { sendDeletionMail } from '#functions/services/accounts/goodbye-mail.ts'
import { deleteCustomer } from '#functions/services/billing/customer.ts'
import { deleteYouTubeData } from '#functions/services/channel/channel-data.ts'
import { finishDeletion } from '#functions/services/retention/delete-account.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { beginDeletion, getDeletion } from '#functions/store/deletions.ts'
import { account } from '#shared/contract/account.ts'

const parties = {
  removeCustomer: deleteCustomer,
  revokeGrant,
  forgetOwnData: deleteYouTubeData,
  removePoolUser: deletePoolUser,
  sayGoodbye: sendDeletionMail,
}

export const handler = handle(account.remove, async ({ userId, authTime }) => {
  const deletion = (await getDeletion(userId)) ?? (await begin(userId, authTime))
  return { finished: await finishDeletion(deletion, parties) }
})

/** From here on every other endpoint refuses this user. */
async function begin(userId: string, authTime: number) {
  requireRecentSignIn(authTime)
  const { email, locale } = (await getAccount(userId)) ?? {}
  return beginDeletion(userId, { email, locale })
}
