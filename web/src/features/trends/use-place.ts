import { useSearchParams } from 'react-router-dom'
import type { Locale } from '#shared/locale.ts'
import { type Category, categories, maxSearchLength, nearestRegion, type Region, regions } from '#shared/trends.ts'
import { browserLanguages } from '#web/lib/browser-languages.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { trendsMessages } from './messages.ts'

/** The filters in the address. */
export interface Place {
  readonly region: Region
  /** The requested country if `region` is only the nearest supported one. */
  readonly meant: string | undefined
  readonly category: Category | undefined
  readonly search: string | undefined
  /** Whether to sort by views per hour instead of in YouTube's order. */
  readonly isByRate: boolean
}

/** The value of the address's `sort`. */
const rateSort = 'rate'

const isCountry = (text: string | null): text is string => /^[A-Za-z]{2}$/.test(text ?? '')

/** Returns the browser's tag of the user's language, such as `es-MX`. In English, the browser's first language counts. */
const languageTag = (locale: Locale): string =>
  browserLanguages().find((tag) => locale === 'en' || tag.split('-')[0] === locale) ?? locale

const regionKey = 'viewcraft.region'

/** Returns the address's region, else the one chosen before, else that of the user's time zone and language. An unsupported country maps to the nearest region. */
function regionOf(chosen: string | null, locale: Locale): Pick<Place, 'region' | 'meant'> {
  const stored = chosen === null ? localStorage.getItem(regionKey) : chosen.toUpperCase()
  const own = regions.find((region) => region === stored)
  if (own) return { region: own, meant: undefined }
  const first = languageTag(locale)
  const tag = isCountry(chosen) ? `${first.split('-')[0]}-${chosen.toUpperCase()}` : first
  const timeZone = chosen === null ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
  const { region, exact } = nearestRegion([tag], timeZone)
  return { region, meant: exact ? undefined : tag.split('-').find((part, at) => at > 0 && isCountry(part)) }
}

/** Returns the filters and a setter. They are part of the address, so the back button and links work. */
export function usePlace() {
  const { locale } = useMessages(trendsMessages)
  const [params, setParams] = useSearchParams()
  const search = params.get('q')?.trim().slice(0, maxSearchLength) || undefined
  const category = search === undefined ? categories.find((one) => one === params.get('category')) : undefined
  const isByRate = params.get('sort') === rateSort
  const place: Place = { ...regionOf(params.get('region'), locale), category, search, isByRate }
  const go = (changes: { region?: Region; category?: Category | undefined; q?: string }) => {
    const next = new URLSearchParams()
    const region = changes.region ?? params.get('region')
    if (region) next.set('region', region)
    if (isByRate) next.set('sort', rateSort)
    const keeps = changes.region !== undefined
    const q = keeps ? search : changes.q
    const topic = keeps ? category : changes.category
    if (q) next.set('q', q)
    else if (topic) next.set('category', topic)
    setParams(next)
  }
  return {
    place,
    toRegion: (region: Region) => {
      localStorage.setItem(regionKey, region)
      go({ region })
    },
    toCategory: (chosen: Category | undefined) => go({ category: chosen }),
    toSearch: (q: string) => go({ q }),
    toOrder: (isRate: boolean) =>
      setParams((before) => {
        if (isRate) before.set('sort', rateSort)
        else before.delete('sort')
        return before
      }),
  }
}
