import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#functions/lib/env.ts'
import type { AccountItem } from './accounts.ts'
import { database, held } from './table.ts'

/** An address that a user wants instead of theirs, until its code is given. */
export type EmailChange = NonNullable<AccountItem['emailChange']>

/** How long a code is good, in milliseconds. */
const goodMs = 15 * 60_000

/** So many codes may be tried: five of a million. */
const mostTries = 5

const write = (userId: string, update: string, condition: string, values: Record<string, unknown>) =>
  held(
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
export function keepChange(
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
export const takeTry = (userId: string, { salt }: EmailChange, now = Date.now()): Promise<boolean> =>
  write(
    userId,
    'SET emailChange.tries = emailChange.tries + :one',
    'emailChange.salt = :salt AND emailChange.tries < :most AND emailChange.expiresAt > :now',
    { ':one': 1, ':salt': salt, ':most': mostTries, ':now': new Date(now).toISOString() },
  )

/** Makes the address the account's; mails to it are not stopped, since one has just arrived. */
export const finishChange = (userId: string, { address }: EmailChange): Promise<boolean> =>
  write(userId, 'SET email = :address REMOVE emailChange, mailStop', 'attribute_exists(userId)', {
    ':address': address,
  })
