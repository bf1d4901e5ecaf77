import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Analysis } from '#shared/contract/advice.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useSearchPages } from './use-search-pages.ts'

type PageParam = Input<typeof contract.advice.history>

const firstPage: PageParam = {}

/** Reads the user's analyses, newest first, by page. */
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

/** Returns the shown analysis. Its id is part of the URL, so a reload keeps it. */
export function useShownAnalysis(history: ReturnType<typeof useHistory>) {
  const [params, setParams] = useSearchParams()
  const address = useRef({ params, setParams })
  useEffect(() => {
    address.current = { params, setParams }
  }, [params, setParams])
  const [latest, setLatest] = useState<Analysis>()
  // The URL changes a moment after the choice. Text typed in between already belongs to the chosen analysis.
  const [chosenAnalysis, setChosenAnalysis] = useState<{
    readonly id: string | undefined
    readonly since: URLSearchParams
  }>()
  const id = chosenAnalysis?.since === params ? chosenAnalysis.id : (params.get('analysis') ?? undefined)
  const analysis = latest?.id === id ? latest : history.data?.find((candidate) => candidate.id === id)
  const search = useSearchPages(history, id !== undefined && !analysis)
  // The URL may have changed since the request was sent.
  const show = (shown: Analysis | undefined) => {
    setLatest(shown)
    setChosenAnalysis({ id: shown?.id, since: address.current.params })
    address.current.setParams(
      (params) => {
        params.delete('title')
        // Further analyses belong to the draft of the shown analysis, not to the previous one.
        if (shown && shown.draft !== params.get('draft')) params.delete('draft')
        if (shown) params.set('analysis', shown.id)
        else params.delete('analysis')
        return params
      },
      { replace: true },
    )
  }
  /** Hides the analysis and removes the draft from the URL. */
  const startNew = () => {
    setLatest(undefined)
    setChosenAnalysis({ id: undefined, since: params })
    setParams({}, { replace: true })
  }
  return { id, analysis, show, startNew, ...search }
}
