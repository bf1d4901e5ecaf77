import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import {
  findIdentity,
  linkGoogle,
  type SignInIdentity,
  saveGoogleEmail,
  unlinkGoogle,
} from '#functions/clients/cognito/identities.ts'
import { deletePoolUser } from '#functions/clients/cognito/users.ts'
import { GoogleError, usedCodeSeconds } from '#functions/clients/google/request.ts'
import { exchangeSignInCode, type GoogleIdentity, hasSignInClient } from '#functions/clients/google/sign-in.ts'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { notifyOfAccess } from '#functions/services/mail/notify-owner.ts'
import { type Account, getAccount, requireAccount } from '#functions/store/accounts.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import type { Identities, identities } from '#shared/contract/identities.ts'
import { googleReturnPath, sessionNonce } from '#shared/google-sign-in.ts'
import { changeWaysIn, requireAnotherWayIn } from './ways-in.ts'

/*
 * Connecting a Google account to an existing account always takes a separate consent, which only the session that started it can
 * complete. An equal address is not enough: anyone could sign up with somebody else's address and share that person's account.
 */

/** Returns a user's sign-in methods other than passkeys. Throws Failure `unauthenticated`. */
export async function readIdentities(userId: string): Promise<Identities> {
  const [account, identity] = await Promise.all([requireAccount(userId), requireIdentity(userId)])
  return toIdentities(account, identity)
}

async function requireIdentity(userId: string): Promise<SignInIdentity> {
  const identity = await findIdentity(userId)
  if (!identity) throw new Failure('unauthenticated')
  return identity
}

const toIdentities = (
  { hasPassword }: Pick<Account, 'hasPassword'>,
  { google, googleEmail }: SignInIdentity,
): Identities => ({
  hasPassword: hasPassword !== false,
  google: google ? { email: googleEmail ?? null, since: google.since?.toISOString() ?? null } : null,
})

/** The session in which a user connects a Google account. */
interface Connector {
  readonly userId: string
  /** When the user signed in, in seconds since 1970. */
  readonly authTime: number
  readonly originJti: string
}

/**
 * Connects a Google account and emails the owner. The Google address is saved last, so that after a crash the next attempt still emails the
 * owner. Repeating a request with the same code returns the same result. Throws the failures of `contract.identities.connect`.
 */
export async function connectGoogle(
  connector: Connector,
  input: Parsed<typeof identities.connect>,
): Promise<Identities> {
  const { userId, authTime } = connector
  requireRecentSignIn(authTime)
  if (!hasSignInClient()) throw new Failure('google_not_configured')
  const hash = createHash('sha256').update(input.code).digest('base64url')
  const key = `link-google#${pseudonymize(userId)}#${hash}`
  return changeWaysIn(userId, async () => {
    if (!(await getCached(key, z.literal(true)))) {
      await connect(connector, input)
      await putCached(key, true, usedCodeSeconds)
    }
    return readIdentities(userId)
  })
}

async function connect(
  { userId, originJti }: Connector,
  { code, code_verifier }: Parsed<typeof identities.connect>,
): Promise<void> {
  const account = await requireAccount(userId)
  const { subject, email, nonce } = await exchange(code, code_verifier)
  // Otherwise an attacker could make a user's browser submit the attacker's consent, and then sign in to the user's account.
  if (nonce !== (await sessionNonce(originJti))) throw new Failure('google_other_session')
  const { google, googleEmail } = await requireIdentity(userId)
  if (google && google.subject !== subject) throw new Failure('google_already_linked')
  if (google && googleEmail !== undefined) return
  const isLinked =
    google !== undefined || (await linkGoogle(userId, subject)) || (await relinkUnfinished(userId, subject, email))
  if (!isLinked) throw new Failure('google_linked_elsewhere')
  const when = createMailFormats(account.locale, 'UTC').moment(new Date().toISOString())
  await notifyOfAccess(account, { kind: 'google_connected', values: { when } })
  if (email) await saveGoogleEmail(userId, email)
}

/**
 * Connects a Google account whose owner once chose "Continue with Google" instead of logging in and did not finish that sign-up. Deletes
 * the unfinished user first. Returns false without changes if the Google account signs in to any other user.
 */
async function relinkUnfinished(userId: string, subject: string, email: string | undefined): Promise<boolean> {
  const other = email === undefined ? undefined : await findIdentity(email.toLowerCase())
  if (!other?.isUnfinished || other.google?.subject !== subject) return false
  if (await getAccount(other.userId)) return false
  await deletePoolUser(other.userId)
  return linkGoogle(userId, subject)
}

async function exchange(code: string, verifier: string): Promise<GoogleIdentity> {
  try {
    const identity = await exchangeSignInCode(code, verifier, `${env('SITE_URL')}${googleReturnPath}`)
    if (identity) return identity
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error
    if (error.kind !== 'grant') throw new Failure('google_unavailable', undefined, { cause: error })
  }
  throw new Failure('google_code_invalid')
}

/**
 * Disconnects the user's Google account and emails the owner. The Google address is deleted last, so that after a crash the next attempt
 * still emails the owner. Does nothing if no Google account is connected. Sessions stay valid. Throws Failure `recent_sign_in_required` or
 * `last_way_in`.
 */
export async function disconnectGoogle(userId: string, authTime: number, accessToken: string): Promise<void> {
  requireRecentSignIn(authTime)
  await changeWaysIn(userId, () => disconnect(userId, accessToken))
}

async function disconnect(userId: string, accessToken: string): Promise<void> {
  const [account, { google, googleEmail }] = await Promise.all([requireAccount(userId), requireIdentity(userId)])
  if (google) {
    await requireAnotherWayIn(account, accessToken, { google: true })
    await unlinkGoogle(google.subject)
  } else if (googleEmail === undefined) return
  const when = createMailFormats(account.locale, 'UTC').moment(new Date().toISOString())
  await notifyOfAccess(account, { kind: 'google_disconnected', values: { when } })
  if (googleEmail !== undefined) await saveGoogleEmail(userId, '')
}
