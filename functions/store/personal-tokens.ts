import { type StoredToken, personalTokensTable as table } from '#functions/lib/personal-token.ts'
import { deleteItem, listItems, putItem } from '#functions/lib/table.ts'

/** Saves a new token. */
export async function addToken(token: StoredToken): Promise<void> {
  await putItem(table, token)
}

/** Returns a user's tokens that have not expired, newest first. */
export const listTokens = async (userId: string, now = Date.now()): Promise<StoredToken[]> =>
  (await listItems(table, userId, { now })).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** Deletes a token. Does nothing if it does not exist. */
export async function deleteToken(userId: string, id: string): Promise<void> {
  await deleteItem(table, { userId, id })
}
