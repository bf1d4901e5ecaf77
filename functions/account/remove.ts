import { removeCustomer } from '#functions/billing/customer.ts'
import { requireFresh } from '#functions/lib/fresh.ts'
import { handle } from '#functions/lib/handle.ts'
import { sayGoodbye } from '#functions/mail/goodbye.ts'
import { removePoolUser } from '#functions/pool/users.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { beginDeletion, getDeletion } from '#functions/store/deletions.ts'
import { finishDeletion } from '#functions/store/leaving.ts'
import { count } from '#functions/store/limits.ts'
import { revokeGrant } from '#functions/youtube/google/oauth.ts'
import { forgetOwnData } from '#functions/youtube/own-data.ts'
import { account } from '#shared/contract/account.ts'

const parties = { removeCustomer, revokeGrant, forgetOwnData, removePoolUser, sayGoodbye }

export const handler = handle(
  account.remove,
  async ({ userId, authTime }) => {
    const deletion = (await getDeletion(userId)) ?? (await begin(userId, authTime))
    return { finished: await finishDeletion(deletion, parties) }
  },
  count,
)

/** From here on every other endpoint refuses this user. */
async function begin(userId: string, authTime: number) {
  requireFresh(authTime)
  const { email, locale } = (await getAccount(userId)) ?? {}
  return beginDeletion(userId, { email, locale })
}
