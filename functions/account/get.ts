import { handle } from '#functions/lib/handle.ts'
import { profileOf } from '#functions/pool/users.ts'
import {
  type AccountItem,
  claimedChannel,
  ensureAccount,
  staleClaim,
  updateAccount,
} from '#functions/store/accounts.ts'
import { getCached, keep } from '#functions/store/cache.ts'
import { count, take } from '#functions/store/limits.ts'
import { meterStates } from '#functions/store/usage.ts'
import { resolveChannel } from '#functions/youtube/resolve.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(
  account.get,
  async ({ userId }) => {
    const { name, locale, plan, channel = null } = await withChannel(await ensureAccount(userId, profileOf))
    return { name, locale, plan, channel, meters: await meterStates(userId, plan) }
  },
  count,
)

/** While YouTube does not answer, a user waits for it once in so many seconds. */
const attemptSeconds = 600

/** The account with its claimed channel looked up, where that was not done yet or long ago; else as it is. */
async function withChannel(known: AccountItem): Promise<AccountItem> {
  const { userId, channelUrl } = known
  const reference = staleClaim(known)
  if (!reference || !channelUrl || !(await mayAttempt(userId))) return known
  const resolution = await resolveChannel(reference, { userId }, { getCached, keep, take })
  if (resolution.outcome === 'closed') return known
  const channel = resolution.outcome === 'found' ? claimedChannel(resolution.channel) : null
  return (await updateAccount(userId, { channel }, channelUrl)) ?? known
}

function mayAttempt(userId: string): Promise<boolean> {
  const window = Math.floor(Date.now() / 1000 / attemptSeconds)
  return take(`channel#${userId}#${window}`, 1, 1, (window + 1) * attemptSeconds)
}
