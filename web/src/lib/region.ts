import type { Locale } from '#shared/locale.ts'
import { nearestRegion, type Region, regions } from '#shared/trends.ts'
import { browserLanguages } from './browser-languages.ts'
import { browserTimeZone } from './browser-time-zone.ts'

/** The region whose trends are shown. */
export interface ChosenRegion {
  readonly region: Region
  /** The requested country, if `region` is only the nearest supported one. */
  readonly requested: string | undefined
}

const isCountry = (text: string | null): text is string => /^[A-Za-z]{2}$/.test(text ?? '')

/** Returns the browser's tag for the user's language, such as `es-MX`. For English, returns the browser's first language. */
const languageTag = (locale: Locale): string =>
  browserLanguages().find((tag) => locale === 'en' || tag.split('-')[0] === locale) ?? locale

const regionKey = 'viewcraft.region'

/** Stores the chosen region. */
export const rememberRegion = (region: Region) => localStorage.setItem(regionKey, region)

/**
 * Returns the requested region, else the one chosen before, else the one of the user's time zone and language. An unsupported
 * country maps to the nearest region.
 */
export function chooseRegion(locale: Locale, asked: string | null = null): ChosenRegion {
  const wanted = asked === null ? localStorage.getItem(regionKey) : asked.toUpperCase()
  const supported = regions.find((region) => region === wanted)
  if (supported) return { region: supported, requested: undefined }
  const first = languageTag(locale)
  const tag = isCountry(asked) ? `${first.split('-')[0]}-${asked.toUpperCase()}` : first
  const timeZone = asked === null ? browserTimeZone() : undefined
  const { region, exact } = nearestRegion([tag], timeZone)
  return { region, requested: exact ? undefined : tag.split('-').find((part, at) => at > 0 && isCountry(part)) }
}
