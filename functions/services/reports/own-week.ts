import { buildSpans } from '#functions/services/analytics/spans.ts'
import { figuresKey } from '#functions/services/channel/channel-data.ts'
import { OwnFigures } from '#functions/services/channel/own-figures.ts'
import { getCached } from '#functions/store/cache.ts'
import type { Span } from '#shared/contract/youtube.ts'

/** A week of a connected channel, and the one before. */
export interface ChannelWeek {
  readonly period: Span
  readonly previous: Span
  /** The weeks' views do not compare: YouTube changed how it counts them in between. */
  readonly isRedefined: boolean
}

/** A week that ended longer ago is not the last one to anybody. */
const freshMs = 8 * 86_400_000

/**
 * The last week that YouTube has counted, from what was kept when the dashboard was last read: nobody is asked.
 * `old`: it was read too long ago. Undefined: never, or there is nothing to tell.
 */
export async function readLastWeek(
  userId: string,
  channelId: string,
  now = Date.now(),
): Promise<ChannelWeek | 'old' | undefined> {
  const kept = await getCached(figuresKey(userId, channelId), OwnFigures)
  if (!kept) return undefined
  const { period, previous, hasFigures, viewsRedefinedOn, dataThrough } = buildSpans(kept.report, 7)
  if (!hasFigures) return undefined
  if (now - Date.parse(dataThrough) > freshMs) return 'old'
  return { period, previous, isRedefined: viewsRedefinedOn !== null }
}
