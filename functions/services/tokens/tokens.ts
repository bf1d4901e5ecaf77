import { toEpochSeconds } from '#functions/lib/database.ts'
import { Failure } from '#functions/lib/failure.ts'
import type { StoredToken } from '#functions/lib/personal-token.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { generateToken, newTokenId } from '#functions/lib/token-text.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { notifyOfAccess } from '#functions/services/mail/notify-owner.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { addToken, deleteToken, listTokens } from '#functions/store/personal-tokens.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import type { PersonalToken, tokens } from '#shared/contract/tokens.ts'
import { dayMs } from '#shared/duration.ts'
import { allowances } from '#shared/plans.ts'

/**
 * Creates a personal access token and mails the owner. `authTime` is when the user signed in, in seconds since 1970. Throws Failure
 * `recent_sign_in_required`, `token_limit_reached`, or `invalid_input` if the consent is missing.
 */
export async function createPersonalToken(
  userId: string,
  authTime: number,
  { name, scopes, youtubeConsent, days }: Parsed<typeof tokens.create>,
): Promise<Output<typeof tokens.create>> {
  requireRecentSignIn(authTime)
  const readsChannel = scopes.includes('channel.read')
  if (readsChannel && !youtubeConsent) throw new Failure('invalid_input', { youtubeConsent: 'required' })
  const account = await requireAccount(userId)
  const now = Date.now()
  const id = newTokenId()
  const { token: secret, hash } = generateToken('vcp', userId, id)
  const expiresAt = toEpochSeconds(now + days * dayMs)
  const createdAt = new Date(now).toISOString()
  const consent = readsChannel ? { consentedAt: createdAt } : {}
  const token: StoredToken = { userId, id, name, hash, scopes, createdAt, ...consent, expiresAt }
  await addToken(token)
  // Counted after adding, so that concurrent requests cannot exceed the limit.
  if ((await listTokens(userId)).length > allowances.tokens[account.plan]) {
    await deleteToken(userId, id)
    throw new Failure('token_limit_reached')
  }
  const shown = resolveToken(token)
  const until = createMailFormats(account.locale, 'UTC').day(shown.expiresAt)
  await notifyOfAccess(account, { kind: 'token_created', values: { until } })
  return { token: shown, secret }
}

/** Returns a user's personal access tokens that have not expired, newest first, and how many the plan allows. */
export async function listPersonalTokens(userId: string): Promise<Output<typeof tokens.list>> {
  const { plan } = await requireAccount(userId)
  return { tokens: (await listTokens(userId)).map(resolveToken), max: allowances.tokens[plan] }
}

function resolveToken({ id, name, scopes, createdAt, usedAt, expiresAt }: StoredToken): PersonalToken {
  return { id, name, scopes, createdAt, usedAt: usedAt ?? null, expiresAt: new Date(expiresAt * 1000).toISOString() }
}
