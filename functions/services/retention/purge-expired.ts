import { visitAll } from '#functions/lib/visit-all.ts'
import { purgeUnfollowed } from '#functions/services/following/purge-unfollowed.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { deleteIfExpired, scanExpired } from '#functions/store/expired-items.ts'
import { type ExpiringTable, expiringTables, tables } from '#shared/tables.ts'
import { finishDeletions } from './delete-account.ts'
import { purgeDrafts } from './delete-draft.ts'
import { purgeLinks } from './purge-links.ts'

const youtubeTables = expiringTables.filter((name) => 'youtube' in tables[name])
const otherTables = expiringTables.filter((name) => !youtubeTables.includes(name))

/**
 * Deletes expired items, because DynamoDB's own expiry can be days late. Begins with the tables of YouTube's data, which we may not keep.
 * Then finishes account deletions, deletes drafts that can no longer be restored, channels without followers, and links whose account is
 * gone, and finally expired items of all other tables. Returns how many deletions have ended and how many items each part deleted. The
 * first part gets up to half of the time, each of the next four half of the rest, and each table an equal part. The next run continues
 * where this one stops.
 */
export async function purgeExpired(timeLeft: () => number): Promise<Record<string, number>> {
  const half = () => isLeft(partOf(timeLeft, 2))
  return {
    ...(await purgeTables(youtubeTables, partOf(timeLeft, 2))),
    deletions: await finishDeletions(half()),
    drafts: await purgeDrafts(half()),
    unfollowed: await purgeUnfollowed(half()),
    orphanedLinks: await purgeLinks(half()),
    ...(await purgeTables(otherTables, timeLeft)),
  }
}

/** Returns a function that returns the milliseconds left in the first of `parts` equal parts of the remaining time. */
function partOf(left: () => number, parts: number): () => number {
  const rest = left() * (1 - 1 / parts)
  return () => left() - rest
}
const isLeft = (left: () => number) => () => left() > 0

async function purgeTables(names: readonly ExpiringTable[], left: () => number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [index, name] of names.entries())
    counts[name] = await purgeTable(name, isLeft(partOf(left, names.length - index)))
  return counts
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
