import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import type { Usual } from '#shared/contract/usual.ts'
import { dayMs } from '#shared/duration.ts'

/** Returns a video of a channel whose videos have 1,000 views, give or take 10%. */
export const makeUpload = (ageDays: number, changes: Partial<Upload> = {}, now = Date.now()): Upload => ({
  id: `video${String(ageDays).padStart(6, '0')}`,
  channelId: 'UCabcdefghijklmnopqrstuv',
  title: `What happened ${ageDays} days ago`,
  views: 1000 + (ageDays % 5) * 50 - 100,
  publishedAt: new Date(now - ageDays * dayMs).toISOString(),
  seconds: 600,
  kind: 'video',
  ...changes,
})

/** Returns a multiple of the usual, measured against 20 videos of eight months. */
export const makeUsual = (multiple: number, changes: Partial<Usual> = {}): Usual => ({
  multiple,
  low: multiple * 0.8,
  high: multiple * 1.25,
  of: 20,
  isShort: false,
  from: '2026-03-03T16:00:00Z',
  to: '2026-11-02T16:00:00Z',
  countedAt: '2026-11-21T08:00:00.000Z',
  isOutlier: false,
  ...changes,
})

/** Returns twenty videos, one every four days. The one from 8 days ago has the given number of views. */
export function uploadsWithOutlier(views = 5000, now = Date.now()): Uploads {
  const ages = Array.from({ length: 20 }, (_, place) => 4 * (place + 1))
  return {
    fetchedAt: new Date(now).toISOString(),
    videos: ages.map((age) => makeUpload(age, age === 8 ? { views, title: 'The One That Ran' } : {}, now)),
  }
}
