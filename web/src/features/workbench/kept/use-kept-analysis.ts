import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Analysis } from '#shared/contract/advice.ts'
import type { ShownAnalysis } from '../open-video.ts'
import type { useVersions } from './use-versions.ts'

/**
 * Returns the shown analysis of a draft: the one that `?analysis=` names, or else the newest of the lead title. It
 * stays while the title is edited, until the title is empty.
 */
export function useKeptAnalysis(versions: ReturnType<typeof useVersions>, leadTitle: string) {
  const [params, setParams] = useSearchParams()
  const requestedId = params.get('analysis') ?? undefined
  const [created, setCreated] = useState<Analysis>()
  const [last, setLast] = useState<Analysis>()
  const { data, hasNextPage, isFetchingNextPage, isPending, isError, fetchNextPage } = versions
  const stored = data?.flatMap(({ analyses }) => analyses) ?? []
  const available = created ? [created, ...stored] : stored
  const requested = requestedId === undefined ? undefined : available.find(({ id }) => id === requestedId)
  const matching = available.find(({ title = '' }) => title === leadTitle)
  const isSearching = requestedId !== undefined && !requested && !isError && (isPending || hasNextPage)
  // An older analysis is on a later page.
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isSearching, hasNextPage, isFetchingNextPage, fetchNextPage])
  const lastShown = leadTitle === '' ? undefined : last
  const next = requestedId === undefined ? (matching ?? lastShown) : requested
  if (next?.id !== last?.id && (next || leadTitle === '')) setLast(next)
  const showNewest = () => {
    if (requestedId === undefined) return
    setParams(
      (params) => {
        params.delete('analysis')
        return params
      },
      { replace: true },
    )
  }
  const shown: ShownAnalysis = {
    analysis: next,
    isLoading: isSearching,
    isGone: requestedId !== undefined && !requested && !isSearching && !isError,
  }
  return {
    ...shown,
    /** The id that the URL names. */
    requestedId,
    /** Shows an analysis that was just created. */
    showCreated: (analysis: Analysis) => {
      setCreated(analysis)
      setLast(analysis)
      showNewest()
    },
    /** Shows the newest analysis of the lead title instead of the one that the URL names. */
    showNewest,
  }
}
