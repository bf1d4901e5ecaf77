import type { StoredVideo } from '#functions/store/uploads.ts'
import { dayMs } from '#shared/duration.ts'

/** A followed channel with a video that stands out, and the frame of its title. */
export const outlierChannel = 'UCgardenOfBrightHerbs001'
export const outlierFrame = 'The Only […] You Will Ever Need'
export const outlierTitle = 'The Only Herb Garden You Will Ever Need'

/** Two titles on one topic. */
export const breadTitles = [
  { id: 'first', text: 'How I bake my bread' },
  { id: 'second', text: 'Why the crust of bread is hard' },
]

/**
 * Lets a user follow a channel of twenty videos with 1,000 views, give or take 10%, and one video that is 5 days old
 * and has 9,000. Stores the channel as the job that counts views does.
 */
export async function followOutlier(userId: string, now = Date.now()): Promise<void> {
  const [{ addFollow }, { addChannel }, { putUploads }] = await Promise.all([
    import('#functions/store/follows.ts'),
    import('#functions/store/channels.ts'),
    import('#functions/store/uploads.ts'),
  ])
  const at = (days: number) => new Date(now - days * dayMs).toISOString()
  const video = (place: number): StoredVideo => ({
    id: `herbs${String(place).padStart(6, '0')}`,
    title: `Garden diary ${place}`,
    publishedAt: at(4 * place + 3),
    seconds: 600,
    views: 1000 + (place % 5) * 50 - 100,
    viewsAt: at(0),
  })
  const outlier = { ...video(0), title: outlierTitle, publishedAt: at(5), views: 9000 }
  await addFollow({ userId, id: outlierChannel, followedAt: at(1) })
  await addChannel({ channelId: outlierChannel, title: 'Bright Herbs', handle: '@brightherbs', thumbnail: null })
  await putUploads({
    channelId: outlierChannel,
    listedAt: at(0),
    videos: [outlier, ...Array.from({ length: 20 }, (_, place) => video(place + 1))],
  })
}
