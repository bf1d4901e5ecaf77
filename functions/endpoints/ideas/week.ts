import { handle } from '#functions/lib/handle.ts'
import { listIdeas } from '#functions/services/ideas/list-ideas.ts'
import { ideas } from '#shared/contract/ideas.ts'

// The schema of the output leaves out what is YouTube's of other channels.
export const handler = handle(ideas.week, async ({ userId, canReadChannel }) => {
  const week = await listIdeas(userId)
  if (canReadChannel) return week
  // How many of their videos have the topic, and how they did, is known from the channel's videos.
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
