import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { Failure } from '#functions/lib/failure.ts'
import { isDeleted } from '#functions/lib/revocations.ts'
import { getAccount, removeGivenRows, saveGivenRows } from '#functions/store/accounts.ts'
import { deleteFile, givenRowsKey, readFile, saveFile } from '#functions/store/files.ts'
import { type Given, GivenRow } from '#shared/contract/studio.ts'

/** Returns when a user last gave rows and how many; null if they give none. */
export async function readGiven(userId: string): Promise<Given | null> {
  const { givenRows } = (await getAccount(userId)) ?? {}
  return givenRows ? toGiven(givenRows) : null
}

const toGiven = ({ at, rows }: Given): Given => ({ at, rows })

/**
 * Stores rows for training under the user's pseudonym, replacing earlier ones. The account stores the pseudonym before the
 * rows exist, so that withdrawing and deleting the account can find them. Returns what is stored afterward: null if
 * the user withdrew at the same moment. Throws Failure `account_missing`.
 */
export async function giveRows(userId: string, rows: readonly GivenRow[]): Promise<Given | null> {
  const account = await getAccount(userId)
  if (!account) throw new Failure('account_missing')
  const pseudonym = account.givenRows?.pseudonym ?? randomUUID()
  const isSaved = await saveGivenRows(userId, { pseudonym, at: new Date().toISOString(), rows: rows.length })
  // A concurrent call stored another pseudonym, or removed this one.
  if (!isSaved) return giveRows(userId, rows)
  await saveFile(givenRowsKey(pseudonym), JSON.stringify(rows), 'application/json')
  // A deletion of the account that began before the file existed may not have found it.
  if (await isDeleted(userId)) {
    await deleteFile(givenRowsKey(pseudonym))
    throw new Failure('account_missing')
  }
  const current = (await getAccount(userId))?.givenRows
  if (current?.pseudonym !== pseudonym) await deleteFile(givenRowsKey(pseudonym))
  return current ? toGiven(current) : null
}

/**
 * Deletes the rows that a user gave, but not their entry in the account. `known` is the pseudonym of an account that is already
 * deleted. Does nothing if there are none.
 */
export async function deleteGivenRows(userId: string, known?: string): Promise<void> {
  const pseudonym = (await getAccount(userId))?.givenRows?.pseudonym ?? known
  if (pseudonym !== undefined) await deleteFile(givenRowsKey(pseudonym))
}

/** Deletes the rows that a user gave, and their pseudonym. Does nothing if there are none. */
export async function withdrawRows(userId: string): Promise<void> {
  const { givenRows } = (await getAccount(userId)) ?? {}
  if (!givenRows) return
  // Deleted before the pseudonym is removed from the account, and again afterward, because a concurrent call may have stored rows in
  // between.
  await deleteFile(givenRowsKey(givenRows.pseudonym))
  await removeGivenRows(userId, givenRows.pseudonym)
  await deleteFile(givenRowsKey(givenRows.pseudonym))
}

/** Returns the rows that a user gave. */
export async function readGivenRows(userId: string): Promise<GivenRow[]> {
  const { givenRows } = (await getAccount(userId)) ?? {}
  const file = givenRows && (await readFile(givenRowsKey(givenRows.pseudonym)))
  return file ? z.array(GivenRow).parse(JSON.parse(file.toString())) : []
}
