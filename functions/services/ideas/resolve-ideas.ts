import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { getCachedTitle } from '#functions/services/channel/channel-title.ts'
import { getCachedUploads } from '#functions/services/channel/recent-uploads.ts'
import { compareFollowed, compareUploads } from '#functions/services/channel/usual.ts'
import type { Account } from '#functions/store/accounts.ts'
import { getChannel } from '#functions/store/channels.ts'
import { getEvidence } from '#functions/store/evidence.ts'
import { getUploads } from '#functions/store/uploads.ts'
import type { IdeaVideo, WeeklyIdea } from '#shared/contract/ideas.ts'
import { liftOfPattern } from './lift-of-pattern.ts'
import { readOwnTitles } from './rated-topics.ts'
import type { Week } from './week.ts'

/** Returns the ideas of a week in order, each with its current evidence. Reads stored data only. */
export async function resolveIdeas(account: Account, { ideas = {} }: Week): Promise<WeeklyIdea[]> {
  const { uploads, topics } = await readOwnTitles(account, 'cached')
  const topicOf = (words: string) => (uploads ? topics.find((topic) => topic.words === words) : undefined)
  const inOrder = Object.entries(ideas).toSorted(([, a], [, b]) => a.place - b.place)
  return Promise.all(
    inOrder.map(async ([id, { title, topic, pattern, draft, dismissed }]) => ({
      id,
      title,
      topic,
      topicVideos: topicOf(topic)?.titles.length ?? null,
      topicTimes: topicOf(topic)?.times ?? null,
      lift: liftOfPattern(pattern),
      video: await findVideo(account, id),
      draft: draft ?? null,
      dismissed: dismissed ?? false,
    })),
  )
}

/** Returns the stored video that an idea or a draft is based on; null if there is none, or if it is no longer stored. */
export async function findVideo(
  { userId, channel: own }: Pick<Account, 'userId' | 'channel'>,
  id: string,
): Promise<IdeaVideo | null> {
  const evidence = await getEvidence(userId, id)
  if (!evidence) return null
  const { channelId, videoId } = evidence
  const isAllowed = isDerivedMetricAllowed('usual_multiple')
  const mine = channelId === own?.id ? await getCachedUploads(channelId) : undefined
  const upload = mine?.videos.find((video) => video.id === videoId)
  if (mine && upload)
    return {
      id: upload.id,
      title: upload.title,
      channel: (await getCachedTitle(channelId)) ?? null,
      isOwn: true,
      views: upload.views ?? null,
      viewsAt: upload.countedAt ?? mine.fetchedAt,
      usual: (isAllowed && compareUploads(mine).get(videoId)) || null,
    }
  const [uploads, channel] = await Promise.all([getUploads(channelId), getChannel(channelId)])
  const video = uploads?.videos.find((video) => video.id === videoId)
  if (!uploads || !video) return null
  const usual = isAllowed ? await compareFollowed(channelId, uploads.videos, own?.id) : undefined
  return {
    id: video.id,
    title: video.title,
    channel: channel?.title ?? null,
    isOwn: channelId === own?.id,
    views: video.views ?? null,
    viewsAt: video.viewsAt ?? null,
    usual: usual?.get(video.id) ?? null,
  }
}
