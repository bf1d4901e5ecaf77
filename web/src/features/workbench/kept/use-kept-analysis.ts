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
  const asked = params.get('analysis') ?? undefined
  const [made, setMade] = useState<Analysis>()
  const [last, setLast] = useState<Analysis>()
  const { data, hasNextPage, isFetchingNextPage, isPending, isError, fetchNextPage } = versions
  const read = data?.flatMap(({ analyses }) => analyses) ?? []
  const available = made ? [made, ...read] : read
  const wanted = asked === undefined ? undefined : available.find(({ id }) => id === asked)
  const matching = available.find(({ title = '' }) => title === leadTitle)
  const isSearching = asked !== undefined && !wanted && !isError && (isPending || hasNextPage)
  // An older analysis is on a later page.
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isSearching, hasNextPage, isFetchingNextPage, fetchNextPage])
  const left = leadTitle === '' ? undefined : last
  const next = asked === undefined ? (matching ?? left) : wanted
  if (next?.id !== last?.id && (next || leadTitle === '')) setLast(next)
  const forgetAsked = () => {
    if (asked === undefined) return
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
    isGone: asked !== undefined && !wanted && !isSearching && !isError,
  }
  return {
    ...shown,
    /** The id that the address names. */
    asked,
    /** Shows an analysis that was just created. */
    showMade: (analysis: Analysis) => {
      setMade(analysis)
      setLast(analysis)
      forgetAsked()
    },
    /** Shows the newest analysis of the lead title. */
    forgetAsked,
  }
}
