import { hashKey, type QueryClient } from '@tanstack/react-query'
import { contract } from '#shared/contract/index.ts'
import { dayMs } from '#shared/duration.ts'
import { hasFields } from './fields.ts'
import { queryKey } from './query.ts'
import type { Session } from './session-view.ts'

/** The local storage key of the dashboard's last reads. */
export const rememberedKey = 'viewcraft.dashboard'

/** The reads that the dashboard shows first. */
const keys = [
  queryKey(contract.account.get, {}),
  queryKey(contract.youtube.analytics, { period: '28' }),
  queryKey(contract.youtube.top, { period: '28' }),
  queryKey(contract.youtube.videos, {}),
]
const hashes = keys.map(hashKey)

/** Identifies the build by this module's hashed file name. Data stored by another build may have another shape. */
const build = import.meta.url

/** Maximum length in UTF-16 code units. Browsers allow a site 5 MB. */
const maxLength = 200_000

/**
 * Stores the last reads of a connected channel's dashboard in this browser for a day. With `isShown`, puts the stored reads
 * in the cache as stale, so that they are shown until newer results arrive. They are removed when the user signs
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
    const stored: unknown = JSON.parse(localStorage.getItem(rememberedKey) ?? 'null')
    if (!hasFields(stored, { user: 'string', build: 'string' }) || stored.user !== user || stored.build !== build)
      return
    const reads = 'reads' in stored && Array.isArray(stored.reads) ? stored.reads : []
    keys.forEach((key, index) => {
      const read: unknown = reads[index]
      if (hasFields(read, { at: 'number' }) && 'data' in read && Date.now() - read.at < dayMs)
        client.setQueryData(key, read.data, { updatedAt: read.at })
    })
    // Every visit refetches everything, even recent results.
    void client.invalidateQueries({ refetchType: 'none' })
  } catch {
    // Unreadable data is fetched from the server instead.
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
