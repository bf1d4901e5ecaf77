import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { longTest } from '#test/support/long.ts'
import { ApiError, type Call } from '#web/lib/api.ts'
import { createQueryClient, queryKey, useAction, useRead } from '#web/lib/query.ts'
import { ServicesProvider } from '#web/lib/services.tsx'
import { errors } from '#web/messages/en.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { MessagesProvider } from '#web/messages/messages.tsx'
import { consumeToasts } from '#web/ui/toast.ts'
import { createManager, idToken, tokens } from './fake-provider.ts'

beforeAll(() => frameMessages.load('en'))
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Renders hooks with an API client that passes every request to `answer`. */
function setUpQueries(answer: (path: string, signal?: AbortSignal) => Promise<unknown>) {
  const calls: string[] = []
  const call: Call = async (endpoint, _input, signal) => {
    calls.push(endpoint.path)
    return endpoint.output.parse(await answer(endpoint.path, signal))
  }
  const { manager: session, provider: registration } = createManager()
  const services = {
    session,
    registration,
    call,
    loadConfig: () => Promise.reject(new Error('unused')),
    navigateTo: vi.fn(),
  }
  const client = createQueryClient(session)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>
      <MessagesProvider initial="en">
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </MessagesProvider>
    </ServicesProvider>
  )
  return { calls, wrapper, session, registration, client }
}

const history = { analyses: [] }
const settle = () => act(() => vi.advanceTimersByTimeAsync(60_000))

describe('a read', () => {
  test.each<[ErrorCode, number]>([
    ['unavailable', 3],
    ['upstream_failed', 3],
    ['internal', 1],
    ['not_found', 1],
    ['too_many_requests', 1],
    ['unauthenticated', 1],
  ])('fails with %s after %d attempts', async (code, times) => {
    const { calls, wrapper } = setUpQueries(() => Promise.reject(new ApiError(code)))
    const { result } = renderHook(() => useRead(contract.advice.history, {}), { wrapper })
    await settle()
    expect(calls).toHaveLength(times)
    expect(result.current.error?.code).toBe(code)
  })

  longTest('keeps its error while it is retried, but not when its screen is opened again', async () => {
    let answer = (): Promise<unknown> => Promise.reject(new ApiError('internal'))
    const { wrapper } = setUpQueries(() => answer())
    // Reads every field, so that each change renders.
    const open = () => renderHook(() => ({ ...useRead(contract.advice.history, {}) }), { wrapper })
    const { result, unmount } = open()
    await settle()
    answer = () => new Promise(() => {})
    act(() => void result.current.refetch())
    await settle()
    expect(result.current).toMatchObject({
      isPending: false,
      isError: true,
      error: { code: 'internal' },
      isFetching: true,
    })
    unmount()
    const again = open()
    await settle()
    expect(again.result.current).toMatchObject({ isPending: true, isError: false, error: null })
    answer = async () => history
    again.unmount()
    const last = open()
    await settle()
    expect(last.result.current).toMatchObject({ isError: false, error: null, data: history })
  })

  test('fails without a network instead of waiting', async () => {
    const { wrapper } = setUpQueries(() => Promise.reject(new ApiError('unavailable')))
    const { result } = renderHook(() => useRead(contract.advice.history, {}), { wrapper })
    dispatchEvent(new Event('offline'))
    await settle()
    dispatchEvent(new Event('online'))
    expect(result.current.error?.code).toBe('unavailable')
  })
})

describe('the cached data of a user', () => {
  /** Signs Ada in and reads something. */
  async function read() {
    const page = setUpQueries(async () => history)
    await page.session.signIn('ada@example.com', 'secret')
    renderHook(() => useRead(contract.advice.history, {}), page)
    await settle()
    return { ...page, remembered: () => page.client.getQueryData(queryKey(contract.advice.history, {})) }
  }

  test('is kept when the same user signs in again, and screens keep following it', async () => {
    const { calls, remembered, session, client } = await read()
    await session.signIn('ada@example.com', 'secret')
    expect(remembered()).toEqual(history)
    await act(() => client.invalidateQueries({ queryKey: queryKey(contract.advice.history) }))
    expect(calls).toHaveLength(2)
  })

  test.each<[string, (page: Awaited<ReturnType<typeof read>>) => unknown]>([
    [
      'another user signs in',
      ({ session, registration }) => {
        const idTokenOfBob = idToken({ sub: 'u2', email: 'bob@example.com', name: 'Bob' })
        registration.signIn.mockResolvedValue({ status: 'signed_in', tokens: { ...tokens(1), idToken: idTokenOfBob } })
        return session.signIn('bob@example.com', 'secret')
      },
    ],
    ['their session ends', ({ session }) => session.end()],
    ['they sign out', ({ session }) => session.signOut()],
  ])('is deleted when %s', async (_when, happen) => {
    const page = await read()
    await act(async () => happen(page))
    expect(page.remembered()).toBeUndefined()
  })
})

