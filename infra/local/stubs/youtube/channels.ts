import { type CatalogChannel, catalogChannels } from './catalog.ts'
import { channelParts, toChannelResource, withEtag } from './resource.ts'
import { type ApiError, invalidCriteria, missingParameter, unknownPart } from './responses.ts'
import { findTrendingChannel } from './trending/channels.ts'

const byIds = (ids: readonly string[]) =>
  ids.flatMap((id) => catalogChannels.find((channel) => channel.id === id) ?? findTrendingChannel(id)?.channel ?? [])

/** The filters of `channels.list`. A request has exactly one. `mine` is the caller's channel. */
const filters: Readonly<Record<string, (value: string, mine: string) => readonly CatalogChannel[]>> = {
  id: (value) => byIds(value.split(',')),
  mine: (_, mine) => byIds([mine]),
  forHandle: (value) => catalogChannels.filter(({ handle }) => handle && same(handle, value.replace(/^@?/, '@'))),
  forUsername: (value) => catalogChannels.filter(({ username }) => username && same(username, value)),
}

const same = (a: string, b: string) => a.normalize().toLowerCase() === b.normalize().toLowerCase()

/** YouTube returns exact counts only to the owner, and three significant digits to everyone else. */
const roundSubscribers = (channel: CatalogChannel): CatalogChannel => ({
  ...channel,
  subscribers: Number(`${channel.subscribers}`.replace(/(?<=^\d{3})\d+$/, (rest) => '0'.repeat(rest.length))),
})

/** `channels.list`: leaves out unknown channels, and `items` if there are none. */
export function listChannels(query: URLSearchParams, removed: ReadonlySet<string>, mine = ''): object | ApiError {
  const part = query.get('part')
  if (!part) return missingParameter('part')
  const parts = new Set(part.split(','))
  const unknown = [...parts].find((name) => !channelParts.some((part) => part === name))
  if (unknown !== undefined) return unknownPart(unknown)
  const givenFilters = [...query].filter(([name]) => Object.hasOwn(filters, name))
  const [filter] = givenFilters
  if (!filter || givenFilters.length > 1) return invalidCriteria
  const [name, value] = filter
  const items = (filters[name]?.(value, mine) ?? [])
    .filter(({ id }) => !removed.has(id))
    .map((channel) => toChannelResource(name === 'mine' ? channel : roundSubscribers(channel), parts))
  return withEtag('youtube#channelListResponse', items, {
    pageInfo: { totalResults: items.length, resultsPerPage: 5 },
    ...(items.length > 0 ? { items } : {}),
  })
}
