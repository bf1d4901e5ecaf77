import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { searchVideos } from '#functions/clients/youtube/search.ts'
import { fetchChart, fetchVideos, type Video } from '#functions/clients/youtube/videos.ts'
import {
  chargeDataCall,
  chargeSearch,
  markDataQuotaSpent,
  markSearchQuotaSpent,
} from '#functions/services/youtube-quota/charge.ts'
import { buildTopicSearch, chartCategoryId, type TopicList } from './topics.ts'

/** A run makes no more calls after this many consecutive failures. */
const maxFailures = 3

/**
 * Calls YouTube for one run of the scheduled job. Each call is charged to the job's share of the quota first. Calls stop once that share
 * is spent or YouTube keeps failing. Methods never throw YouTubeError: unless they say otherwise, they return undefined for data that
 * could not be fetched.
 */
export class ScheduledYouTube {
  #failures = 0
  #hasUnits = true
  #hasSearches = true

  constructor(private readonly now: number) {}

  /** Returns a chart's videos, or `none` if YouTube has no such chart. */
  async fetchChart(list: TopicList): Promise<Video[] | 'none' | undefined> {
    const videos = await this.#callDataApi(() => fetchChart(list.region, chartCategoryId(list)))
    return videos === 'gone' || videos?.length === 0 ? 'none' : videos
  }

  /** Returns the videos that still exist. */
  async fetchVideos(ids: readonly string[]): Promise<Video[] | undefined> {
    const videos = await this.#callDataApi(() => fetchVideos(ids))
    return videos === 'gone' ? undefined : videos
  }

  /**
   * Returns the ids that a search finds; an empty list if it failed, undefined if it was not attempted. Does not search without units of
   * the Data API, which are needed to fetch the videos.
   */
  async search(list: TopicList): Promise<string[] | undefined> {
    if (!this.#hasSearches || !this.#hasUnits || this.#failures >= maxFailures) return undefined
    if (!(await chargeSearch('scheduled', this.now))) {
      this.#hasSearches = false
      return undefined
    }
    const ids = await this.#call(
      () => searchVideos(buildTopicSearch(list), this.now),
      async () => {
        this.#hasSearches = false
        await markSearchQuotaSpent(this.now)
      },
    )
    return ids === 'gone' ? [] : (ids ?? [])
  }

  async #callDataApi<T>(call: () => Promise<T>): Promise<T | 'gone' | undefined> {
    if (!this.#hasUnits || this.#failures >= maxFailures) return undefined
    if (!(await chargeDataCall('trends', this.now))) {
      this.#hasUnits = false
      return undefined
    }
    return this.#call(call, async () => {
      this.#hasUnits = false
      await markDataQuotaSpent(this.now)
    })
  }

  async #call<T>(call: () => Promise<T>, onQuotaSpent: () => Promise<void>): Promise<T | 'gone' | undefined> {
    try {
      const result = await call()
      this.#failures = 0
      return result
    } catch (error) {
      if (!(error instanceof YouTubeError)) throw error
      if (error.kind === 'gone') return 'gone'
      this.#failures += 1
      if (error.kind === 'quota') await onQuotaSpent()
      return undefined
    }
  }
}
