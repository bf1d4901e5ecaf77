import { hasEnded, type StoredConnection } from '#functions/lib/connection-token.ts'
import { deleteConnection, listConnections } from '#functions/store/connections.ts'
import type { Connection } from '#shared/contract/connections.ts'

/** Returns a user's connected assistants, newest first. */
export async function listAssistants(userId: string): Promise<Connection[]> {
  const assistants = await Promise.all(
    (await listConnections(userId)).map(async (connection) =>
      (await hasEnded(connection)) ? [] : resolve(connection),
    ),
  )
  return assistants.flat()
}

/** Returns a connection as the user sees it; an empty list for a code that was not redeemed. */
function resolve({ id, client, isKnown, redirectUri, scopes, consentedAt, tokens }: StoredConnection): Connection[] {
  if (!tokens) return []
  const usedAt = new Date(tokens.refreshedAt * 1000).toISOString()
  return [{ id, client, isKnown, host: new URL(redirectUri).host, scopes, consentedAt, usedAt }]
}

/** Disconnects every assistant of a user, and deletes unredeemed codes. */
export async function disconnectAll(userId: string): Promise<void> {
  await Promise.all((await listConnections(userId)).map(deleteConnection))
}
