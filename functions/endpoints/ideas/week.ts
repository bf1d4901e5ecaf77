import { handle } from '#functions/lib/handle.ts'
import { listIdeas } from '#functions/services/ideas/list-ideas.ts'
import { ideas } from '#shared/contract/ideas.ts'

// The output schema removes what programs may not get: YouTube's data about other channels.
export const handler = handle(ideas.week, async ({ userId, canReadChannel }) => {
  const week = await listIdeas(userId)
  if (canReadChannel) return week
  // Both figures of a topic are derived from the videos of the user's channel.
  return {
    ...week,
    ideas: week.ideas.map((idea) => ({
      ...idea,
      topicVideos: null,
      topicTimes: null,
      video: idea.video?.isOwn ? null : idea.video,
    })),
  }
})
