import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Analysis } from '#shared/contract/advice.ts'
import { useSearchPages } from '../use-search-pages.ts'
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
  const stored = versions.data?.flatMap(({ analyses }) => analyses) ?? []
  const available = created ? [created, ...stored] : stored
  const requested = requestedId === undefined ? undefined : available.find(({ id }) => id === requestedId)
  const matching = available.find(({ title = '' }) => title === leadTitle)
  const search = useSearchPages(versions, requestedId !== undefined && !requested)
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
  return {
    analysis: next,
    ...search,
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
