import { requireAccount } from '#functions/services/accounts/account.ts'
import { type StoredChannel, scanChannels } from '#functions/store/channels.ts'
import { listFollows } from '#functions/store/follows.ts'
import { getUploads, type StoredVideo } from '#functions/store/uploads.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import {
  type FollowedChannel,
  type FollowedVideo,
  type following,
  maxFollowedVideos,
} from '#shared/contract/following.ts'
import { maxFollowedChannels } from '#shared/plans.ts'
import { toFollow, toFollowedChannel } from './follow-channel.ts'

/** Returns the channels that a user follows, newest first, and how many the plan allows. */
export async function listFollowedChannels(userId: string): Promise<Output<typeof following.list>> {
  const [follows, { plan }] = await Promise.all([listFollows(userId), requireAccount(userId)])
  return { follows: await Promise.all(follows.map(toFollow)), max: maxFollowedChannels[plan] }
}

const maxFound = 10
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds channels that we hold by a part of their name or handle, without regard to case and accents. */
export async function findChannels(name: string): Promise<FollowedChannel[]> {
  const wanted = fold(name)
  const found: StoredChannel[] = []
  for await (const page of scanChannels())
    found.push(...page.filter(({ title, handle }) => fold(`${title}\n${handle ?? ''}`).includes(wanted)))
  return found
    .toSorted((one, other) => (other.subscribers ?? 0) - (one.subscribers ?? 0))
    .slice(0, maxFound)
    .map(toFollowedChannel)
}

/** Returns the latest videos of the channels that a user follows, newest first. */
export async function listFollowedVideos(userId: string): Promise<FollowedVideo[]> {
  const follows = await listFollows(userId)
  const uploads = (await Promise.all(follows.map(({ id }) => getUploads(id)))).flatMap((one) => one ?? [])
  return uploads
    .flatMap(({ channelId, videos }) => videos.map((video) => toFollowedVideo(channelId, video)))
    .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
    .slice(0, maxFollowedVideos)
}

const toFollowedVideo = (
  channelId: string,
  { id, title, publishedAt, seconds, views, viewsAt }: StoredVideo,
): FollowedVideo => ({
  id,
  channelId,
  title,
  publishedAt,
  seconds: seconds ?? null,
  views: views ?? null,
  viewsAt: viewsAt ?? null,
})
