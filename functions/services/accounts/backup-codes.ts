import { createHmac } from 'node:crypto'
import { findUserByEmail, isAppCodeAwaited, turnOffApp } from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { randomCharacters } from '#functions/lib/id.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { enforceRateLimit } from '#functions/lib/rate-limit.ts'
import { notifyOfAccess, notifyOwner } from '#functions/services/mail/notify-owner.ts'
import {
  getAccount,
  removeBackupCodes,
  requireAccount,
  saveBackupCodes,
  spendBackupCode,
} from '#functions/store/accounts.ts'

const count = 10
/** Three groups of four characters: 60 random bits, too many to guess from a stolen hash. */
const groups = 3
const groupLength = 4

/**
 * Creates a user's backup codes, notifies the user by mail, and returns the codes. They cannot be read again. Throws Failure
 * `unauthenticated` without an account.
 */
export async function createBackupCodes(userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, () => randomCharacters(groups * groupLength))
  const hashes = new Set(codes.map((code) => hash(userId, code)))
  if (!(await saveBackupCodes(userId, hashes))) throw new Failure('unauthenticated')
  await notifyOfAccess(await requireAccount(userId), { kind: 'backup_codes_created', values: {} })
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Keyed with the user's id, so that equal codes of two users have different hashes. */
const hash = (userId: string, code: string) => createHmac('sha256', userId).update(code).digest('base64url')

/** Undoes what typing a code changes: capitals, spaces and hyphens, and letters that look like digits. */
const normalize = (typed: string) =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')

/** The rate limit on attempts with the right password. Wrong passwords are limited by Cognito. */
const perUser = { max: 5, seconds: 3600 }

/**
 * Turns off the authenticator app of the user with this address and password, and notifies them by mail. Throws Failure
 * `code_incorrect` when the address, the password or the code is wrong, or no app is set up.
 */
export async function recoverWithBackupCode(email: string, password: string, code: string): Promise<void> {
  const user = (await isAppCodeAwaited(email, password)) ? await findUserByEmail(email) : undefined
  if (!user) throw new Failure('code_incorrect')
  const { userId } = user
  await enforceRateLimit(perUser, `backup-code#${pseudonymize(userId)}`)
  // Spend the code first, so that concurrent requests cannot share it. After a crash the user still has the other codes.
  if (!(await spendBackupCode(userId, hash(userId, normalize(code))))) throw new Failure('code_incorrect')
  await turnOffApp(userId)
  await removeBackupCodes(userId)
  const account = await getAccount(userId)
  if (account) await notifyOwner(account, { kind: 'app_turned_off', values: {} })
}
