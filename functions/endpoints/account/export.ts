import { fetchSignInRecord } from '#functions/clients/cognito/users.ts'
import { handle } from '#functions/lib/handle.ts'
import { fixedSource, readPage, type Source } from '#functions/lib/paging.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { channelDataKeys } from '#functions/services/channel/channel-data.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { getCachedItem } from '#functions/store/cache.ts'
import { imageFolderNames, listImages } from '#functions/store/images.ts'
import { readUserItems, userTableNames } from '#functions/store/user-data.ts'
import { account } from '#shared/contract/account.ts'

/** Bytes of entries on a page. Lambda answers 6 MB at most. */
const pageBytes = 2_000_000

export const handler = handle(account.export, async ({ input: { from }, userId, authTime }) => {
  requireRecentSignIn(authTime)
  return readPage(sourcesOf(userId), from, pageBytes)
})

/** Everything we hold of a user, and the addresses of their images. */
const sourcesOf = (userId: string): readonly Source[] => [
  fixedSource('sign_in', async () => [await fetchSignInRecord(userId)]),
  ...userTableNames.map((name) => ({ name, read: (after?: string) => readUserItems(name, userId, after) })),
  fixedSource('channel', () => channelData(userId)),
  ...imageFolderNames.map((name) => ({ name, read: (after?: string) => listImages(name, userId, after) })),
]

/** What YouTube told of the user's channel, which lies apart from their tables. */
async function channelData(userId: string): Promise<object[]> {
  const channelId = (await getAccount(userId))?.channel?.id
  if (channelId === undefined) return []
  const kept = await Promise.all(channelDataKeys(userId, channelId).map((key) => getCachedItem(key)))
  return kept.filter((item) => item !== undefined)
}
