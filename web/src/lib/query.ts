import {
  keepPreviousData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Config } from '#shared/config.ts'
import { ApiError, type Callable } from './api.ts'
import { useServices } from './services.tsx'
import type { Session } from './session-view.ts'

type Fields = Readonly<Record<string, unknown>>

/** A read is tried twice more where no or a broken-down server answered; never where one said no. */
const mayPass = (error: unknown) =>
  error instanceof ApiError && (error.code === 'unavailable' || error.code === 'upstream_failed')

/** The page's memory of what it has read. What one user has read is not for the next. */
export function createQueryClient({ view, subscribe }: Pick<Session, 'view' | 'subscribe'>): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // `always`: without a network a screen must say so, where the library would wait silently.
      queries: { networkMode: 'always', staleTime: 30_000, retry: (count, error) => count < 2 && mayPass(error) },
      mutations: { networkMode: 'always' },
    },
  })
  let reader: string | undefined
  // Who proves themselves by signing in anew stays the reader: screens would lose what they follow.
  subscribe(() => {
    const { user } = view()
    if (reader && reader !== user?.id) client.clear()
    reader = user?.id
  })
  return client
}

/** Where the answers of an endpoint are remembered; without an input, all of them. */
export const queryKey = (endpoint: Pick<Callable<never, unknown>, 'path'>, input?: Fields) =>
  input ? [endpoint.path, input] : [endpoint.path]

/** Reads an endpoint and remembers the answer. `keepsLast`: until the answer to another input is there, the last one stays. `every`: in so many milliseconds it is read again. */
export function useRead<I extends Fields, O>(
  endpoint: Callable<I, O>,
  input: I,
  { keepsLast = false, every }: { keepsLast?: boolean; every?: (data: O | undefined) => number | false } = {},
): UseQueryResult<O, ApiError> {
  const { call } = useServices()
  return useQuery<O, ApiError>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, signal),
    ...(every ? { refetchInterval: ({ state }) => every(state.data) } : {}),
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
  })
}

/** What the page knows of its deployment; undefined until it does. */
export function useConfig(): Config | undefined {
  const { loadConfig } = useServices()
  return useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Number.POSITIVE_INFINITY }).data
}

/** An action under way can be given up: its answer is then no longer waited for, and none of its callbacks run. */
export type Action<I, O> = UseMutationResult<O, ApiError, I> & { readonly cancel: () => void }

/** Calls an endpoint on demand; `changes` are the endpoints whose remembered answers are out of date after it. */
export function useAction<I extends Fields, O>(
  endpoint: Callable<I, O>,
  changes: readonly Pick<Callable<never, unknown>, 'path'>[] = [],
): Action<I, O> {
  const { call } = useServices()
  const client = useQueryClient()
  const running = useRef<AbortController>(null)
  const mutation = useMutation<O, ApiError, I>({
    mutationFn: (input) => {
      running.current = new AbortController()
      return call(endpoint, input, running.current.signal)
    },
    // After a failure and after giving up too: the server may have done its work all the same. Nobody waits for it: the
    // action is over, however slow the reads are that follow it.
    onSettled: () => {
      for (const changed of changes) void client.invalidateQueries({ queryKey: queryKey(changed) })
    },
  })
  const cancel = () => {
    running.current?.abort()
    mutation.reset()
  }
  return { ...mutation, cancel }
}
