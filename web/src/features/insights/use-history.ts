import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Analysis } from '#shared/contract/advice.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'

type PageParam = Input<typeof contract.advice.history>

const firstPage: PageParam = {}

/** The creator's past analyses, newest first, a page at a time. */
export function useHistory() {
  const { call } = useServices()
  return useInfiniteQuery({
    queryKey: [...queryKey(contract.advice.history), 'pages'],
    queryFn: ({ pageParam, signal }) => call(contract.advice.history, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }): PageParam | undefined => (next ? { before: next } : undefined),
    select: ({ pages }) => pages.flatMap(({ analyses }) => analyses),
  })
}

/** The analysis on show. Its id is in the address, so that it is there again after a reload. */
export function useShown(history: ReturnType<typeof useHistory>) {
  const [params, setParams] = useSearchParams()
  const setNow = useRef(setParams)
  useEffect(() => {
    setNow.current = setParams
  }, [setParams])
  const [latest, setLatest] = useState<Analysis>()
  const id = params.get('analysis') ?? undefined
  const analysis = latest?.id === id ? latest : history.data?.find((one) => one.id === id)
  const { hasNextPage, isFetchingNextPage, isPending, isError, fetchNextPage } = history
  const isSearching = id !== undefined && !analysis && !isError && (isPending || hasNextPage)
  // An older one is on one of the next pages.
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isSearching, hasNextPage, isFetchingNextPage, fetchNextPage])
  // An answer comes later than the render that asked for it, and the address may have changed meanwhile.
  const show = (shown: Analysis | undefined) => {
    setLatest(shown)
    setNow.current(
      (params) => {
        params.delete('title')
        if (shown) params.set('analysis', shown.id)
        else params.delete('analysis')
        return params
      },
      { replace: true },
    )
  }
  return {
    id,
    analysis,
    show,
    isLoading: isSearching,
    isGone: id !== undefined && !analysis && !isSearching && !isError,
  }
}
