import { fetchSignInRecord } from '#functions/clients/cognito/users.ts'
import { fixedSource, type Page, readPage, type Source } from '#functions/lib/paging.ts'
import { channelDataKeys } from '#functions/services/channel/channel-data.ts'
import { readGivenRows } from '#functions/services/studio/given-rows.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { getCachedItem } from '#functions/store/cache.ts'
import { fileFolderNames, listForExport } from '#functions/store/files.ts'
import { readUserItems } from '#functions/store/user-data.ts'
import { userTables } from '#shared/tables.ts'

/** The maximum size of a page in bytes. A Lambda response is limited to 6 MB. */
const pageBytes = 2_000_000

/** Returns a page of everything we store about a user, and links to their files. `from` is the `next` of the previous page. */
export const exportUserData = (userId: string, from: string | undefined): Promise<Page> =>
  readPage(sourcesOf(userId), from, pageBytes)

const sourcesOf = (userId: string): readonly Source[] => [
  fixedSource('sign_in', async () => [await fetchSignInRecord(userId)]),
  ...userTables.map((name) => ({ name, read: (after?: string) => readUserItems(name, userId, after) })),
  fixedSource('channel', () => readChannelData(userId)),
  fixedSource('given_rows', () => readGivenRows(userId)),
  ...fileFolderNames.map((name) => ({ name, read: (after?: string) => listForExport(name, userId, after) })),
]

/** Returns the cached YouTube data about the user's channel, which is not in their own tables. */
async function readChannelData(userId: string): Promise<object[]> {
  const channelId = (await getAccount(userId))?.channel?.id
  if (channelId === undefined) return []
  const items = await Promise.all(channelDataKeys(userId, channelId).map((key) => getCachedItem(key)))
  return items.filter((item) => item !== undefined)
}
