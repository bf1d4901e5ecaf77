import { getRecentUploads, type Uploads } from '#functions/services/channel/recent-uploads.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import type { OwnHistory } from '#shared/contract/advice.ts'
import { type HistoryScore, scoreWithHistory } from '#shared/prediction/own-history/history.ts'
import { isUsableVideo } from '#shared/prediction/own-history/past.ts'
import { ageInDays } from './verdict.ts'

/** So many of the videos it leaned on are shown. */
const shown = 5

type Past = { readonly title: string; readonly views: number; readonly ageDays: number; readonly id: string }

/** What a channel's own uploads say of a title. `unavailable` while YouTube does not answer and nothing was kept. */
export async function scoreWithOwnHistory(title: string, channelId: string, userId: string): Promise<OwnHistory> {
  const uploads = await getRecentUploads(channelId, { userId })
  if (!uploads) return { state: 'unavailable' }
  const past = pastOf(uploads)
  const scored = scoreWithHistory(title, past)
  if (!scored) return { state: 'too_few', videos: past.length }
  return {
    state: 'scored',
    score: scored.score,
    similar: scored.similar.slice(0, shown).map((video) => ({ ...video, id: idOf(video, past) })),
    videos: past.length,
    fetchedAt: uploads.fetchedAt,
  }
}

/** Shorts and longer videos are two audiences: the past is what the channel has more of, brief uploads or others. */
function pastOf({ fetchedAt, videos }: Uploads): Past[] {
  const usable = (kind: Upload['kind']) =>
    videos.flatMap((video) => {
      const { id, title, views } = video
      if (video.kind !== kind || views === undefined) return []
      const past = { id, title, views, ageDays: ageInDays(video, Date.parse(fetchedAt)) }
      return isUsableVideo(past) ? [past] : []
    })
  const [longer, brief] = [usable('video'), usable('brief')]
  return brief.length > longer.length ? brief : longer
}

const idOf = ({ title, views }: HistoryScore['similar'][number], past: readonly Past[]): string =>
  past.find((video) => video.title === title && video.views === views)?.id ?? ''
