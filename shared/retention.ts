import { dayMs, daySeconds } from '#shared/duration.ts'

/** YouTube's developer policies (III.E.4) allow us to keep API data for 30 days. We delete it earlier, because deletion can be late. */
export const youtubeDays = 27

/** {@link youtubeDays} in seconds. */
export const youtubeSeconds = youtubeDays * daySeconds

/** What is kept longer is read again when it is this old, a week before it would be deleted, in milliseconds. */
export const youtubeRereadMs = (youtubeDays - 7) * dayMs
