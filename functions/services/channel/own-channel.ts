import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { type Account, updateAccount } from '#functions/store/accounts.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { parseChannelUrl } from '#shared/channel-url.ts'
import type { OwnChannel } from '#shared/contract/account.ts'
import { cacheChannelTitle, refreshTitle } from './channel-title.ts'
import { resolveChannel } from './resolve-channel.ts'

type StoredChannel = NonNullable<Account['channel']>

/**
 * Returns an account's channel, or null when the user has named none or YouTube has none at its URL. Sign-up stores only a URL, so the
 * first call looks the channel up and stores its id; `pending` means that YouTube has not responded yet.
 */
export async function findOwnChannel(account: Account): Promise<StoredChannel | 'pending' | null> {
  const { userId, channel, channelUrl } = account
  if (channel) return channel
  const reference = channelUrl === undefined ? undefined : parseChannelUrl(channelUrl)
  if (!reference) return null
  const resolution = await resolveChannel(reference, { userId }, () => mayLookUp(userId))
  if (resolution.outcome !== 'found') return resolution.outcome === 'missing' ? null : 'pending'
  await cacheChannelTitle(resolution.channel)
  const updated = await updateAccount(userId, { channel: { id: resolution.channel.id, verified: false } }, channelUrl)
  // Without an update, the user has named or connected another channel in the meantime.
  return updated?.channel ?? 'pending'
}

/**
 * Like {@link findOwnChannel}, with the channel's title, which is fetched again when it is old. Removes the channel from the account if it
 * no longer exists; a connected channel stays.
 */
export async function refreshOwnChannel(account: Account): Promise<OwnChannel | null> {
  const { userId, channelUrl } = account
  const channel = await findOwnChannel(account)
  if (!channel || channel === 'pending') return null
  const { title, missing } = await refreshTitle(channel.id, userId, () => mayLookUp(userId))
  if (!missing || channel.verified || channelUrl === undefined) return { ...channel, title }
  const updated = await updateAccount(userId, { channel: null }, channelUrl)
  return updated ? null : { ...channel, title }
}

/** The interval between a user's lookups, in seconds, so that users rarely wait for YouTube while it is down. */
const lookUpSeconds = 600

function mayLookUp(userId: string): Promise<boolean> {
  const window = Math.floor(Date.now() / 1000 / lookUpSeconds)
  return spendBudget(`channel#${pseudonymize(userId)}#${window}`, 1, 1, (window + 1) * lookUpSeconds)
}
