import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { getCached, keep } from '#functions/store/cache.ts'
import { count } from '#functions/store/limits.ts'
import { patternOf, readVideo } from '#functions/youtube/trends/reading.ts'
import { findVideo, keyOf } from '#functions/youtube/trends/shown.ts'
import { trends } from '#shared/contract/trends.ts'

/** For so long everybody gets the same. */
const keepSeconds = 3600

export const handler = handle(
  trends.insight,
  async ({ input }) => {
    const found = await findVideo(input, getCached)
    if (!found) throw new Failure('not_found')
    const { video, list } = found
    const { views, likes, comments } = video
    const counted = { figures: { views, likes, comments }, pattern: patternOf(video) }
    if (env('DERIVED_METRICS') === 'off') return { ...counted, insight: null }
    // The same video stands beside others in another list.
    const key = `insight#${input.videoId}#${keyOf(input)}`
    const kept = await getCached(key, trends.insight.output)
    if (kept) return kept
    const made = { ...counted, insight: readVideo(video, list.videos, Date.now()) }
    await keep(key, made, keepSeconds)
    return made
  },
  count,
)
