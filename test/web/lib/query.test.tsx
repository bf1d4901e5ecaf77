import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { ApiError, type Call } from '#web/lib/api.ts'
import { createQueryClient, useAction, useRead } from '#web/lib/query.ts'
import { ServicesProvider } from '#web/lib/services.tsx'
import { newKeeper } from './fake-provider.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Hooks over a server that gives every call to `answer`. */
function around(answer: (path: string, signal?: AbortSignal) => Promise<unknown>) {
  const calls: string[] = []
  const call: Call = async (endpoint, _input, signal) => {
    calls.push(endpoint.path)
    return endpoint.output.parse(await answer(endpoint.path, signal))
  }
  const { keeper: session, provider: registration } = newKeeper()
  const services = {
    session,
    registration,
    call,
    loadConfig: () => Promise.reject(new Error('unused')),
    leaveFor: vi.fn(),
  }
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ServicesProvider>
  )
  return { calls, wrapper }
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
  ])('that fails with %s is tried %d times', async (code, times) => {
    const { calls, wrapper } = around(() => Promise.reject(new ApiError(code)))
    const { result } = renderHook(() => useRead(contract.advice.history, {}), { wrapper })
    await settle()
    expect(calls).toHaveLength(times)
    expect(result.current.error?.code).toBe(code)
  })

  test('without a network fails and says so, instead of waiting', async () => {
    const { wrapper } = around(() => Promise.reject(new ApiError('unavailable')))
    const { result } = renderHook(() => useRead(contract.advice.history, {}), { wrapper })
    dispatchEvent(new Event('offline'))
    await settle()
    dispatchEvent(new Event('online'))
    expect(result.current.error?.code).toBe('unavailable')
  })
})

describe('an action', () => {
  const hooks = () => ({
    read: useRead(contract.advice.history, {}),
    forget: useAction(contract.advice.forget, [contract.advice.history]),
  })

  test('is tried once; what it changes is read again, after a failure too', async () => {
    const { calls, wrapper } = around(async (path) => {
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

  test('is over when it is answered, however long the reads take that follow', async () => {
    let reads = 0
    const { wrapper } = around((path) => {
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

  test('that is given up is aborted, forgotten, and calls nobody back', async () => {
    let signal: AbortSignal | undefined
    const { wrapper } = around((path, given) => {
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
})
