import { getRecentUploads, type Uploads } from '#functions/services/channel/recent-uploads.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import type { OwnHistory } from '#shared/contract/advice.ts'
import { countVideosNeeded, scoreWithHistory } from '#shared/prediction/own-history/history.ts'
import { isUsableVideo, type PastVideo } from '#shared/prediction/own-history/past.ts'
import { ageInDays } from './verdict.ts'

const maxSimilar = 5

/** A past video with its id on YouTube. */
type IdentifiedVideo = PastVideo & Pick<Upload, 'id'>

/**
 * Scores a title against the channel's own uploads. The state is `unavailable` where YouTube does not respond and no
 * uploads are cached, `too_few` where the channel has too few usable videos, and `no_difference` where none did better than
 * another.
 */
export async function scoreWithOwnHistory(title: string, channelId: string, userId: string): Promise<OwnHistory> {
  const uploads = await getRecentUploads(channelId, { userId })
  if (!uploads) return { state: 'unavailable' }
  const past = selectPast(uploads)
  const needed = countVideosNeeded(title, past)
  if (past.length < needed) return { state: 'too_few', videos: past.length, needed }
  const scored = scoreWithHistory(title, past)
  if (!scored) return { state: 'no_difference', videos: past.length }
  return {
    state: 'scored',
    score: scored.score,
    basis: scored.basis,
    similar: scored.similar.slice(0, maxSimilar).flatMap(({ index, ...video }) => {
      const source = past[index]
      return source ? [{ ...video, id: source.id }] : []
    }),
    videos: past.length,
    fetchedAt: uploads.fetchedAt,
  }
}

/**
 * Returns the channel's short videos or its longer ones, whichever are more: they have different audiences, so their views
 * cannot be compared.
 */
function selectPast({ fetchedAt, videos }: Uploads): IdentifiedVideo[] {
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
