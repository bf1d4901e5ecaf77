import { fetchProfile, updatePoolUser } from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { toAccountView } from '#functions/services/accounts/account-view.ts'
import { cacheChannelTitle, getCachedTitle } from '#functions/services/channel/channel-title.ts'
import { channelNotFound, resolveChannel } from '#functions/services/channel/resolve-channel.ts'
import { type AccountChanges, ensureAccount, updateAccount } from '#functions/store/accounts.ts'
import { toAccountChanges } from '#functions/store/notifications.ts'
import { type ChannelReference, parseChannelUrl } from '#shared/channel-url.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.update, async ({ input, userId }) => {
  const reference = input.channelUrl === undefined ? undefined : referenceOf(input.channelUrl)
  const known = await ensureAccount(userId, fetchProfile)
  if (reference && known.channel?.verified) throw new Failure('channel_connected')
  const claimed = reference && (await claim(reference, userId))
  const { mails, ...rest } = input
  const updated = await updateAccount(userId, { ...rest, ...toAccountChanges(mails), channel: claimed })
  // What else can have happened since it was read: the channel was connected, or the account removed.
  if (!updated) throw new Failure(claimed ? 'channel_connected' : 'unauthenticated')
  // After the account, which may refuse. A repeat makes up for a crash between the two.
  await updatePoolUser(userId, { name: input.name, locale: input.locale })
  const { channel } = updated
  return toAccountView(updated, channel ? { ...channel, title: await getCachedTitle(channel.id) } : null)
})

function referenceOf(channelUrl: string): ChannelReference {
  const reference = parseChannelUrl(channelUrl)
  if (!reference) throw new Failure('channel_url_invalid', { channelUrl: 'invalid' })
  return reference
}

/** The channel named, as the user's claim. While nobody can be asked, an id is believed: `account/get` asks later. */
async function claim(reference: ChannelReference, userId: string): Promise<AccountChanges['channel']> {
  const resolution = await resolveChannel(reference, { userId })
  if (resolution.outcome === 'missing') throw channelNotFound(reference)
  if (resolution.outcome === 'found') {
    await cacheChannelTitle(resolution.channel)
    return { id: resolution.channel.id, verified: false }
  }
  if (reference.kind === 'id') return { id: reference.id, verified: false }
  throw new Failure('channel_lookup_failed')
}
