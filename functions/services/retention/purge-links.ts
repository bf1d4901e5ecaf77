import { visitAll } from '#functions/lib/visit-all.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { deleteLink, scanLinks } from '#functions/store/links.ts'

/** Deletes links whose account is gone: its deletion finds them only by what the account names. Returns how many there were. */
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
