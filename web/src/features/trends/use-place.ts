import { useSearchParams } from 'react-router-dom'
import type { Locale } from '#shared/locale.ts'
import { type Category, categories, maxSearchLength, nearestRegion, type Region, regions } from '#shared/trends.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { trendsMessages } from './messages.ts'

/** The filters in the address. */
export interface Place {
  readonly region: Region
  /** The requested country if `region` is only the nearest supported one. */
  readonly meant: string | undefined
  readonly category: Category | undefined
  readonly search: string | undefined
}

const isCountry = (text: string | null): text is string => /^[A-Za-z]{2}$/.test(text ?? '')

/** Returns the browser's tag of the user's language, such as `es-MX`. In English, the browser's first language counts. */
const languageTag = (locale: Locale): string =>
  navigator.languages.find((tag) => locale === 'en' || tag.split('-')[0] === locale) ?? locale

/** Returns the address's region, else that of the user's language. An unsupported country maps to the nearest region. */
function regionOf(chosen: string | null, locale: Locale): Pick<Place, 'region' | 'meant'> {
  const own = regions.find((region) => region === chosen?.toUpperCase())
  if (own) return { region: own, meant: undefined }
  const first = languageTag(locale)
  const tag = isCountry(chosen) ? `${first.split('-')[0]}-${chosen.toUpperCase()}` : first
  const { region, exact } = nearestRegion([tag])
  return { region, meant: exact ? undefined : tag.split('-').find((part, at) => at > 0 && isCountry(part)) }
}

/** Returns the filters and a setter. They are part of the address, so the back button and links work. */
export function usePlace() {
  const { locale } = useMessages(trendsMessages)
  const [params, setParams] = useSearchParams()
  const search = params.get('q')?.trim().slice(0, maxSearchLength) || undefined
  const category = search === undefined ? categories.find((one) => one === params.get('category')) : undefined
  const place: Place = { ...regionOf(params.get('region'), locale), category, search }
  const go = (changes: { region?: Region; category?: Category | undefined; q?: string }) => {
    const next = new URLSearchParams()
    const region = changes.region ?? params.get('region')
    if (region) next.set('region', region)
    const keeps = changes.region !== undefined
    const q = keeps ? search : changes.q
    const topic = keeps ? category : changes.category
    if (q) next.set('q', q)
    else if (topic) next.set('category', topic)
    setParams(next)
  }
  return {
    place,
    toRegion: (region: Region) => go({ region }),
    toCategory: (chosen: Category | undefined) => go({ category: chosen }),
    toSearch: (q: string) => go({ q }),
  }
}
