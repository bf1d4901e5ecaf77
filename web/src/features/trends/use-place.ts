import { useSearchParams } from 'react-router-dom'
import { type Category, categories, maxSearchLength, type Region } from '#shared/trends.ts'
import { type ChosenRegion, chooseRegion, rememberRegion } from '#web/lib/region.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { trendsMessages } from './messages.ts'

/** The filters in the address. */
export interface Place extends ChosenRegion {
  readonly category: Category | undefined
  readonly search: string | undefined
  /** Whether to sort by views per hour instead of in YouTube's order. */
  readonly isByRate: boolean
}

/** The value of the address's `sort`. */
const rateSort = 'rate'

/** Returns the filters and functions that change them. They are part of the address, so the back button and links work. */
export function usePlace() {
  const { locale } = useMessages(trendsMessages)
  const [params, setParams] = useSearchParams()
  const search = params.get('q')?.trim().slice(0, maxSearchLength) || undefined
  const category = search === undefined ? categories.find((name) => name === params.get('category')) : undefined
  const isByRate = params.get('sort') === rateSort
  const place: Place = { ...chooseRegion(locale, params.get('region')), category, search, isByRate }
  const go = (changes: { region?: Region; category?: Category | undefined; q?: string }) => {
    const next = new URLSearchParams()
    const region = changes.region ?? params.get('region')
    if (region) next.set('region', region)
    if (isByRate) next.set('sort', rateSort)
    const keepsList = changes.region !== undefined
    const q = keepsList ? search : changes.q
    const chosen = keepsList ? category : changes.category
    if (q) next.set('q', q)
    else if (chosen) next.set('category', chosen)
    setParams(next)
  }
  return {
    place,
    toRegion: (region: Region) => {
      rememberRegion(region)
      go({ region })
    },
    toCategory: (chosen: Category | undefined) => go({ category: chosen }),
    toSearch: (q: string) => go({ q }),
    toOrder: (isByRate: boolean) =>
      setParams((before) => {
        if (isByRate) before.set('sort', rateSort)
        else before.delete('sort')
        return before
      }),
  }
}
