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

/** What Google told Cognito about somebody whom the pool does not know. */
interface Newcomer {
  /** Google's `sub`. */
  readonly subject: string
  readonly email: string | undefined
  /** Whether Google has verified the address. */
  readonly isVerified: boolean
}

/** Why nobody is admitted. Cognito quotes it in the address that the browser returns to. */
type Refusal = 'google_unverified' | 'address_invalid' | 'link_first' | 'too_many_requests'
const refuse = (reason: Refusal): never => {
  throw new Error(reason)
}

/**
 * Gives somebody whom Google sends a user of their own, with the address that Google has verified and a password that nobody knows:
 * users of a provider alone can have no passkey, no code by mail, and no Google account connected later. Google signs them in from the
 * next attempt on. A user who has confirmed the same address is left alone (`link_first`); one whom nobody has proven is deleted, because
 * whoever made it may know its password. After a crash the next attempt starts over, or, once Google is linked, {@link finishSignUp} sets
 * the password. Throws an Error whose message is a {@link Refusal}.
 */
export async function admitFromGoogle(pool: string, { subject, email, isVerified }: Newcomer): Promise<void> {
  if (!isVerified) refuse('google_unverified')
  const { data: address } = EmailAddress.safeParse(email?.toLowerCase())
  if (address === undefined) return refuse('address_invalid')
  const known = await findIdentity(address, pool)
  if (known && !isUnproven(known)) {
    // Cognito repeats a trigger that took too long.
    if (known.google?.subject === subject) return
    refuse('link_first')
  }
  await limitSignUps(address).catch((error: unknown) => {
    if (error instanceof Failure) refuse('too_many_requests')
    throw error
  })
  if (known) await deletePoolUser(known.userId, pool)
  const userId = await createVerifiedUser(pool, address)
  if (!(await linkGoogle(userId, subject, pool))) throw new Error('Google was linked in between')
  await setUnknownPassword(userId, pool)
}

/**
 * Returns whether nobody has proven to be a user: one who never confirmed the address, or whom an interrupted trigger left behind. The
 * owner of an account whom an operator gave a temporary password has the latter's status, but not its mark.
 */
const isUnproven = ({ status, isUnfinished }: SignInIdentity): boolean =>
  status === 'UNCONFIRMED' || (status === 'FORCE_CHANGE_PASSWORD' && isUnfinished)

const setUnknownPassword = (userId: string, pool?: string) =>
  setPoolPassword(userId, randomBytes(32).toString('base64url'), pool)

/**
 * Creates the account of a user who came from Google. Does nothing where there is one. Throws Failure `account_missing` for a user
 * without a Google account: only a code proves their address.
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
  // Without a password, even an unknown one, Cognito lets nobody reset it.
  if (identity.status === 'FORCE_CHANGE_PASSWORD') await setUnknownPassword(userId)
  await updatePoolUser(userId, { name, locale, 'custom:youtube_channel': channelUrl ?? '' })
  await createAccount(userId, { email, name, locale, ...(channelUrl && { channelUrl }), hasPassword: false })
  await markFinished(userId)
  await prefetchUploads({ userId, channelUrl: channelUrl ?? undefined })
}

/** Returns what the name of a user starts as who was not asked for one. */
export function startingName(email: string): string {
  const beforeAt = email.slice(0, email.lastIndexOf('@'))
  return (beforeAt.length < nameLength.min ? email : beforeAt).slice(0, nameLength.max)
}
