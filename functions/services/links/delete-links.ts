import { listFeedHashes } from '#functions/store/accounts.ts'
import { deleteLink } from '#functions/store/links.ts'
import { listShareHashes } from '#functions/store/shares.ts'

/** The functions that list the hashes of a user's links. */
const sources: readonly ((userId: string) => Promise<readonly string[]>)[] = [listFeedHashes, listShareHashes]

/** Deletes all links of a user. They stop working at once. */
export async function deleteLinks(userId: string): Promise<void> {
  const hashes = await Promise.all(sources.map((list) => list(userId)))
  await Promise.all(hashes.flat().map(deleteLink))
}
