import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { ageInDays } from '#functions/services/calls/call-result.ts'
import { getCachedUploads, getRecentUploads, type Uploads } from '#functions/services/channel/recent-uploads.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import type { Account } from '#functions/store/accounts.ts'
import type { OwnHistory, OwnVideo } from '#shared/contract/advice.ts'
import {
  countVideosNeeded,
  type PreparedHistory,
  prepareHistory,
  scoreOnChannel,
} from '#shared/prediction/own-history/history.ts'
import { isUsableVideo, type PastVideo } from '#shared/prediction/own-history/past.ts'
import { findPatterns, type PatternName } from '#shared/prediction/patterns/matchers.ts'
import { type RankTitle, rankAmongRealTitles } from '#shared/prediction/score.ts'

const maxSimilar = 5

/** A past video with its id on YouTube. */
type IdentifiedVideo = PastVideo & Pick<Upload, 'id'>

/** A title's score against the channel's own uploads, and if there is one, what else they say. */
export interface ChannelScore {
  readonly ownHistory: OwnHistory
  /** Ranks any other title among the uploads. */
  readonly rank?: RankTitle
  /** Returns the uploads with a pattern in their title, the best first. */
  readonly findUploadsWith?: (pattern: PatternName) => OwnVideo[]
}

/**
 * Scores a title against the channel's own uploads. The state is `unavailable` where YouTube does not respond and no
 * uploads are cached, `too_few` where the channel has too few usable videos, and `no_difference` where none did better than
 * another.
 */
export async function scoreWithOwnHistory(title: string, channelId: string, userId: string): Promise<ChannelScore> {
  const uploads = await getRecentUploads(channelId, { userId })
  if (!uploads) return { ownHistory: { state: 'unavailable' } }
  const past = selectPast(uploads)
  const needed = countVideosNeeded(title, past)
  if (past.length < needed) return { ownHistory: { state: 'too_few', videos: past.length, needed } }
  const history = prepareHistory(past)
  const scored = history && scoreOnChannel(history, title)
  if (!scored) return { ownHistory: { state: 'no_difference', videos: past.length } }
  const bestFirst = sortBestFirst(history, past)
  return {
    ownHistory: {
      state: 'scored',
      score: scored.score,
      basis: scored.basis,
      similar: scored.similar.slice(0, maxSimilar).flatMap(({ index, ...video }) => {
        const source = past[index]
        return source ? [{ ...video, id: source.id }] : []
      }),
      best: bestFirst.filter(({ times }) => times > 1).slice(0, maxBest),
      videos: past.length,
      fetchedAt: uploads.fetchedAt,
    },
    rank: (other) => scoreOnChannel(history, other)?.score,
    findUploadsWith: (pattern) => bestFirst.filter((video) => findPatterns(video.title).includes(pattern)),
  }
}

/**
 * Returns the rank that a draft's verdict uses: among the channel's cached uploads if the draft can be ranked there, else
 * among real titles. Makes no call to YouTube.
 */
export async function chooseRank(draft: string, { channel }: Account): Promise<RankTitle> {
  const isOnChannel = channel && isDerivedMetricAllowed('own_history_score')
  const uploads = isOnChannel ? await getCachedUploads(channel.id) : undefined
  const history = uploads && prepareHistory(selectPast(uploads))
  if (!history || !scoreOnChannel(history, draft)) return rankAmongRealTitles
  return (title) => scoreOnChannel(history, title)?.score
}

const maxBest = 3

/** Returns the videos by their views against the channel's usual, the best first. */
const sortBestFirst = ({ indexes, viewMultiples }: PreparedHistory, past: readonly IdentifiedVideo[]): OwnVideo[] =>
  indexes
    .flatMap((index, position) => {
      const { id, title, views } = past[index] ?? {}
      return id && title && views !== undefined ? [{ id, title, views, times: viewMultiples[position] ?? 1 }] : []
    })
    .sort((a, b) => b.times - a.times)

/**
 * Returns the channel's short videos or its longer ones, whichever are more: they have different audiences, so their views
 * cannot be compared.
 */
export function selectPast({ fetchedAt, videos }: Uploads): IdentifiedVideo[] {
  const usable = (kind: Upload['kind']) =>
    videos.flatMap((video) => {
      const { id, title, views } = video
      if (video.kind !== kind || views === undefined) return []
      const past = { id, title, views, ageDays: ageInDays(video, Date.parse(fetchedAt)) }
      return isUsableVideo(past) ? [past] : []
    })
  const [longer, shorts] = [usable('video'), usable('short')]
  return shorts.length > longer.length ? shorts : longer
}
