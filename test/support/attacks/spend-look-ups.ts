import type { Backend } from '#test/support/backend.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

/** How many channels each of the attacker's free accounts follows, and how many it names as its own. */
const channelsEach = 20

/** Returns ids of channels that do not exist on YouTube. Each costs a look-up. */
const unknownChannels = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `UCnobody-${`${from + index}`.padStart(15, '0')}`)

/**
 * Has `accounts` free accounts name channels as their own and follow channels, as many as they may, and a Premium user do both afterward.
 * Returns the statuses that the Premium user got for a channel that exists and for one that does not: 200 and 404 unless the
 * look-ups are used up.
 */
export async function spendLookUps(backend: Backend, accounts: number): Promise<{ follow: number; change: number }> {
  const premium = await makeCreator(backend, { plan: 'premium' })
  const use = async (account: number) => {
    const free = await makeCreator(backend)
    const channels = unknownChannels(account * 2 * channelsEach, 2 * channelsEach)
    for (const channel of channels.slice(0, channelsEach))
      await changeChannel(backend, free, `youtube.com/channel/${channel}`)
    for (const channel of channels.slice(channelsEach)) await follow(backend, free, channel)
  }
  await Promise.all(Array.from({ length: accounts }, (_, account) => use(account)))
  return {
    follow: (await follow(backend, premium, '@slow.loom.studio')).status,
    change: (await changeChannel(backend, premium, '@nobody-has-this-handle')).status,
  }
}

const follow = (backend: Backend, { token: as }: Creator, channel: string) =>
  backend.request('POST', '/api/following', { as, body: { channel } })

const changeChannel = (backend: Backend, { token: as }: Creator, channelUrl: string) =>
  backend.request('PATCH', '/api/account', { as, body: { channelUrl } })

/**
 * Has free users follow `count` channels whose uploads were never listed, then a Premium user follow one, and updates
 * the followed channels with a day's units. Returns how many channels of the free users were listed, and how many lists
 * were read before that of the Premium user's channel.
 */
export async function spendLists(backend: Backend, count: number): Promise<{ free: number; before: number }> {
  const { addFollow } = await import('#functions/store/follows.ts')
  const { saveChannel } = await import('#functions/store/channels.ts')
  const { addFollower, noteDescribed } = await import('#functions/store/followed-channels.ts')
  const { refreshChannels } = await import('#functions/services/following/refresh-channels.ts')
  const { nextPacificDay } = await import('#functions/lib/period.ts')
  // The last run of a day may spend all units that are left.
  const now = nextPacificDay(Date.now()) - 60_000
  const followAs = async ({ userId }: Creator, id: string, isPaid = false) => {
    await addFollower(id, isPaid, 1)
    await noteDescribed(id, { followers: 1, isPaid }, now)
    await addFollow({ userId, id, followedAt: new Date(now).toISOString() })
    await saveChannel({ channelId: id, title: id, handle: null, thumbnail: null, subscribers: 1 }, now)
  }
  const channels = unknownChannels(1_000_000, count)
  const freeUsers = await Promise.all(Array.from({ length: 2 }, () => makeCreator(backend)))
  for (const channel of channels) for (const user of freeUsers) await followAs(user, channel)
  const wanted = 'UCslowLoomStudio-0000001'
  await followAs(await makeCreator(backend, { plan: 'premium' }), wanted, true)
  const callsBefore = backend.youtube.calls.length
  await refreshChannels(() => true, now)
  // The list of a channel's uploads has the channel's id with another second letter.
  const lists = backend.youtube.calls.slice(callsBefore).filter((call) => call.startsWith('playlistItems?'))
  const at = lists.findIndex((call) => call.includes(wanted.slice(2)))
  return { free: lists.filter((call) => call.includes('nobody')).length, before: at === -1 ? lists.length : at }
}
