import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { database, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import type { Locale } from '#shared/locale.ts'
import { type Account, getAccount } from './accounts.ts'
import type { Profile } from './profile.ts'

/** An address that a user wants instead of theirs, until its code is given. */
export type EmailChange = NonNullable<Account['emailChange']>

/** How long a code is good, in milliseconds. */
const goodMs = 15 * 60_000

/** So many codes may be tried: five of a million. */
const mostTries = 5

const write = (userId: string, update: string, condition: string, values: Record<string, unknown>) =>
  tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_ACCOUNTS'),
        Key: { userId },
        UpdateExpression: update,
        ConditionExpression: condition,
        ExpressionAttributeValues: values,
      }),
    ),
  )

/** Writes down what was asked for, in place of what was asked before. False, changing nothing, when there is no account. */
export function saveEmailChange(
  userId: string,
  asked: Pick<EmailChange, 'address' | 'salt' | 'hash'>,
  now = Date.now(),
): Promise<boolean> {
  const change: EmailChange = { ...asked, tries: 0, expiresAt: new Date(now + goodMs).toISOString() }
  return write(userId, 'SET emailChange = :change', 'attribute_exists(userId)', { ':change': change })
}

/**
 * Takes one of the tries that a code has; false where none is left, its time is over or another was sent since. Before
 * the code is looked at, so that guesses at the same time all count.
 */
export const spendCodeAttempt = (userId: string, { salt }: EmailChange, now = Date.now()): Promise<boolean> =>
  write(
    userId,
    'SET emailChange.tries = emailChange.tries + :one',
    'emailChange.salt = :salt AND emailChange.tries < :most AND emailChange.expiresAt > :now',
    { ':one': 1, ':salt': salt, ':most': mostTries, ':now': new Date(now).toISOString() },
  )

/** What settling needs of others; each function passes it in. */
interface Parties {
  readonly profileOf: (userId: string) => Promise<Profile>
  readonly tellOldAddress: (to: string, locale: Locale) => Promise<void>
}

/** So often another change may get ahead. */
const attempts = 5

/**
 * Makes the pool's address, which is changed first and logs the user in, the account's too, and tells the one it had.
 * The pool is asked after the account was read, and what is written holds only while the account is as it was read: so
 * both agree in the end, whatever stopped between the two or was confirmed at the same moment.
 */
export async function settleEmailChange(userId: string, { profileOf, tellOldAddress }: Parties): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const known = await getAccount(userId)
    if (!known) return
    const { email } = await profileOf(userId)
    const isMoved = email !== known.email
    const isOver = known.emailChange && (known.emailChange.address === email || hasEnded(known.emailChange))
    if (!isMoved && !isOver) return
    // Before it is written down, as long as the old one is known: told twice is better than never.
    if (isMoved) await tellOldAddress(known.email, known.locale)
    // Mails to the new one are not stopped: one has just arrived.
    const gone = [...(isOver ? ['emailChange'] : []), ...(isMoved ? ['mailStop'] : [])]
    if (await follow(known, email, gone)) return
  }
  throw new Failure('unavailable')
}

const hasEnded = ({ expiresAt }: EmailChange) => Date.parse(expiresAt) <= Date.now()

/** False, changing nothing, where the account is no longer as it was read. */
const follow = (
  { userId, email: before, emailChange }: Account,
  email: string,
  gone: readonly string[],
): Promise<boolean> =>
  write(
    userId,
    `SET email = :email${email === before ? '' : ', emailUntold = :true'} REMOVE ${gone.join(', ')}`,
    `email = :before AND ${emailChange ? 'emailChange.salt = :salt' : 'attribute_not_exists(emailChange)'}`,
    {
      ':email': email,
      ':before': before,
      ...(email === before ? {} : { ':true': true }),
      ...(emailChange ? { ':salt': emailChange.salt } : {}),
    },
  )
