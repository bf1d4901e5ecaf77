import { revokeGrant } from '#functions/clients/google/oauth.ts'
import { handle } from '#functions/lib/handle.ts'
import { type Deletable, deleteChannelData } from '#functions/services/channel/channel-data.ts'
import { channelStore } from '#functions/services/channel/channel-stores.ts'
import { disconnectChannel, getAccount } from '#functions/store/accounts.ts'
import { deleteTokens, getTokens } from '#functions/store/tokens.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.disconnect, async ({ userId }) => {
  const [tokens, account] = await Promise.all([getTokens(userId), getAccount(userId)])
  // Without tokens, an earlier try may have been cut short before it deleted the rest.
  const channelId = tokens?.channel_id ?? (account?.channel?.verified ? account.channel.id : undefined)
  // Taken back first: cut short here, the tokens are there for the next try. Whatever Google says, they go.
  const revoked = tokens ? await revokeGrant(tokens.refresh_token) : true
  const deleted: Deletable[] = (await deleteTokens(userId)) ? ['tokens'] : []
  if (channelId === undefined) return { deleted, revoked }
  deleted.push(...(await deleteChannelData({ userId, channelId }, channelStore)))
  if (await disconnectChannel(userId, channelId)) deleted.push('channel')
  return { deleted: [...new Set(deleted)], revoked }
})
