import { listFollows } from '#functions/store/follows.ts'
import { getUploads, type StoredUploads, type StoredVideo } from '#functions/store/uploads.ts'
import { type Multiple, multiplesOf } from '#shared/outliers/multiples.ts'

/** How old a video may be, in milliseconds. */
const maxAgeMs = 14 * 86_400_000

/** A recent video of a followed channel whose views are above its channel's usual. */
export interface StandingOut {
  readonly channelId: string
  readonly videoId: string
  readonly title: string
  /** The lower end of the interval of its multiple. */
  readonly low: number
}

/** Returns the multiple of each video of a channel; null where it is not known. */
export const multiplesOfUploads = ({ videos }: Pick<StoredUploads, 'videos'>): (Multiple | null)[] =>
  multiplesOf(videos.map(toCounted))

const toCounted = ({ id, publishedAt, seconds, views, viewsAt }: StoredVideo) => ({
  id,
  publishedAt,
  seconds: seconds ?? null,
  views: views ?? null,
  viewsAt: viewsAt ?? publishedAt,
})

/**
 * Returns the videos of the last two weeks, of the channels that a user follows, of whose multiple the whole interval is above
 * 1, the surest first.
 */
export async function listStandingOut(userId: string, now = Date.now()): Promise<StandingOut[]> {
  const follows = await listFollows(userId)
  const uploads = (await Promise.all(follows.map(({ id }) => getUploads(id, now)))).flatMap((one) => one ?? [])
  return uploads
    .flatMap((one) => {
      const multiples = multiplesOfUploads(one)
      return one.videos.flatMap(({ id, title, publishedAt }, place) => {
        const low = multiples[place]?.low ?? 0
        const isRecent = now - Date.parse(publishedAt) <= maxAgeMs
        return isRecent && low > 1 ? [{ channelId: one.channelId, videoId: id, title, low }] : []
      })
    })
    .toSorted((one, other) => other.low - one.low)
}
