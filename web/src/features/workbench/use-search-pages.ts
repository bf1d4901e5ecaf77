import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ShownAnalysis } from './open-video.ts'

/** Reads further pages while the requested analysis is missing in those that are read. */
export function useSearchPages(pages: UseInfiniteQueryResult, isMissing: boolean): Omit<ShownAnalysis, 'analysis'> {
  const { hasNextPage, isFetching, isFetchingNextPage, isPending, isError, isFetchNextPageError } = pages
  const { fetchNextPage, refetch } = pages
  const isLoading = isMissing && !isError && (isPending || hasNextPage)
  useEffect(() => {
    if (isLoading && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isLoading, hasNextPage, isFetchingNextPage, fetchNextPage])
  return {
    isLoading,
    unread:
      isMissing && isError
        ? { isReading: isFetching, readAgain: () => void (isFetchNextPageError ? fetchNextPage() : refetch()) }
        : undefined,
    isGone: isMissing && !isLoading && !isError,
  }
}
