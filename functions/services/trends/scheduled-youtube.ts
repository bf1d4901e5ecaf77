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

/** After so many calls in a row without an answer, YouTube is left alone until the next run. */
const patience = 3

/**
 * YouTube as the scheduled job speaks to it: each call is charged before it is made, and none is made any more once a
 * budget is spent or YouTube keeps failing. What cannot be had is undefined; nothing throws for YouTube's faults.
 */
export class ScheduledYouTube {
  #failures = 0
  #unitsOpen = true
  #searchesOpen = true

  constructor(private readonly now: number) {}

  /** Undefined: not now. `none`: YouTube has no such chart. */
  async chart(row: TopicList): Promise<Video[] | 'none' | undefined> {
    const videos = await this.#ask(() => fetchChart(row.region, chartCategoryId(row)))
    return videos === 'gone' || videos?.length === 0 ? 'none' : videos
  }

  async details(ids: readonly string[]): Promise<Video[] | undefined> {
    const videos = await this.#ask(() => fetchVideos(ids))
    return videos === 'gone' ? undefined : videos
  }

  /** Not without units either: what is found has to be looked at. Undefined: not made; empty: nothing came of it. */
  async search(row: TopicList): Promise<string[] | undefined> {
    if (!this.#searchesOpen || !this.#unitsOpen || this.#failures >= patience) return undefined
    if (!(await chargeSearch('scheduled', this.now))) {
      this.#searchesOpen = false
      return undefined
    }
    const found = await this.#answer(
      () => searchVideos(buildTopicSearch(row), this.now),
      async () => {
        this.#searchesOpen = false
        await markSearchQuotaSpent(this.now)
      },
    )
    return found === 'gone' ? [] : (found ?? [])
  }

  async #ask<T>(call: () => Promise<T>): Promise<T | 'gone' | undefined> {
    if (!this.#unitsOpen || this.#failures >= patience) return undefined
    if (!(await chargeDataCall('scheduled', this.now))) {
      this.#unitsOpen = false
      return undefined
    }
    return this.#answer(call, async () => {
      this.#unitsOpen = false
      await markDataQuotaSpent(this.now)
    })
  }

  async #answer<T>(call: () => Promise<T>, onSpent: () => Promise<void>): Promise<T | 'gone' | undefined> {
    try {
      const answer = await call()
      this.#failures = 0
      return answer
    } catch (error) {
      if (!(error instanceof YouTubeError)) throw error
      if (error.kind === 'gone') return 'gone'
      this.#failures += 1
      if (error.kind === 'quota') await onSpent()
      return undefined
    }
  }
}
