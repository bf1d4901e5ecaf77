import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { VideoFilters } from '#shared/contract/following.ts'
import type { Arrangement } from '#web/layout/video/video-row.tsx'

export const tabs = ['videos', 'channels'] as const
export const views = ['cards', 'list'] as const satisfies readonly Arrangement[]

export type Tab = (typeof tabs)[number]
/** The sort order and filters in the format of the endpoint. */
export type Filters = z.input<typeof VideoFilters>

/** The state of the screen in the address. */
export interface Place {
  /** Undefined unless chosen. */
  readonly tab: Tab | undefined
  readonly view: Arrangement
  readonly filters: Filters
  /** Changes parameters of the address. An empty value removes a parameter. */
  readonly change: (changes: Readonly<Record<string, string>>) => void
  /** Returns the address of a tab with the same sort order and filters. */
  readonly linkTo: (tab: Tab) => string
  /** Removes the filters but keeps the sort order. */
  readonly clear: () => void
}

/** Reads and changes the address, such as `?view=list&sort=newest&size=small`. */
export function usePlace(): Place {
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)
  const change: Place['change'] = (changes) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) before.set(name, value)
          else before.delete(name)
        }
        return before
      },
      { replace: true },
    )
  return {
    tab: tabs.find((name) => name === params.get('tab')),
    view: views.find((name) => name === params.get('view')) ?? 'cards',
    filters,
    change,
    linkTo: (tab) => {
      const next = new URLSearchParams(params)
      next.set('tab', tab)
      return `?${next}`
    },
    clear: () => change(Object.fromEntries(filterNames(filters).map((name) => [name, '']))),
  }
}

/** Returns the names of the filters in use. */
export const filterNames = (filters: Filters): string[] => Object.keys(filters).filter((name) => name !== 'sort')

/** Reads the filters. Ignores invalid values, such as in an old link. */
function readFilters(params: URLSearchParams): Filters {
  let filters: Filters = {}
  for (const [name, value] of params) {
    const { data } = z.safeParse(VideoFilters, { ...filters, [name]: value })
    if (data) filters = data
  }
  return filters
}
