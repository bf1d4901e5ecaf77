import type { QueryClient } from '@tanstack/react-query'
import { contract } from '#shared/contract/index.ts'
import type { ChannelModel } from '#shared/contract/youtube.ts'
import { queryKey } from '#web/lib/query.ts'

const [path] = queryKey(contract.youtube.model)

/** A channel's id; null for one that the user may have named, and that is still to be looked up. Undefined for none. */
export type ModelChannel = string | null | undefined

// `null` and `undefined` would be the same key.
const nameOf = (channel: ModelChannel) => (channel === null ? 'named' : (channel ?? 'none'))

/** The cache keys of a channel's model and of what is prepared from it. */
export const modelKey = (channel: ModelChannel) => [path, nameOf(channel), 'model']
export const judgeKey = (channel: ModelChannel, fetchedAt?: string) => [path, nameOf(channel), 'judge', fetchedAt]

/** What the endpoint returned, and until when the browser may use it. */
export interface KeptModel {
  readonly model: ChannelModel
  /** Milliseconds since 1970. */
  readonly forgetAt: number
  /** How often in a row the job was still fetching the videos. */
  readonly polls: number
}

/** Forgets the models of all channels but the account's: it has another one now, or none. */
export const forgetOtherModels = (client: QueryClient, channel: string | null): void =>
  client.removeQueries({ queryKey: [path], predicate: ({ queryKey }) => queryKey[1] !== nameOf(channel) })

/** Fetches the model again if an analysis rests on later data. */
export function refreshModels(client: QueryClient, fetchedAt: string): void {
  const loaded = client.getQueriesData<KeptModel>({
    queryKey: [path],
    predicate: ({ queryKey }) => queryKey[2] === 'model',
  })
  for (const [key, kept] of loaded)
    if (kept?.model.state !== 'ready' || kept.model.fetchedAt < fetchedAt)
      void client.invalidateQueries({ queryKey: key, exact: true })
}