describe('an action', () => {
  const hooks = () => ({
    read: useRead(contract.advice.history, {}),
    forget: useAction(contract.advice.forget, [contract.advice.history]),
  })

  test('is tried once; the data it changes is read again, even after a failure', async () => {
    const { calls, wrapper } = setUpQueries(async (path) => {
      if (path === contract.advice.forget.path) throw new ApiError('unavailable')
      return history
    })
    const { result } = renderHook(hooks, { wrapper })
    await settle()
    act(() => result.current.forget.mutate({ id: 'a' }))
    await settle()
    const { path } = contract.advice.history
    expect(calls).toEqual([path, contract.advice.forget.path, path])
  })

  test('finishes with its response, without waiting for the reads that follow', async () => {
    let reads = 0
    const { wrapper } = setUpQueries((path) => {
      if (path === contract.advice.forget.path) return Promise.resolve({})
      reads += 1
      return reads === 1 ? Promise.resolve(history) : new Promise(() => {})
    })
    const onSuccess = vi.fn()
    const { result } = renderHook(hooks, { wrapper })
    await settle()
    act(() => result.current.forget.mutate({ id: 'a' }, { onSuccess }))
    await settle()
    expect(reads).toBe(2)
    expect(onSuccess).toHaveBeenCalledOnce()
  })

  test('can be canceled: the request is aborted, the state is reset and no callback runs', async () => {
    let signal: AbortSignal | undefined
    const { wrapper } = setUpQueries((path, given) => {
      if (path === contract.advice.history.path) return Promise.resolve(history)
      signal = given
      return new Promise((_, reject) => given?.addEventListener('abort', () => reject(given.reason)))
    })
    const onError = vi.fn()
    const { result } = renderHook(hooks, { wrapper })
    act(() => result.current.forget.mutate({ id: 'a' }, { onError }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    act(() => result.current.forget.cancel())
    await settle()
    expect(signal?.aborted).toBe(true)
    expect(result.current.forget.status).toBe('idle')
    expect(onError).not.toHaveBeenCalled()
  })

  describe('that is run', () => {
    /** Starts an action whose request fails with `failure`, if there is one, and leaves the screen before that if it `leaves`. */
    async function run(
      options: Parameters<ReturnType<typeof hooks>['forget']['run']>[1],
      failure?: Error,
      leaves = false,
    ) {
      const { wrapper } = setUpQueries(async (path) => {
        if (path === contract.advice.forget.path && failure) throw failure
        return path === contract.advice.forget.path ? {} : history
      })
      const { result, unmount } = renderHook(hooks, { wrapper })
      const outcome = result.current.forget.run({ id: 'a' }, options)
      const settled = outcome.catch((error: unknown) => error)
      if (leaves) unmount()
      await settle()
      return { outcome: await settled, toasts: consumeToasts() }
    }

    test('resolves with its response, closes its dialog and says so', async () => {
      const onSuccess = vi.fn()
      const { outcome, toasts } = await run({ success: 'Deleted', onSuccess })
      expect(outcome).toEqual({})
      expect(toasts).toEqual([expect.objectContaining({ tone: 'success', text: 'Deleted' })])
      expect(onSuccess).toHaveBeenCalledOnce()
    })

    test('says so even if the user has left, without changing where they are', async () => {
      const onSuccess = vi.fn()
      const { toasts } = await run({ success: 'Deleted', onSuccess }, undefined, true)
      expect(toasts).toEqual([expect.objectContaining({ tone: 'success', text: 'Deleted' })])
      expect(onSuccess).not.toHaveBeenCalled()
    })

    test('resolves with undefined after a failure and shows its message, even if the user has left', async () => {
      const onSuccess = vi.fn()
      const { outcome, toasts } = await run({ success: 'Deleted', onSuccess }, new ApiError('not_found'), true)
      expect(outcome).toBeUndefined()
      expect(toasts).toEqual([expect.objectContaining({ tone: 'error', text: errors.codes.not_found })])
      expect(onSuccess).not.toHaveBeenCalled()
    })

    test('leaves the failure to the screen that handles it', async () => {
      const onError = vi.fn()
      const { outcome, toasts } = await run({ onError }, new ApiError('not_found'))
      expect(outcome).toBeUndefined()
      expect(toasts).toEqual([])
      expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'not_found' }))
    })

    test('rejects with a bug, which it does not show as the API’s error', async () => {
      const bug = new TypeError('bug')
      const onError = vi.fn()
      const { outcome, toasts } = await run({ onError }, bug)
      expect(outcome).toBe(bug)
      expect(toasts).toEqual([])
      expect(onError).not.toHaveBeenCalled()
    })
  })
})
