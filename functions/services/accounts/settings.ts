import { updatePoolUser } from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { cacheChannelTitle, getCachedTitle, refreshTitle } from '#functions/services/channel/channel-title.ts'
import { channelNotFound, resolveChannel } from '#functions/services/channel/resolve-channel.ts'
import { toAccountChanges, toNotificationSettings } from '#functions/services/mail/notification-settings.ts'
import { type Account, type AccountChanges, updateAccount } from '#functions/store/accounts.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { toSubscriptionView } from '#functions/store/subscription.ts'
import { readMeters } from '#functions/store/usage.ts'
import { type ChannelReference, parseChannelUrl } from '#shared/channel-url.ts'
import type { Account as AccountView, account, OwnChannel } from '#shared/contract/account.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import { requireAccount } from './account.ts'
import { settlePendingEmailChange } from './email-change.ts'

/** Returns a user's account for the screens. Settles a change of address and looks up a channel that were left unfinished. */
export async function readAccountView(userId: string): Promise<AccountView> {
  const storedAccount = await requireAccount(userId)
  await settlePendingEmailChange(storedAccount)
  return toAccountView(storedAccount, await loadChannel(storedAccount))
}

/**
 * Changes a user's settings and returns the account. Throws Failure `channel_connected` for a new channel URL while a
 * channel is connected, and a failure of its own for a URL without a channel.
 */
export async function updateSettings(userId: string, input: Parsed<typeof account.update>): Promise<AccountView> {
  const { mails, ...rest } = input
  const reference = input.channelUrl === undefined ? undefined : parseReference(input.channelUrl)
  const storedAccount = await requireAccount(userId)
  if (reference && storedAccount.channel?.verified) throw new Failure('channel_connected')
  const channel = reference && (await findNamedChannel(reference, userId))
  const updated = await updateAccount(userId, { ...rest, ...toAccountChanges(mails), channel })
  // Since the account was read, a channel was connected or the account was deleted.
  if (!updated) throw new Failure(channel ? 'channel_connected' : 'unauthenticated')
  // Cognito comes after the account, whose update can be refused. A crash in between is corrected by repeating the request.
  await updatePoolUser(userId, { name: input.name, locale: input.locale })
  return toAccountView(
    updated,
    updated.channel ? { ...updated.channel, title: await getCachedTitle(updated.channel.id) } : null,
  )
}

async function toAccountView(account: Account, channel: OwnChannel | null): Promise<AccountView> {
  const { name, locale, timeZone = null, plan } = account
  return {
    name,
    locale,
    timeZone,
    plan,
    mails: toNotificationSettings(account),
    channel,
    meters: await readMeters(account.userId, plan),
    subscription: toSubscriptionView(account.subscription),
    hasBilling: account.customerId !== undefined,
    hasBackupCodes: account.backupCodes !== undefined,
    firstSteps: account.firstSteps,
  }
}

function parseReference(channelUrl: string): ChannelReference {
  const reference = parseChannelUrl(channelUrl)
  if (!reference) throw new Failure('channel_url_invalid', { channelUrl: 'invalid' })
  return reference
}

/** Returns the channel that a user named. While YouTube is unavailable, an id is accepted unchecked; {@link loadChannel} checks it later. */
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

/** Returns an account's channel with its title. Looks up a channel that was never fetched from YouTube. */
async function loadChannel(storedAccount: Account): Promise<OwnChannel | null> {
  const { userId, channel, channelUrl } = storedAccount
  if (!channel) return lookUpChannel(storedAccount)
  const { title, missing } = await refreshTitle(channel.id, userId, () => mayLookUp(userId))
  if (!missing || channel.verified || channelUrl === undefined) return { ...channel, title }
  const updated = await updateAccount(userId, { channel: null }, channelUrl)
  return updated ? null : { ...channel, title }
}

async function lookUpChannel({ userId, channelUrl }: Account): Promise<OwnChannel | null> {
  const reference = channelUrl === undefined ? undefined : parseChannelUrl(channelUrl)
  if (!reference || !(await mayLookUp(userId))) return null
  const resolution = await resolveChannel(reference, { userId })
  if (resolution.outcome !== 'found') return null
  const { id, title } = resolution.channel
  await cacheChannelTitle(resolution.channel)
  const updated = await updateAccount(userId, { channel: { id, verified: false } }, channelUrl)
  return updated ? { id, title, verified: false } : null
}

/** The interval between a user's lookups, in seconds: while YouTube is down, they wait for it once in this time. */
const lookUpSeconds = 600

function mayLookUp(userId: string): Promise<boolean> {
  const window = Math.floor(Date.now() / 1000 / lookUpSeconds)
  return spendBudget(`channel#${pseudonymize(userId)}#${window}`, 1, 1, (window + 1) * lookUpSeconds)
}
