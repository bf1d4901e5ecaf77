import { findOutcome } from '#shared/prediction/outcomes.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'

// The landing page's example, on the demo creator's invented channel. A test checks these scores against the models.

/** The title that the page follows from its first score to its result. */
export const example = 'What Happened When I Cooked on $1 a Day for a Week'

/** Titles as initially typed, with their scores among real titles. */
export const typed = [
  { title: 'A Week of Cheap Dinners', score: 50 },
  { title: example, score: 93 },
] as const

/** The number of the channel's videos that its titles rank among. */
const channelVideos = 62
/** The score of the example on the channel. */
export const exampleScore = 94

/** The title that the example is tested against on YouTube, and the watch-time shares of both in percent. */
export const tested = { other: 'How to Cook on $1 a Day', shares: [57.3, 42.7] } as const

/** Three titles for the same video with their scores on the channel, highest first. The second one was written first. */
export const sideBySide = [
  { title: 'I Baked Bread at 12 °C for a Week', score: 89 },
  { title: 'How to Bake Sourdough Bread in a Cold Kitchen', score: 81 },
  { title: 'Your Kitchen Is Too Cold for Sourdough. Do This Instead', score: 73 },
] as const

/** Returns the verdict of a score on the channel. */
export function onChannel(score: number): Verdict {
  const outcome = findOutcome({ basis: 'own', rank: score, videos: channelVideos, isFamiliar: true })
  if (!outcome) throw new RangeError(`${score} is not a score`)
  return { yardstick: 'channel', score, videos: channelVideos, outcome }
}
