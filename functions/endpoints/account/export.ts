import { signInOf } from '#functions/clients/cognito/users.ts'
import { requireFresh } from '#functions/lib/fresh.ts'
import { handle } from '#functions/lib/handle.ts'
import { few, pageOf, type Source } from '#functions/lib/pages.ts'
import { ownDataKeys } from '#functions/services/channel/own-data.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { cachedItem } from '#functions/store/cache.ts'
import { ownedTableNames, readOwned } from '#functions/store/owned.ts'
import { imageFolderNames, listImages } from '#functions/store/uploads.ts'
import { account } from '#shared/contract/account.ts'

/** Bytes of entries on a page. Lambda answers 6 MB at most. */
const pageBytes = 2_000_000

export const handler = handle(account.export, async ({ input: { from }, userId, authTime }) => {
  requireFresh(authTime)
  return pageOf(sourcesOf(userId), from, pageBytes)
})

/** Everything we hold of a user, and the addresses of their images. */
const sourcesOf = (userId: string): readonly Source[] => [
  few('sign_in', async () => [await signInOf(userId)]),
  ...ownedTableNames.map((name) => ({ name, read: (after?: string) => readOwned(name, userId, after) })),
  few('channel', () => channelData(userId)),
  ...imageFolderNames.map((name) => ({ name, read: (after?: string) => listImages(name, userId, after) })),
]

/** What YouTube told of the user's channel, which lies apart from their tables. */
async function channelData(userId: string): Promise<object[]> {
  const channelId = (await getAccount(userId))?.channel?.id
  if (channelId === undefined) return []
  const kept = await Promise.all(ownDataKeys(userId, channelId).map((key) => cachedItem(key)))
  return kept.filter((item) => item !== undefined)
}
