import { mondayOfWeek } from '#functions/lib/period.ts'
import type { Account } from '#functions/store/accounts.ts'
import { evidenceExpiry, putEvidence } from '#functions/store/evidence.ts'
import { addWeek, getWeek, listWeeks, type StoredWeek } from '#functions/store/ideas.ts'
import type { MissingForIdeas } from '#shared/contract/ideas.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { chooseIdeas, ideaId } from './choose.ts'
import type { Source } from './rated-topics.ts'

/** The ideas of a week, or why there are none. */
export type Week = { readonly monday: string } & (
  | { readonly ideas: StoredWeek['ideas']; readonly missing: null }
  | { readonly ideas?: undefined; readonly missing: MissingForIdeas }
)

/**
 * Returns the ideas of the user's week. Chooses and stores them on the first call, so later calls return the same until
 * the next Monday. A week without ideas is not stored: the next call tries again.
 */
export async function prepareWeek(account: Account, source: Source): Promise<Week> {
  const now = Date.now()
  const { userId, timeZone } = account
  const monday = mondayOfWeek(timeZoneOr(timeZone, 'UTC'), now)
  const stored = await getWeek(userId, monday)
  if (stored) return { monday, ideas: stored.ideas, missing: null }
  // Imported only for a week without ideas: its part-of-speech tagger is most of the code.
  const { listCandidates } = await import('./candidates.ts')
  const [found, weeks] = await Promise.all([listCandidates(account, source, now), listWeeks(userId)])
  if (typeof found === 'string') return { monday, missing: found }
  const chosen = chooseIdeas(found.candidates, weeks, found.isGood).map((idea) => ({
    ...idea,
    id: ideaId(monday, idea),
  }))
  if (chosen.length === 0) return { monday, missing: 'new' }
  // The evidence is stored first. If the idea is never stored, it is not shown and expires.
  for (const { id, video } of chosen)
    if (video) await putEvidence({ userId, id, ...video, expiresAt: evidenceExpiry(now) })
  const ideas = Object.fromEntries(
    chosen.map(({ id, title, pattern, topic }, index) => [id, { place: index, title, pattern, topic }] as const),
  )
  const isFirst = await addWeek({ userId, id: monday, ideas }, now)
  // Another request may have chosen other ideas in the meantime.
  return { monday, ideas: isFirst ? ideas : ((await getWeek(userId, monday))?.ideas ?? {}), missing: null }
}
