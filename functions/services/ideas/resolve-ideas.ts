import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { compareFollowed } from '#functions/services/channel/usual.ts'
import type { Account } from '#functions/store/accounts.ts'
import { getChannel } from '#functions/store/channels.ts'
import { getEvidence } from '#functions/store/evidence.ts'
import { getUploads } from '#functions/store/uploads.ts'
import type { IdeaVideo, WeeklyIdea } from '#shared/contract/ideas.ts'
import { countVideosOn, liftOfPattern } from './candidates.ts'
import type { Week } from './week.ts'

/** Returns the ideas of a week in order, each with its current evidence. Reads stored data only. */
export async function resolveIdeas(account: Account, { ideas = {} }: Week): Promise<WeeklyIdea[]> {
  const countVideos = await countVideosOn(account)
  const inOrder = Object.entries(ideas).toSorted(([, one], [, other]) => one.place - other.place)
  return Promise.all(
    inOrder.map(async ([id, { title, topic, pattern, draft, dismissed }]) => ({
      id,
      title,
      topic,
      topicVideos: countVideos(topic),
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
  const [uploads, channel] = await Promise.all([getUploads(evidence.channelId), getChannel(evidence.channelId)])
  const video = uploads?.videos.find((one) => one.id === evidence.videoId)
  if (!uploads || !video) return null
  const usual = isDerivedMetricAllowed('usual_multiple')
    ? await compareFollowed(evidence.channelId, uploads.videos, own?.id)
    : undefined
  return {
    id: video.id,
    title: video.title,
    channel: channel?.title ?? null,
    views: video.views ?? null,
    viewsAt: video.viewsAt ?? null,
    usual: usual?.get(video.id) ?? null,
  }
}
