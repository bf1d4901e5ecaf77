import { visitAll } from '#functions/lib/visit-all.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { deleteLink, scanLinks } from '#functions/store/links.ts'

/**
 * Deletes links whose account is gone, because an account's deletion finds only the links that the account lists. Returns their number.
 */
export async function purgeLinks(canContinue: () => boolean): Promise<number> {
  let purged = 0
  await visitAll(
    scanLinks,
    ({ hash }) => hash,
    async ({ hash, userId }) => {
      if (userId === undefined || (await getAccount(userId))) return
      await deleteLink(hash)
      purged += 1
    },
    { bookmark: jobBookmark('purge-orphaned-links'), canContinue, concurrency: 10 },
  )
  return purged
}
