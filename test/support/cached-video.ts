import type { CachedVideo } from '#functions/services/trends/cached-lists.ts'
import { dayMs } from '#shared/duration.ts'

/** Returns a video of a trend list that was published a day before `now`. */
export const makeCachedVideo = (now: number, changes: Partial<CachedVideo> = {}): CachedVideo => ({
  id: 'abcdefghijk',
  title: 'How I rebuilt a lighthouse alone',
  channelTitle: 'Somebody',
  publishedAt: new Date(now - dayMs).toISOString(),
  thumbnail: null,
  broadcast: 'none',
  duration: 600,
  views: 12_000,
  likes: 300,
  comments: 20,
  pace: null,
  ...changes,
})
