import { hashKey, type QueryClient } from '@tanstack/react-query'
import { contract } from '#shared/contract/index.ts'
import { dayMs } from '#shared/duration.ts'
import { hasFields } from './fields.ts'
import { queryKey } from './query.ts'
import type { Session } from './session-view.ts'

/** The key in local storage of what the dashboard read last. */
export const rememberedKey = 'viewcraft.dashboard'

/** What the dashboard shows first. */
const keys = [
  queryKey(contract.account.get, {}),
  queryKey(contract.youtube.analytics, { period: '28' }),
  queryKey(contract.youtube.top, { period: '28' }),
  queryKey(contract.youtube.videos, {}),
]
const hashes = keys.map(hashKey)

/** Of a build, the name of this module's file, which has a hash: what another build stored may have another shape. */
const build = import.meta.url

/** Browsers give a site 5 MB. In UTF-16 code units. */
const maxLength = 200_000

/**
 * Remembers in this browser, for a day, what the dashboard of a connected channel read last. With `isShown`, what was
 * remembered goes to the cache as stale, so that it is shown until newer results arrive. It is forgotten when the user signs
 * out or the channel is disconnected.
 */
export function rememberReads(
  client: QueryClient,
  session: Pick<Session, 'view' | 'subscribe'>,
  isShown: boolean,
): void {
  const cache = client.getQueryCache()
  if (isShown) restore(client, session.view().user?.id)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && hashes.includes(event.query.queryHash))
      store(client, session.view().user?.id)
  })
  session.subscribe((event) => {
    if (event === 'signed_out') localStorage.removeItem(rememberedKey)
  })
}

function restore(client: QueryClient, user: string | undefined): void {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(rememberedKey) ?? 'null')
    if (!hasFields(found, { user: 'string', build: 'string' }) || found.user !== user || found.build !== build) return
    const reads = 'reads' in found && Array.isArray(found.reads) ? found.reads : []
    keys.forEach((key, index) => {
      const read: unknown = reads[index]
      if (hasFields(read, { at: 'number' }) && 'data' in read && Date.now() - read.at < dayMs)
        client.setQueryData(key, read.data, { updatedAt: read.at })
    })
    // A visit reads everything again, however recent it is.
    void client.invalidateQueries({ refetchType: 'none' })
  } catch {
    // What cannot be read is read from the server.
  }
}

function store(client: QueryClient, user: string | undefined): void {
  const account = client.getQueryData<{ channel: { connection?: unknown } | null }>(keys[0] ?? [])
  const reads = keys
    .map((key) => client.getQueryState(key))
    .map((state) => state && { data: state.data, at: state.dataUpdatedAt })
  const text = JSON.stringify({ user, build, reads })
  if (!user || !account?.channel?.connection || text.length > maxLength) localStorage.removeItem(rememberedKey)
  else localStorage.setItem(rememberedKey, text)
}
