import { fetchProfile } from '#functions/clients/cognito/users.ts'
import { handle } from '#functions/lib/handle.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { toAccountView } from '#functions/services/accounts/account-view.ts'
import { notifyOldAddress } from '#functions/services/accounts/address-mail.ts'
import { cacheChannelTitle, refreshTitle } from '#functions/services/channel/channel-title.ts'
import { resolveChannel } from '#functions/services/channel/resolve-channel.ts'
import { type Account, ensureAccount, unresolvedChannel, updateAccount } from '#functions/store/accounts.ts'
import { settleEmailChange } from '#functions/store/email-change.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { account, type OwnChannel } from '#shared/contract/account.ts'

export const handler = handle(account.get, async ({ userId }) => {
  const known = await ensureAccount(userId, fetchProfile)
  if (known.emailChange) await settle(userId)
  return toAccountView(known, await channelOf(known))
})

/** A change of address that stopped between pool and account comes to its end here; where it cannot, at the next look. */
async function settle(userId: string): Promise<void> {
  try {
    await settleEmailChange(userId, { profileOf: fetchProfile, tellOldAddress: notifyOldAddress })
  } catch (error) {
    log('error', 'an address was not settled', { reason: reasonOf(error) })
  }
}

/** While YouTube does not answer, a user waits for it once in so many seconds. */
const attemptSeconds = 600

/** The account's channel with its title, looked up where YouTube was never asked for the one they named. */
async function channelOf(known: Account): Promise<OwnChannel | null> {
  const { userId, channel, channelUrl } = known
  if (!channel) return firstLook(known)
  const { title, missing } = await refreshTitle(channel.id, userId, () => mayAttempt(userId))
  if (!missing || channel.verified || channelUrl === undefined) return { ...channel, title }
  const updated = await updateAccount(userId, { channel: null }, channelUrl)
  return updated ? null : { ...channel, title }
}

async function firstLook(known: Account): Promise<OwnChannel | null> {
  const { userId, channelUrl } = known
  const reference = unresolvedChannel(known)
  if (!reference || !(await mayAttempt(userId))) return null
  const resolution = await resolveChannel(reference, { userId })
  if (resolution.outcome !== 'found') return null
  const { id, title } = resolution.channel
  await cacheChannelTitle(resolution.channel)
  const updated = await updateAccount(userId, { channel: { id, verified: false } }, channelUrl)
  return updated ? { id, title, verified: false } : null
}

function mayAttempt(userId: string): Promise<boolean> {
  const window = Math.floor(Date.now() / 1000 / attemptSeconds)
  return spendBudget(`channel#${pseudonymize(userId)}#${window}`, 1, 1, (window + 1) * attemptSeconds)
}
