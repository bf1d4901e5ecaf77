import { findIdentity, type LinkedGoogle } from '#functions/clients/cognito/identities.ts'
import { env } from '#functions/lib/env.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import type { StoredToken } from '#functions/lib/personal-token.ts'
import { removeFeed } from '#functions/services/calendar/feed.ts'
import { disconnectAll } from '#functions/services/connections/connections.ts'
import type { Block, Entry } from '#functions/services/mail/blocks.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { notifyOwner } from '#functions/services/mail/notify-owner.ts'
import { fill } from '#functions/services/mail/render.ts'
import type { Account } from '#functions/store/accounts.ts'
import { listStoredPasskeys, type StoredPasskey } from '#functions/store/passkeys.ts'
import { deleteToken, listTokens } from '#functions/store/personal-tokens.ts'
import { deleteWebhook, listWebhooks, type StoredWebhook } from '#functions/store/webhooks.ts'
import type { Locale } from '#shared/locale.ts'
import { lastingAccessTexts } from './lasting-access-texts.ts'

/*
 * What works without the password, and therefore outlives a new one: a Google account, passkeys, access tokens, webhooks and the calendar
 * feed. A new password disconnects assistants; backup codes work only together with the password.
 */

type Owner = Pick<Account, 'userId' | 'email' | 'locale' | 'backupCodes' | 'calendarFeed'>

/**
 * Notifies a user of a new password. The email lists what still works and where to revoke it. Logs errors instead of throwing them,
 * because the password has already changed. A trigger passes the pool of its event.
 */
export async function notifyOfPassword(owner: Owner, pool?: string): Promise<void> {
  const blocks = await listLastingAccess(owner, pool).catch((error: unknown) => {
    log('error', 'lasting access not listed', { reason: reasonOf(error) })
    return undefined
  })
  await notifyOwner(owner, { kind: 'password_changed', values: {}, blocks })
}

async function listLastingAccess(
  { userId, locale, backupCodes, calendarFeed }: Owner,
  pool?: string,
): Promise<Block[]> {
  const [identity, passkeys, tokens, webhooks] = await Promise.all([
    findIdentity(userId, pool),
    listStoredPasskeys(userId),
    listTokens(userId),
    listWebhooks(userId),
  ])
  return writeLastingAccess({ google: identity?.google, passkeys, tokens, webhooks, calendarFeed, backupCodes }, locale)
}

type LastingAccess = Pick<Owner, 'backupCodes' | 'calendarFeed'> & {
  readonly google?: Pick<LinkedGoogle, 'since'> | undefined
  readonly passkeys: readonly Pick<StoredPasskey, 'createdAt'>[]
  readonly tokens: readonly Pick<StoredToken, 'createdAt' | 'expiresAt'>[]
  readonly webhooks: readonly Pick<StoredWebhook, 'createdAt' | 'url'>[]
}

/** Lists what works without the password, and backup codes. Returns no block if there is nothing. */
export function writeLastingAccess(
  { google, passkeys, tokens, webhooks, calendarFeed: feed, backupCodes }: LastingAccess,
  locale: Locale,
): Block[] {
  const texts = lastingAccessTexts[locale]
  const format = createMailFormats(locale, 'UTC')
  const since = (createdAt: string) => fill(texts.since, { day: format.day(createdAt) })
  const profile = `${env('SITE_URL')}/dashboard/profile`
  const url = `${profile}?access`
  const entries: Entry[] = [
    ...(google
      ? [
          {
            name: texts.google,
            facts: google.since ? [since(google.since.toISOString())] : [],
            url: `${profile}?google`,
          },
        ]
      : []),
    ...passkeys.map(({ createdAt }) => ({
      name: texts.passkey,
      facts: [since(createdAt)],
      url: `${profile}?passkeys`,
    })),
    ...tokens.map(({ createdAt, expiresAt }) => ({
      name: texts.token,
      facts: [since(createdAt), fill(texts.until, { day: format.day(new Date(expiresAt * 1000).toISOString()) })],
      url,
    })),
    ...webhooks.map(({ url: target, createdAt }) => ({
      name: fill(texts.webhook, { host: new URL(target).host }),
      facts: [since(createdAt)],
      url,
    })),
    ...(feed ? [{ name: texts.feed, facts: [since(feed.createdAt)], url }] : []),
    ...(backupCodes?.size ? [{ name: texts.backupCodes, facts: [fill(texts.withPassword, {})], url: profile }] : []),
  ]
  return entries.length === 0 ? [] : [{ heading: texts.heading, entries, source: texts.end }]
}

/**
 * Revokes access tokens, webhooks, the calendar feed and connected assistants. Passkeys stay, because removing one requires a recent
 * sign-in.
 */
export async function endLastingAccess(userId: string): Promise<void> {
  const endTokens = async () => Promise.all((await listTokens(userId)).map(({ id }) => deleteToken(userId, id)))
  const endWebhooks = async () => Promise.all((await listWebhooks(userId)).map(({ id }) => deleteWebhook(userId, id)))
  await Promise.all([endTokens(), endWebhooks(), removeFeed(userId), disconnectAll(userId)])
}
