import { requireAccount } from '#functions/store/accounts.ts'
import { type StoredChannel, scanChannels } from '#functions/store/channels.ts'
import { listFollows } from '#functions/store/follows.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { FollowedChannel, following } from '#shared/contract/following.ts'
import { allowances } from '#shared/plans.ts'
import { toFollow, toFollowedChannel } from './follow-channel.ts'

/** Returns the channels that a user follows, newest first, and how many the plan allows. */
export async function listFollowedChannels(userId: string): Promise<Output<typeof following.list>> {
  const [follows, { plan }] = await Promise.all([listFollows(userId), requireAccount(userId)])
  return { follows: await Promise.all(follows.map(toFollow)), max: allowances.followed_channels[plan] }
}

const maxFound = 10
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns stored channels whose name or handle contains a text, ignoring case and accents. */
export async function findChannels(name: string): Promise<FollowedChannel[]> {
  const wanted = fold(name)
  const found: StoredChannel[] = []
  for await (const page of scanChannels())
    found.push(...page.filter(({ title, handle }) => fold(`${title}\n${handle ?? ''}`).includes(wanted)))
  return found
    .toSorted((a, b) => (b.subscribers ?? 0) - (a.subscribers ?? 0))
    .slice(0, maxFound)
    .map(toFollowedChannel)
}
