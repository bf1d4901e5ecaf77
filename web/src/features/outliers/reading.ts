import type { Follow } from '#shared/contract/following.ts'

/** Milliseconds between refetches while a new channel's videos are expected. */
export const pollMs = 30_000
/** How long a new channel's videos are expected, in milliseconds. The job that reads new channels runs every 15 minutes. */
const awaitedMs = 20 * 60_000

/** Returns whether a channel was followed so recently that its videos may not be available yet. */
export const isRecent = ({ followedAt }: Follow): boolean => Date.now() - Date.parse(followedAt) < awaitedMs

/**
 * Returns whether a channel's videos are expected: it was followed recently and seems not to have been read from YouTube yet. A channel
 * that hides its subscriber count cannot be told from an unread one.
 */
export const isAwaited = (follow: Follow): boolean => isRecent(follow) && (follow.channel?.subscribers ?? null) === null
