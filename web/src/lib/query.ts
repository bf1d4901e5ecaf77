import {
  keepPreviousData,
  notifyManager,
  type Query,
  type QueryCache,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Config } from '#shared/config.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { ApiError, type CallableEndpoint } from './api.ts'
import { useServices } from './services.tsx'
import type { Session } from './session-view.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns whether a read is worth retrying: the server was unreachable or broken, rather than refusing the request. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.code === 'unavailable' || error.code === 'upstream_failed')

/** Creates the cache of endpoint results. It is cleared when the user signs out or changes. */
export function createQueryClient({ view, subscribe }: Pick<Session, 'view' | 'subscribe'>): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // `always`: without a network a screen must say so; by default the library would wait silently.
      queries: { networkMode: 'always', staleTime: 30_000, retry: (count, error) => count < 2 && isTransient(error) },
      mutations: { networkMode: 'always' },
    },
  })
  keepErrors(client.getQueryCache())
  let reader: string | undefined
  // A user who signs in again to confirm a sensitive action keeps the cache.
  subscribe(() => {
    const { user } = view()
    if (reader && reader !== user?.id) client.clear()
    reader = user?.id
  })
  return client
}

/**
 * Keeps the error of a read without data while it is retried, as long as a screen shows it. By default the library would
 * start over in the pending state: the message and its button would disappear, with the focus.
 */
function keepErrors(cache: QueryCache): void {
  const lastErrors = new WeakMap<Query, Error | null>()
  cache.subscribe((event) => {
    const { query, type } = event
    if (type === 'observerRemoved' && query.getObserversCount() === 0) lastErrors.delete(query)
    if (type !== 'updated') return
    if (event.action.type !== 'fetch')
      return void lastErrors.set(query, query.getObserversCount() > 0 ? query.state.error : null)
    const error = lastErrors.get(query)
    if (error && query.state.data === undefined) query.setState({ status: 'error', error })
  })
}

/** Returns the cache key of an endpoint; without an input, it matches every input. */
export const queryKey = (endpoint: Pick<CallableEndpoint<never, unknown>, 'path'>, input?: Fields) =>
  input ? [endpoint.path, input] : [endpoint.path]

interface ReadOptions<O> {
  /** Whether to read the endpoint. */
  readonly isOn?: boolean
  /** Whether the previous result stays until the result for a new input arrives. */
  readonly keepsLast?: boolean
  /** Returns the interval in milliseconds after which to read again. */
  readonly every?: (data: O | undefined) => number | false
}

/** Reads an endpoint through the cache. */
export function useRead<I extends Fields, O>(
  endpoint: CallableEndpoint<I, O>,
  input: I,
  { isOn = true, keepsLast = false, every }: ReadOptions<O> = {},
): UseQueryResult<O, ApiError> {
  const { call } = useServices()
  return useQuery<O, ApiError>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, signal),
    enabled: isOn,
    ...(every ? { refetchInterval: ({ state }) => every(state.data) } : {}),
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
  })
}

/** Returns the last result of an endpoint that another component reads. Undefined until there is one. */
export function useKnown<I extends Fields, O>(endpoint: CallableEndpoint<I, O>, input: I): O | undefined {
  const client = useQueryClient()
  const subscribe = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  )
  return useSyncExternalStore(subscribe, () => client.getQueryData<O>(queryKey(endpoint, input)))
}

/** Returns the deployment's configuration; undefined until it is loaded. */
export function useConfig(): Config | undefined {
  const { loadConfig } = useServices()
  return useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Number.POSITIVE_INFINITY }).data
}

interface RunOptions<O> {
  /** What a toast says after a success. */
  readonly success?: string
  /** Called after a success, only while the component is there and not hidden, for example to close its dialog. */
  readonly onSuccess?: (result: O) => unknown
  /** Called after a failure, instead of showing the message of the error's code in a toast. */
  readonly onError?: (error: ApiError) => unknown
}

export type Action<I, O> = UseMutationResult<O, ApiError, I> & {
  /**
   * Calls the endpoint and shows in a toast what came of it, even if the component is gone. Resolves with the result, or with
   * undefined after a failure. Any other error than an `ApiError` is a bug: it rejects, so that the console shows it.
   */
  readonly run: (input: I, options?: RunOptions<O>) => Promise<O | undefined>
  /** Aborts the request: its result is then ignored and no callback of `mutate` runs. Not for actions that are run. */
  readonly cancel: () => void
}

/**
 * Calls an endpoint on demand. `changes` are the endpoints whose cached results it makes stale. Callbacks of `mutate` run only
 * while the component is there.
 */
export function useAction<I extends Fields, O>(
  endpoint: CallableEndpoint<I, O>,
  changes: readonly Pick<CallableEndpoint<never, unknown>, 'path'>[] = [],
): Action<I, O> {
  const { call } = useServices()
  const { t } = useMessages(frameMessages)
  const client = useQueryClient()
  const running = useRef<AbortController>(null)
  const mutation = useMutation<O, ApiError, I>({
    mutationFn: (input) => {
      running.current = new AbortController()
      return call(endpoint, input, running.current.signal)
    },
    // Also after a failure or a cancellation, since the server may have made the change. Not awaited: the action ends
    // before the refetches do.
    onSettled: () => {
      for (const changed of changes) void client.invalidateQueries({ queryKey: queryKey(changed) })
    },
  })
  const showError = ({ code }: ApiError) => toast.error(t(`errors.codes.${code}`))
  const run: Action<I, O>['run'] = async (input, { success, onError = showError, ...callbacks } = {}) => {
    try {
      const result = await mutation.mutateAsync(input, callbacks)
      if (success) toast.success(success)
      return result
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onError(error)
      return undefined
    }
  }
  const cancel = () => {
    running.current?.abort()
    mutation.reset()
  }
  return { ...mutation, run, cancel }
}
