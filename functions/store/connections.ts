import { type StoredConnection, connectionsTable as table } from '#functions/lib/connection-token.ts'
import { absent, present } from '#functions/lib/expression.ts'
import { deleteItem, listItems, putItem } from '#functions/lib/table.ts'

/** Saves a code that an assistant can redeem. */
export async function addConnection(connection: StoredConnection): Promise<void> {
  await putItem(table, connection)
}

/** Saves a connection whose code is redeemed. Returns false if it has since been redeemed or deleted. */
export const redeemConnection = (connection: StoredConnection): Promise<boolean> =>
  putItem(table, connection, { userId: present, tokens: absent })

/** Saves a connection with new tokens. Returns false if its refresh token is no longer `refresh` or it was deleted. */
export const refreshConnection = (connection: StoredConnection, refresh: string): Promise<boolean> =>
  putItem(table, connection, { 'tokens.refresh': refresh })

/** Returns a user's connections and codes that have not expired, newest first. */
export const listConnections = async (userId: string, now = Date.now()): Promise<StoredConnection[]> =>
  (await listItems(table, userId, { now })).toSorted((a, b) => b.consentedAt.localeCompare(a.consentedAt))

/** Deletes a connection. Does nothing if there is none. */
export async function deleteConnection({ userId, id }: Pick<StoredConnection, 'userId' | 'id'>): Promise<void> {
  await deleteItem(table, { userId, id })
}
