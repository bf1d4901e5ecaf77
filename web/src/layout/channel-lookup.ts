import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { contract } from '#shared/contract/index.ts'
import type { Channel } from '#shared/contract/youtube.ts'
import { ApiError, type Call } from '#web/lib/api.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useSettled } from '#web/lib/use-settled.ts'
import { channelMessages } from '#web/messages/channel.ts'
import { useMessages } from '#web/messages/messages.tsx'

/** Milliseconds to wait after the last keystroke before looking up a channel. */
const typingPause = 800

/** How long a result is cached. A visitor may look up ten channels a minute. */
const staleTime = 5 * 60_000

const lookupOf = (call: Call, url: string) =>
  queryOptions<{ channel: Channel | null }, ApiError>({
    queryKey: queryKey(contract.youtube.channel, { url }),
    queryFn: ({ signal }) => call(contract.youtube.channel, { url }, signal),
    staleTime,
    retry: false,
  })

/** Finds the channel of a URL. Returns null if the URL is well formed but the lookup is unavailable. Rejects with `ApiError`. */
export function useFindChannel(): (url: string) => Promise<Channel | null> {
  const { call } = useServices()
  const client = useQueryClient()
  return async (url) => (await client.fetchQuery(lookupOf(call, url))).channel
}

/** What the field shows before the form is submitted: a channel, nothing, or an error. */
export interface ChannelPreview {
  readonly isLooking: boolean
  /** Null if the lookup is unavailable; undefined before there is a result. */
  readonly channel: Channel | null | undefined
  readonly error: unknown
}

/**
 * Looks up a channel while its URL is being typed, whenever typing pauses. Leaving the field does not trigger a lookup: its result
 * would move the button that the user is pressing.
 */
export function useChannelPreview(typed: string): ChannelPreview {
  const { call } = useServices()
  const settled = useSettled(typed, typingPause)
  const isChannelUrl = settled === typed && parseChannelUrl(settled) !== undefined
  const { data, error, isFetching } = useQuery({ ...lookupOf(call, settled), enabled: isChannelUrl })
  return {
    isLooking: isChannelUrl && isFetching,
    channel: isChannelUrl ? data?.channel : undefined,
    error: isChannelUrl && !isFetching ? error : undefined,
  }
}

const urlErrors = ['channel_url_invalid', 'channel_not_found', 'channel_name_not_found'] as const

/** Returns whether an error concerns the URL itself, so that retrying does not help. */
export const isAboutUrl = (error: unknown): boolean => urlErrors.some((code) => isError(error, code))

/** Returns the field's message for a channel that was not found or could not be looked up. */
export function useChannelProblem(): (error: unknown) => string {
  const { t } = useMessages(channelMessages)
  return (error) => {
    const code = urlErrors.find((urlError) => isError(error, urlError))
    if (code) return t(`errors.codes.${code}`)
    return isError(error, 'too_many_requests') ? t('errors.codes.too_many_requests') : t('channel.failed')
  }
}

const isError = (error: unknown, code: ApiError['code']) => error instanceof ApiError && error.code === code
