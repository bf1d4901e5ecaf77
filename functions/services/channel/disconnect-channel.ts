import { revokeGrant } from '#functions/clients/google/oauth.ts'
import { disconnectChannel as disconnectAccount, getAccount } from '#functions/store/accounts.ts'
import { deleteTokens, getTokens } from '#functions/store/tokens.ts'
import { type Deletable, deleteChannelData } from './channel-data.ts'

/** Revokes the user's grant at Google and deletes the connection with all data of its channel. Returns the kinds of deleted data. */
export async function disconnectChannel(userId: string): Promise<{ deleted: Deletable[]; revoked: boolean }> {
  const [tokens, account] = await Promise.all([getTokens(userId), getAccount(userId)])
  // Without tokens, an earlier request may have stopped before it deleted the rest.
  const channelId = tokens?.channel_id ?? (account?.channel?.verified ? account.channel.id : undefined)
  // Revoke first: after a crash, the next request still has the tokens. They are deleted even if Google does not respond.
  const revoked = tokens ? await revokeGrant(tokens.refresh_token) : true
  const deleted: Deletable[] = (await deleteTokens(userId)) ? ['tokens'] : []
  if (channelId === undefined) return { deleted, revoked }
  deleted.push(...(await deleteChannelData({ userId, channelId })))
  if (await disconnectAccount(userId, channelId)) deleted.push('channel')
  return { deleted: [...new Set(deleted)], revoked }
}
