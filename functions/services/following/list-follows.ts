import { requireAccount } from '#functions/store/accounts.ts'
import { type StoredChannel, scanChannels } from '#functions/store/channels.ts'
import { listFollows } from '#functions/store/follows.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { FollowedChannel, following } from '#shared/contract/following.ts'
import { allowances } from '#shared/plans.ts'
import { simplify } from '#shared/simplify.ts'
import { toFollow, toFollowedChannel } from './follow-channel.ts'

/** Returns the channels that a user follows, newest first, and how many the plan allows. */
export async function listFollowedChannels(userId: string): Promise<Output<typeof following.list>> {
  const [follows, { plan }] = await Promise.all([listFollows(userId), requireAccount(userId)])
  return { follows: await Promise.all(follows.map(toFollow)), max: allowances.followed_channels[plan] }
}

const maxFound = 10

/** Returns the stored channels whose name or handle contains a text, ignoring case and accents: the ten with the most subscribers. */
export async function findChannels(name: string): Promise<FollowedChannel[]> {
  const wanted = simplify(name)
  const found: StoredChannel[] = []
  for await (const page of scanChannels())
    found.push(...page.filter(({ title, handle }) => simplify(`${title}\n${handle ?? ''}`).includes(wanted)))
  return found
    .toSorted((a, b) => (b.subscribers ?? 0) - (a.subscribers ?? 0))
    .slice(0, maxFound)
    .map(toFollowedChannel)
}
