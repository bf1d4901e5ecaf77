import { getRecentUploads, type Uploads } from '#functions/services/channel/recent-uploads.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import type { OwnHistory } from '#shared/contract/advice.ts'
import { countVideosNeeded, type HistoryScore, scoreWithHistory } from '#shared/prediction/own-history/history.ts'
import { isUsableVideo } from '#shared/prediction/own-history/past.ts'
import { ageInDays } from './verdict.ts'

const maxSimilar = 5

type PastVideo = { readonly title: string; readonly views: number; readonly ageDays: number; readonly id: string }

/**
 * Scores a title against the channel's own uploads. The state is `unavailable` where YouTube does not respond and no
 * uploads are cached, and `too_few` where the channel has too few usable videos.
 */
export async function scoreWithOwnHistory(title: string, channelId: string, userId: string): Promise<OwnHistory> {
  const uploads = await getRecentUploads(channelId, { userId })
  if (!uploads) return { state: 'unavailable' }
  const past = selectPast(uploads)
  const scored = scoreWithHistory(title, past)
  if (!scored) return { state: 'too_few', videos: past.length, needed: countVideosNeeded(title, past) }
  return {
    state: 'scored',
    score: scored.score,
    basis: scored.basis,
    similar: scored.similar.slice(0, maxSimilar).map((video) => ({ ...video, id: idOf(video, past) })),
    videos: past.length,
    fetchedAt: uploads.fetchedAt,
  }
}

/**
 * Returns the channel's short videos or its longer ones, whichever are more: they have different audiences, so their views
 * cannot be compared.
 */
function selectPast({ fetchedAt, videos }: Uploads): PastVideo[] {
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

const idOf = ({ title, views }: HistoryScore['similar'][number], past: readonly PastVideo[]): string =>
  past.find((video) => video.title === title && video.views === views)?.id ?? ''
