import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { contract } from '#shared/contract/index.ts'
import type { Channel } from '#shared/contract/youtube.ts'
import { ApiError, type Call } from '#web/lib/api.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { channelMessages } from '#web/messages/channel.ts'
import { useMessages } from '#web/messages/messages.tsx'

/** Milliseconds without a key before a channel is looked up: an address has many readings while it is typed. */
const typingPause = 800

/** How long one answer counts. A visitor has ten questions a minute. */
const staleTime = 5 * 60_000

const lookupOf = (call: Call, url: string) =>
  queryOptions<{ channel: Channel | null }, ApiError>({
    queryKey: queryKey(contract.youtube.channel, { url }),
    queryFn: ({ signal }) => call(contract.youtube.channel, { url }, signal),
    staleTime,
    retry: false,
  })

/**
 * Finds the channel that a URL names. Null: well formed, but nobody can be asked for now. Rejects with `ApiError`.
 */
export function useFindChannel(): (url: string) => Promise<Channel | null> {
  const { call } = useServices()
  const client = useQueryClient()
  return async (url) => (await client.fetchQuery(lookupOf(call, url))).channel
}

/** What the field shows of its own accord: a channel, none, or a mistake worth saying before the form is sent. */
export interface Preview {
  readonly isLooking: boolean
  /** Null: nobody can be asked for now. Undefined: not asked, or no answer. */
  readonly channel: Channel | null | undefined
  readonly error: unknown
  /** Looks now, without waiting for a pause. */
  readonly settle: () => void
}

/** Looks a channel up while its URL is being typed, whenever the typing pauses. */
export function usePreview(typed: string): Preview {
  const { call } = useServices()
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(setSettled, typingPause, typed)
    return () => clearTimeout(timer)
  }, [typed])
  const isChannelUrl = settled === typed && parseChannelUrl(settled) !== undefined
  const { data, error, isFetching } = useQuery({ ...lookupOf(call, settled), enabled: isChannelUrl })
  return {
    isLooking: isChannelUrl && isFetching,
    channel: isChannelUrl ? data?.channel : undefined,
    error: isChannelUrl && !isFetching ? error : undefined,
    settle: () => setSettled(typed),
  }
}

const told = ['channel_url_invalid', 'channel_not_found', 'channel_name_not_found'] as const

/** Whether an error is about the URL itself, so that trying again is no help. */
export const isAboutUrl = (error: unknown): boolean => told.some((code) => isError(error, code))

/** Returns what the field says about a channel that was not found, or could not be looked for. */
export function useChannelProblem(): (error: unknown) => string {
  const { t } = useMessages(channelMessages)
  return (error) => {
    const code = told.find((one) => isError(error, one))
    if (code) return t(`errors.codes.${code}`)
    return isError(error, 'too_many_requests') ? t('errors.codes.too_many_requests') : t('channel.failed')
  }
}

const isError = (error: unknown, code: ApiError['code']) => error instanceof ApiError && error.code === code
