import type { Usual } from '#shared/contract/usual.ts'
import { multiplesOf } from '#shared/outliers/multiples.ts'
import { getCachedUploads, isFresh, type Uploads } from './recent-uploads.ts'
import type { Upload } from './upload.ts'

/** The multiples of a channel's videos, by id. A video that cannot be compared has none. */
export type UsualById = ReadonlyMap<string, Usual>

/** Compares each of a channel's recent uploads with the channel's usual for its age and format. */
export const compareUploads = ({ videos, fetchedAt }: Uploads): UsualById =>
  compareVideos(
    videos.map(({ kind, seconds, countedAt, ...video }) => {
      const isRecorded = kind === 'video' || kind === 'short'
      return { ...video, seconds: (isRecorded && seconds) || undefined, viewsAt: countedAt ?? fetchedAt }
    }),
  )

/** A recent upload with its multiple of the channel's usual. */
export interface RatedUpload {
  readonly video: Upload
  readonly views: number
  readonly usual: Usual
}

/** Returns the recent uploads that can be compared, in their order. */
export function listRated(uploads: Uploads): RatedUpload[] {
  const usualById = compareUploads(uploads)
  return uploads.videos.flatMap((video) => {
    const usual = usualById.get(video.id)
    return usual && video.views !== undefined ? [{ video, views: video.views, usual }] : []
  })
}

/** A video. Its length and views are absent if unknown. */
interface ComparedVideo extends Pick<Upload, 'id' | 'publishedAt'> {
  readonly seconds?: number | undefined
  readonly views?: number | undefined
  /** When the views were counted; absent if they were not. */
  readonly viewsAt?: string | undefined
}

/** Compares each of a channel's videos with the channel's usual for its age and format. */
export function compareVideos(videos: readonly ComparedVideo[]): UsualById {
  const multiples = multiplesOf(
    videos.map(({ publishedAt, seconds = null, views = null, viewsAt }) =>
      viewsAt === undefined
        ? { publishedAt, seconds, views: null, viewsAt: publishedAt }
        : { publishedAt, seconds, views, viewsAt },
    ),
  )
  return new Map(videos.flatMap(({ id }, index) => (multiples[index] ? [[id, multiples[index]] as const] : [])))
}

/**
 * Compares the videos of a followed channel. For the user's own channel, uses the recent uploads like every other screen, if they are
 * fresh, so that a video has the same multiple everywhere.
 */
export async function compareFollowed(
  channelId: string,
  videos: readonly ComparedVideo[],
  ownChannelId: string | undefined,
  now = Date.now(),
): Promise<UsualById> {
  const own = channelId === ownChannelId ? await getCachedUploads(channelId) : undefined
  return own && isFresh(own, now) ? compareUploads(own) : compareVideos(videos)
}
