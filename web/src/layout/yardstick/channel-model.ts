import type { QueryClient } from '@tanstack/react-query'
import { contract } from '#shared/contract/index.ts'
import type { ChannelModel } from '#shared/contract/youtube.ts'
import { queryKey } from '#web/lib/query.ts'

const [path] = queryKey(contract.youtube.model)

/** A channel's id. Null for a channel that the user may have entered and that has not been looked up yet. Undefined for no channel. */
export type ModelChannel = string | null | undefined

// As JSON, `null` and `undefined` would be the same key.
const nameOf = (channel: ModelChannel) => (channel === null ? 'named' : (channel ?? 'none'))

/** The cache keys of a channel's model and of the judge prepared from it. */
export const modelKey = (channel: ModelChannel) => [path, nameOf(channel), 'model']
export const judgeKey = (channel: ModelChannel, fetchedAt?: string) => [path, nameOf(channel), 'judge', fetchedAt]

/** The endpoint's response, and until when the browser may use it. */
export interface KeptModel {
  readonly model: ChannelModel
  /** Milliseconds since 1970. */
  readonly forgetAt: number
  /** The number of consecutive responses while the job was still fetching the videos. */
  readonly polls: number
}

/** Discards the models of all channels except the account's current one. */
export const forgetOtherModels = (client: QueryClient, channel: string | null): void =>
  client.removeQueries({ queryKey: [path], predicate: ({ queryKey }) => queryKey[1] !== nameOf(channel) })

/** Fetches the model again if an analysis used newer data. */
export function refreshModels(client: QueryClient, fetchedAt: string): void {
  const loaded = client.getQueriesData<KeptModel>({
    queryKey: [path],
    predicate: ({ queryKey }) => queryKey[2] === 'model',
  })
  for (const [key, kept] of loaded)
    if (kept?.model.state !== 'ready' || kept.model.fetchedAt < fetchedAt)
      void client.invalidateQueries({ queryKey: key, exact: true })
}
