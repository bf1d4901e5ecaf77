import { endOfRetention, type Uploads } from '#functions/services/channel/recent-uploads.ts'
import { ageInDays, isShort, type Upload } from '#functions/services/channel/upload.ts'
import { compareUploads, type UsualById } from '#functions/services/channel/usual.ts'
import type { JudgedByChannel } from '#functions/store/own-history.ts'
import type { OwnVideo } from '#shared/contract/advice.ts'
import { countsAsItDid } from '#shared/outliers/multiples.ts'
import { countVideosNeeded, prepareHistory, scoreOnChannel } from '#shared/prediction/own-history/history.ts'
import { isUsableVideo, type PastVideo } from '#shared/prediction/own-history/past.ts'
import { findPatterns, type PatternName } from '#shared/prediction/patterns/matchers.ts'
import { type JudgedVideo, judgeScored } from '#shared/prediction/verdict.ts'

const maxSimilar = 5

/** A past video with its id on YouTube and its length. */
type IdentifiedVideo = PastVideo & Pick<Upload, 'id' | 'seconds'>

/** What the channel's own uploads say about a title. */
export interface ChannelJudgment extends JudgedByChannel {
  /** Returns the uploads with a pattern in their title, best first. */
  readonly findUploadsWith?: (pattern: PatternName) => OwnVideo[]
}

/**
 * Judges a title of a video by the channel's own uploads. The state is `too_few` if the channel has too few usable videos, and
 * `no_difference` if they all did the same. There is no verdict in these states. `raw` is the raw score of the title model, if the caller
 * has it.
 */
export function judgeByUploads(title: string, video: JudgedVideo, uploads: Uploads, raw?: number): ChannelJudgment {
  const until = endOfRetention(uploads)
  const past = selectPast(uploads)
  const { seconds, language } = video
  const needed = countVideosNeeded({ title, language }, past)
  if (past.length < needed) return { ownHistory: { state: 'too_few', videos: past.length, needed }, until }
  const history = prepareHistory(past)
  const scored = history && scoreOnChannel(history, { title, seconds, language, raw })
  const verdict = history && judgeScored({ name: 'channel', history }, title, scored, video)
  if (!scored || !verdict) return { ownHistory: { state: 'no_difference', videos: past.length }, until }
  const usual = compareUploads(uploads)
  const bestFirst = listBestFirst(past, usual)
  return {
    ownHistory: {
      state: 'scored',
      score: verdict.score,
      basis: scored.basis,
      similar: scored.similar
        .flatMap(({ index, points }) => {
          const source = past[index]
          return source ? [{ ...toOwnVideo(source, usual), points }] : []
        })
        .filter((video) => countsAsItDid(video.usual, video.points))
        .slice(0, maxSimilar),
      best: bestFirst.filter((video) => (video.usual?.multiple ?? 0) > 1).slice(0, maxBest),
      videos: past.length,
      isShort: areShort(past),
      latest: uploads.videos.length,
      fetchedAt: uploads.fetchedAt,
    },
    verdict,
    until,
    findUploadsWith: (pattern) => bestFirst.filter((video) => findPatterns(video.title).includes(pattern)),
  }
}

const maxBest = 3

const toOwnVideo = ({ id, title, views }: IdentifiedVideo, usual: UsualById): OwnVideo => {
  const found = usual.get(id)
  return { id, title, views, ...(found ? { usual: found } : {}) }
}

/** Returns the videos that have a multiple of the channel's usual, highest first. */
const listBestFirst = (past: readonly IdentifiedVideo[], usual: UsualById): OwnVideo[] =>
  past
    .map((video) => toOwnVideo(video, usual))
    .filter((video) => video.usual)
    .sort((a, b) => (b.usual?.multiple ?? 0) - (a.usual?.multiple ?? 0))

/** Whether the videos of `selectPast` are the channel's short ones. */
export const areShort = ([first]: readonly IdentifiedVideo[]): boolean => first !== undefined && isShort(first.seconds)

/**
 * Returns the channel's short videos or its longer ones, whichever are more. They have different audiences, so their views cannot be
 * compared.
 */
export function selectPast({ fetchedAt, videos }: Uploads): IdentifiedVideo[] {
  const usable = (kind: Upload['kind']) =>
    videos.flatMap((video) => {
      const { id, title, views, seconds, countedAt = fetchedAt } = video
      if (video.kind !== kind || views === undefined) return []
      const past = { id, title, views, seconds, ageDays: ageInDays(video, Date.parse(countedAt)) }
      return isUsableVideo(past) ? [past] : []
    })
  const [longer, shorts] = [usable('video'), usable('short')]
  return shorts.length > longer.length ? shorts : longer
}
