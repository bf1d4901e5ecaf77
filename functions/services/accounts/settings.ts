import { updatePoolUser } from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { toSubscriptionView } from '#functions/lib/subscription.ts'
import { cacheChannelTitle, getCachedTitle } from '#functions/services/channel/channel-title.ts'
import { refreshOwnChannel } from '#functions/services/channel/own-channel.ts'
import { prefetchUploads } from '#functions/services/channel/own-uploads.ts'
import { channelNotFound, resolveChannel } from '#functions/services/channel/resolve-channel.ts'
import { toAccountChanges, toNotificationSettings } from '#functions/services/mail/notification-settings.ts'
import { type Account, type AccountChanges, requireAccount, updateAccount } from '#functions/store/accounts.ts'
import { readMeters } from '#functions/store/usage.ts'
import { type ChannelReference, parseChannelUrl } from '#shared/channel-url.ts'
import type { Account as AccountView, account, OwnChannel } from '#shared/contract/account.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'

/** Returns a user's account for the screens. Writes nothing: a channel that was never looked up is null. */
export async function readAccountView(userId: string): Promise<AccountView> {
  const account = await requireAccount(userId)
  return toAccountView(account, account.channel ? await withCachedTitle(account.channel) : null)
}

const withCachedTitle = async (channel: NonNullable<Account['channel']>): Promise<OwnChannel> => ({
  ...channel,
  title: await getCachedTitle(channel.id),
})

/**
 * Changes a user's settings and returns the account. Also looks up a channel that was named at sign-up. Throws Failure
 * `channel_connected` for a new channel URL while a channel is connected, and other failures for a URL without a channel.
 */
export async function updateSettings(userId: string, input: Parsed<typeof account.update>): Promise<AccountView> {
  const { mails, ...rest } = input
  const reference = input.channelUrl === undefined ? undefined : parseReference(input.channelUrl)
  const storedAccount = await requireAccount(userId)
  if (reference && storedAccount.channel?.verified) throw new Failure('channel_connected')
  const channel = reference && (await findNamedChannel(reference, userId))
  const updated = await updateAccount(userId, { ...rest, ...toAccountChanges(mails), channel })
  // In the meantime, a channel was connected or the account was deleted.
  if (!updated) throw new Failure(channel ? 'channel_connected' : 'unauthenticated')
  // Update Cognito last, because the account's update can be refused. Repeating the request corrects a crash in between.
  await updatePoolUser(userId, { name: input.name, locale: input.locale })
  if (channel) await prefetchUploads(updated)
  return toAccountView(updated, channel ? await withCachedTitle(channel) : await refreshOwnChannel(updated))
}

async function toAccountView(account: Account, channel: OwnChannel | null): Promise<AccountView> {
  const { name, locale, titleLanguage = null, timeZone = null, plan } = account
  return {
    name,
    locale,
    titleLanguage,
    timeZone,
    plan,
    mails: toNotificationSettings(account),
    channel,
    meters: await readMeters(account.userId, plan),
    subscription: toSubscriptionView(account.subscription),
    hasBilling: account.customerId !== undefined,
    hasBackupCodes: account.backupCodes !== undefined,
    firstSteps: account.firstSteps,
    planHint: account.planHint ?? true,
  }
}

function parseReference(channelUrl: string): ChannelReference {
  const reference = parseChannelUrl(channelUrl)
  if (!reference) throw new Failure('channel_url_invalid', { channelUrl: 'invalid' })
  return reference
}

/**
 * Returns the channel that a user named. While YouTube is unavailable, an id is accepted unchecked; {@link refreshOwnChannel} checks it
 * later.
 */
async function findNamedChannel(reference: ChannelReference, userId: string): Promise<AccountChanges['channel']> {
  const resolution = await resolveChannel(reference, { userId })
  if (resolution.outcome === 'missing') throw channelNotFound(reference)
  if (resolution.outcome === 'found') {
    await cacheChannelTitle(resolution.channel)
    return { id: resolution.channel.id, verified: false }
  }
  if (reference.kind === 'id') return { id: reference.id, verified: false }
  throw new Failure('channel_lookup_failed')
}
