import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { RisingWords } from '#shared/contract/trends.ts'
import { daySeconds } from '#shared/duration.ts'
import type { Region } from '#shared/trends.ts'
import { readTitles, recordTitles } from './listed-titles.ts'
import { currentDays, findRisingWords, previousDays } from './rising-words.ts'

const risingWordsKey = (region: Region): string => `rising-words#${region}`
/** Older words are not shown: they may have stopped rising. */
const shownSeconds = 3 * daySeconds

/**
 * Records the titles in a region's lists and compares them with earlier ones. Does nothing within six hours of
 * the last time, or if derived metrics are off.
 */
export async function refreshRisingWords(region: Region, now: number): Promise<void> {
  if (!isDerivedMetricAllowed('rising_words')) return
  if (!(await recordTitles(region, now))) return
  const { titles, since } = await readTitles(region, currentDays + previousDays, now)
  if (since === undefined) return
  const words: RisingWords = {
    languages: findRisingWords(titles, now),
    since,
    at: new Date(now).toISOString(),
    days: { current: currentDays, previous: previousDays },
  }
  await putCached(risingWordsKey(region), words, shownSeconds, now)
}

/** Returns a region's rising words; null if derived metrics are off or its titles were not compared for days. */
export async function getRisingWords(region: Region): Promise<RisingWords | null> {
  if (!isDerivedMetricAllowed('rising_words')) return null
  return (await getCached(risingWordsKey(region), RisingWords)) ?? null
}
