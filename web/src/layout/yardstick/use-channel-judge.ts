import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { ChannelModel } from '#shared/contract/youtube.ts'
import { dayMs } from '#shared/duration.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { judgeKey, type KeptModel, type ModelChannel, modelKey } from './channel-model.ts'
import type { PreparedJudge } from './judge.ts'
import type { NotReady } from './judgment.ts'
import { pause } from './pause.ts'

/** Milliseconds until the first poll for the fetched videos. Doubled after each poll. */
const firstPause = 2_000
const longestPause = 30_000
/** After about three minutes, the creator is asked to try again. */
const maxPolls = 9
/** Milliseconds until the next attempt if YouTube did not return the videos. */
const unavailablePause = 300_000
/** Milliseconds until the next attempt if the server does not know the channel or could not read it. */
const retryPause = 60_000
/** Maximum time to use a model, in milliseconds. */
const longestUse = dayMs

/** A judge based on a channel, or why there is none. `none`: the server knows no channel. */
type ChannelJudge =
  | (PreparedJudge & { readonly state: 'ready'; readonly hasLengths: boolean; readonly fetchedAt: string })
  | { readonly state: 'none' }
  | NotReady

/**
 * Returns a judge based on a channel's videos on YouTube, and a function to retry. The judge is prepared in the browser and used
 * until it expires, even offline. For `undefined` (no channel), the result stays `loading`. See `ModelChannel` for `null`.
 */
export function useChannelJudge(channel: ModelChannel): { found: ChannelJudge; retry: () => Promise<unknown> } {
  const { call } = useServices()
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: modelKey(channel),
    queryFn: async ({ signal }): Promise<KeptModel> => {
      const { model } = await call(contract.youtube.model, {}, signal)
      const last = client.getQueryData<KeptModel>(modelKey(channel))
      return { model, polls: model.state === 'pending' ? (last?.polls ?? 0) + 1 : 0, forgetAt: chooseEnd(model) }
    },
    enabled: channel !== undefined,
    staleTime: ({ state }) => (state.data ? state.data.forgetAt - state.dataUpdatedAt : 0),
    refetchInterval: ({ state }) => (state.data ? chooseInterval(state.data) : false),
  })
  const isExpired = data !== undefined && Date.now() >= data.forgetAt
  const isOther = data?.model.state === 'ready' && channel !== null && data.model.channelId !== channel
  const model = data?.model.state === 'ready' && !isOther && !isExpired ? data.model : undefined
  const prepared = useQuery({
    queryKey: judgeKey(channel, model?.fetchedAt),
    queryFn: model
      ? async () => {
          const { prepareJudge } = await import(/* always */ './judge.ts')
          return { ...(await prepareJudge(model.videos, pause)), fetchedAt: model.fetchedAt }
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    // For newer data of the same channel, keeps the previous numbers until the new judge is prepared.
    placeholderData: (last, query) => (query?.queryKey[1] === judgeKey(channel)[1] ? last : undefined),
  })
  useEffect(() => {
    if (!isExpired || !isError || data?.model.state !== 'ready') return
    client.setQueryData<KeptModel>(modelKey(channel), {
      model: { state: 'unavailable' },
      polls: 0,
      forgetAt: Date.now() + unavailablePause,
    })
    client.removeQueries({ queryKey: judgeKey(channel, data.model.fetchedAt) })
  }, [client, channel, data, isError, isExpired])
  // Another device disconnected or replaced the channel, or the entered channel was found.
  const isAccountOld = channel === null ? data?.model.state === 'ready' : isOther || data?.model.state === 'none'
  useEffect(() => {
    if (isAccountOld && data) void client.invalidateQueries({ queryKey: queryKey(contract.account.get) })
  }, [client, isAccountOld, data])

  function find(): ChannelJudge {
    if (!data) return { state: isError ? 'unavailable' : 'loading' }
    const { state } = data.model
    if (state === 'none' || state === 'unavailable') return { state }
    if (state === 'pending') return { state: data.polls < maxPolls ? 'fetching' : 'unavailable' }
    if (isExpired && !isFetching) return { state: 'unavailable' }
    if (!model || !prepared.data) return { state: prepared.isError ? 'failed' : 'loading' }
    const hasLengths = model.videos.some(({ seconds }) => seconds !== undefined)
    return { state: 'ready', ...prepared.data, hasLengths }
  }
  const retry = () => {
    if (prepared.isError) return prepared.refetch()
    client.setQueryData<KeptModel>(modelKey(channel), (last) => last && { ...last, polls: 0 })
    return refetch()
  }
  return { found: find(), retry }
}

/** Returns until when a result may be used. Allows for a wrong device clock, by which a model may have expired on arrival. */
function chooseEnd(model: ChannelModel): number {
  const now = Date.now()
  const remainingMs = model.state === 'ready' ? Date.parse(model.expiresAt) - now : 0
  return now + (remainingMs > 0 ? Math.min(longestUse, remainingMs) : retryPause)
}

/** Returns the milliseconds until the next poll. */
function chooseInterval({ model: { state }, polls, forgetAt }: KeptModel): number | false {
  if (state === 'ready') return forgetAt > Date.now() ? forgetAt - Date.now() : retryPause
  if (state === 'unavailable') return unavailablePause
  return state === 'pending' && polls < maxPolls && Math.min(longestPause, firstPause * 2 ** (polls - 1))
}
