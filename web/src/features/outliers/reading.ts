import type { Follow } from '#shared/contract/following.ts'

/** While the videos of a new channel are awaited, the screen reads again after this many milliseconds. */
export const pollMs = 30_000
/** The job that reads new channels runs every 15 minutes. */
const awaitedMs = 20 * 60_000

/** Returns whether a channel was followed so recently that its videos may not be there yet. */
export const isRecent = ({ followedAt }: Follow): boolean => Date.now() - Date.parse(followedAt) < awaitedMs

/** Returns whether a channel's videos are awaited: it was followed recently and YouTube has not described it yet. */
export const isAwaited = (follow: Follow): boolean => isRecent(follow) && (follow.channel?.subscribers ?? null) === null
