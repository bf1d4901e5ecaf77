import { dayMs } from '#shared/duration.ts'

/** The channels of the YouTube stub that the demo creator follows: with many videos and few, in three languages. */
const channelIds = [
  'UCkettleAndGraph-0000007',
  'UCslowLoomStudio-0000001',
  'UCelBalconDeNuria-000009',
  'UCmidnightWorkshop_00002',
  'UCquietRidgeHikes-000004',
]

interface Seeded {
  readonly table: 'follows'
  readonly item: Readonly<Record<string, unknown>>
}

/** Creates the items that following a channel writes. The job reads the channels' data from YouTube, as usual. */
export function createDemoFollows(userId: string): Seeded[] {
  const now = Date.now()
  return channelIds.map((id, place) => {
    const followedAt = new Date(now - (place + 2) * dayMs).toISOString()
    return { table: 'follows', item: { userId, id, followedAt } }
  })
}
