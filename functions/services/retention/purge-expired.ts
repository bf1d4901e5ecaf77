import { visitAll } from '#functions/lib/visit-all.ts'
import { repairFollowers } from '#functions/services/following/repair-followers.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { deleteIfExpired, scanExpired } from '#functions/store/expired-items.ts'
import { type ExpiringTable, expiringTables } from '#shared/tables.ts'
import { finishDeletions } from './delete-account.ts'
import { purgeDrafts } from './delete-draft.ts'
import { purgeLinks } from './purge-links.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

/**
 * Finishes account deletions, then deletes drafts that can no longer be restored, channels that nobody follows, and links whose
 * account is gone, then expired items of every table: DynamoDB's own expiry can be days late. Returns how many deletions are over and how many
 * items each table lost. Deletions get up to half of the time, the next three half of the rest each, and the tables equal
 * parts of what then remains; what is left continues in the next run.
 */
export async function purgeExpired(timeLeft: () => number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {
    deletions: await finishDeletions(shareOfTime(timeLeft, 2)),
    drafts: await purgeDrafts(shareOfTime(timeLeft, 2)),
    followers: await repairFollowers(shareOfTime(timeLeft, 2)),
    orphanedLinks: await purgeLinks(shareOfTime(timeLeft, 2)),
  }
  for (const [place, name] of expiringTables.entries())
    counts[name] = await purgeTable(name, shareOfTime(timeLeft, expiringTables.length - place))
  return counts
}

/** Returns a function that is true during the first of `parts` equal parts of the time that is left. */
function shareOfTime(timeLeft: () => number, parts: number): () => boolean {
  const left = timeLeft()
  const end = left - (left - reserveMs) / parts
  return () => timeLeft() > end
}

async function purgeTable(name: ExpiringTable, canContinue: () => boolean, now = Date.now()): Promise<number> {
  let purged = 0
  await visitAll(
    (after) => scanExpired(name, now, after),
    ({ end }) => end,
    async ({ keys }) => {
      purged += (await Promise.all(keys.map((key) => deleteIfExpired(name, key, now)))).filter(Boolean).length
    },
    { bookmark: jobBookmark(`purge-${name}`), canContinue },
  )
  return purged
}
