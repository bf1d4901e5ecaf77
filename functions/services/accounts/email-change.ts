import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { changePoolEmail, fetchProfile, findUserByEmail } from '#functions/clients/cognito/users.ts'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import type { Done } from '#functions/lib/queued-job.ts'
import { enforceRateLimit } from '#functions/lib/rate-limit.ts'
import { syncCustomerEmail } from '#functions/services/billing/subscription.ts'
import { sendMail } from '#functions/services/mail/send-mail.ts'
import { deleteWork } from '#functions/store/account-work.ts'
import {
  type AccountKey,
  type EmailChange,
  getAccount,
  requireAccount,
  saveEmail,
  saveEmailChange,
  spendCodeAttempt,
} from '#functions/store/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import { endSessions } from './sessions.ts'

/** The rate limit on emails to one address, whichever users request them, so that nobody can flood a mailbox through us. */
const perAddress = { max: 5, seconds: 3600 }

/**
 * Starts a change of address: emails a code to the new address. An address that already has an account gets a notice
 * instead, and the response is the same, so that it does not reveal which addresses have accounts. Throws Failure
 * `unavailable` when no email can be sent.
 */
export async function requestEmailChange(userId: string, address: string): Promise<void> {
  if (optionalEnv('MAIL_FROM') === undefined) throw new Failure('unavailable')
  await enforceRateLimit(perAddress, `new-address#${pseudonymize(address)}`)
  const { locale } = await requireAccount(userId)
  const holder = await findUserByEmail(address)
  const { code, ...hashed } = createCode()
  if (!(await saveEmailChange(userId, { address, ...hashed }))) throw new Failure('unauthenticated')
  try {
    if (holder && holder.userId !== userId)
      await sendMail({ to: address, kind: 'address_taken', locale: holder.locale, values: {} })
    else await sendMail({ to: address, kind: 'changed_address', locale, values: { code } })
  } catch (error) {
    log('error', 'code for a new address not sent', { reason: reasonOf(error) })
    throw new Failure('unavailable')
  }
}

/**
 * Completes a change of address with the code that was mailed to it, and ends every session. Throws Failure
 * `code_expired`, `code_incorrect` or `email_taken`. Does nothing when the account already has the address.
 */
export async function confirmEmailChange(userId: string, address: string, code: string): Promise<void> {
  const storedAccount = await getAccount(userId)
  if (storedAccount?.email === address) return
  const change = storedAccount?.emailChange
  if (!change || change.address !== address || !(await spendCodeAttempt(userId, change)))
    throw new Failure('code_expired')
  if (!matchesCode(change, code)) throw new Failure('code_incorrect')
  await changePoolEmail(userId, address)
  await settleEmailChange(userId)
  const settled = await getAccount(userId)
  if (settled) await syncCustomerEmail(settled)
}

/**
 * Settles a requested change whose code has expired: completes one that stopped between Cognito and the account, and deletes any other.
 * Throws if it cannot.
 */
export async function settleExpiredChange({ userId }: AccountKey): Promise<Done> {
  const account = await getAccount(userId)
  if (!account) await deleteWork(userId)
  // The change was completed, or the request that started it was interrupted.
  if (!account?.emailChange) return { outcome: 'over', next: undefined }
  if (!hasExpired(account.emailChange)) return { outcome: 'early', next: Date.parse(account.emailChange.expiresAt) }
  try {
    await settleEmailChange(userId)
  } catch (error) {
    // Cognito's message can contain the address.
    throw new Error(`change of address not settled: ${reasonOf(error)}`)
  }
  return { outcome: 'settled', next: undefined }
}

/** The maximum number of attempts while other requests keep changing the account. */
const maxAttempts = 5

/**
 * Copies the address from Cognito to the account, ends every session and notifies the previous address. Cognito is always changed first,
 * because users sign in with its address. It is read after the account, and the write fails if the account has changed since. So both
 * agree in the end, even after a crash or with concurrent requests.
 */
async function settleEmailChange(userId: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const storedAccount = await getAccount(userId)
    if (!storedAccount) return
    const { email } = await fetchProfile(userId)
    const isMoved = email !== storedAccount.email
    const isOver =
      storedAccount.emailChange !== undefined &&
      (storedAccount.emailChange.address === email || hasExpired(storedAccount.emailChange))
    if (!isMoved && !isOver) return
    // Do both before the account loses the previous address: doing them twice is better than never.
    if (isMoved) {
      await endSessions(userId)
      await notifyPreviousAddress(storedAccount.email, storedAccount.locale)
    }
    if (await saveEmail(storedAccount, email, isOver)) return
  }
  throw new Failure('unavailable')
}

const hasExpired = ({ expiresAt }: EmailChange) => Date.parse(expiresAt) <= Date.now()

/** The timeout for the notice to the previous address, in milliseconds: the user is waiting. */
const noticeTimeoutMs = 4_000

/** Notifies an address that its account has moved to another one. Logs errors instead of throwing them: the old mailbox may be gone. */
async function notifyPreviousAddress(to: string, locale: Locale): Promise<void> {
  if (optionalEnv('MAIL_FROM') === undefined) return
  try {
    await sendMail({
      to,
      kind: 'address_left',
      locale,
      values: { url: `${env('SITE_URL')}/contact` },
      signal: AbortSignal.timeout(noticeTimeoutMs),
    })
  } catch (error) {
    log('error', 'previous address not notified', { reason: reasonOf(error) })
  }
}

type HashedCode = Pick<EmailChange, 'salt' | 'hash'>

const hash = (code: string, salt: string) => createHmac('sha256', salt).update(code).digest('base64url')

/** Creates a code of six digits and its salted hash, which is what we store. */
function createCode(): HashedCode & { readonly code: string } {
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const salt = randomBytes(16).toString('base64url')
  return { code, salt, hash: hash(code, salt) }
}

/** Compares a code with the stored hash, in constant time. */
const matchesCode = ({ salt, hash: stored }: HashedCode, code: string): boolean =>
  timingSafeEqual(Buffer.from(stored, 'base64url'), Buffer.from(hash(code, salt), 'base64url'))
