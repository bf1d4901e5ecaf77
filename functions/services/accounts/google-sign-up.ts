import { randomBytes } from 'node:crypto'
import {
  createVerifiedUser,
  findIdentity,
  linkGoogle,
  markFinished,
  type SignInIdentity,
} from '#functions/clients/cognito/identities.ts'
import { deletePoolUser, setPoolPassword, updatePoolUser } from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { prefetchUploads } from '#functions/services/channel/own-uploads.ts'
import { createAccount, getAccount } from '#functions/store/accounts.ts'
import type { account } from '#shared/contract/account.ts'
import { nameLength } from '#shared/contract/account.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import { EmailAddress } from '#shared/email.ts'
import { limitSignUps } from './sign-up-limit.ts'

/** A Google account that is not linked to a user yet, as Cognito describes it. */
interface Newcomer {
  /** Google's `sub`. */
  readonly subject: string
  readonly email: string | undefined
  /** Whether Google has verified the address. */
  readonly isVerified: boolean
}

/** Why a sign-up is refused. Cognito quotes it in the redirect back to the site. */
type Refusal = 'google_unverified' | 'address_invalid' | 'link_first' | 'too_many_requests'
const refuse = (reason: Refusal): never => {
  throw new Error(reason)
}

/**
 * Creates a local user for a first sign-in with Google, with the verified address and a random password, and links the Google account to
 * it. Passkeys and codes by mail need a local user. The next sign-in with Google succeeds. If a user has confirmed the same address,
 * refuses with `link_first`. An unproven user with the address is deleted first, because whoever created it may know its password. After
 * a crash the next attempt starts over, or, once Google is linked, {@link finishSignUp} sets the password. Throws an Error whose message
 * is a {@link Refusal}.
 */
export async function admitFromGoogle(pool: string, { subject, email, isVerified }: Newcomer): Promise<void> {
  if (!isVerified) refuse('google_unverified')
  const { data: address } = EmailAddress.safeParse(email?.toLowerCase())
  if (address === undefined) return refuse('address_invalid')
  const known = await findIdentity(address, pool)
  if (known && !isUnproven(known)) {
    // Cognito calls a trigger again if it took too long.
    if (known.google?.subject === subject) return
    refuse('link_first')
  }
  await limitSignUps(address).catch((error: unknown) => {
    if (error instanceof Failure) refuse('too_many_requests')
    throw error
  })
  if (known) await deletePoolUser(known.userId, pool)
  const userId = await createVerifiedUser(address, pool)
  if (!(await linkGoogle(userId, subject, pool))) throw new Error('another request linked the Google account')
  await setUnknownPassword(userId, pool)
}

/**
 * Returns whether nobody has proven that they own the user's address: it was never confirmed, or an interrupted trigger left the user
 * behind. An operator's temporary password gives a user the same status, but does not set `isUnfinished`.
 */
const isUnproven = ({ status, isUnfinished }: SignInIdentity): boolean =>
  status === 'UNCONFIRMED' || (status === 'FORCE_CHANGE_PASSWORD' && isUnfinished)

const setUnknownPassword = (userId: string, pool?: string) =>
  setPoolPassword(userId, randomBytes(32).toString('base64url'), pool)

/**
 * Creates the account of a user who signed up with Google. Does nothing if it exists. Throws Failure `account_missing` for a user without
 * a Google account: only a code proves their address.
 */
export async function finishSignUp(
  userId: string,
  { locale, channelUrl }: Parsed<(typeof account)['finish-sign-up']>,
): Promise<void> {
  if (await getAccount(userId)) return
  const identity = await findIdentity(userId)
  if (!identity) throw new Failure('unauthenticated')
  if (!identity.google) throw new Failure('account_missing')
  const { email } = identity
  const name = startingName(email)
  // Cognito allows a password reset only if a password is set, even one that nobody knows.
  if (identity.status === 'FORCE_CHANGE_PASSWORD') await setUnknownPassword(userId)
  await updatePoolUser(userId, { name, locale, 'custom:youtube_channel': channelUrl ?? '' })
  await createAccount(userId, { email, name, locale, ...(channelUrl && { channelUrl }), hasPassword: false })
  await markFinished(userId)
  await prefetchUploads({ userId, channelUrl: channelUrl ?? undefined })
}

/** Returns the initial name of a user who was not asked for one. */
export function startingName(email: string): string {
  const beforeAt = email.slice(0, email.lastIndexOf('@'))
  return (beforeAt.length < nameLength.min ? email : beforeAt).slice(0, nameLength.max)
}
