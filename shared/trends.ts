/** The countries whose trends we fetch. The list is fixed because each country costs quota. Users elsewhere see the nearest one. */
export const regions = ['US', 'GB', 'ES', 'FR'] as const
export type Region = (typeof regions)[number]

/** The categories of trends, in the order they are shown. `Overall` is the list without a category. */
export const categories = [
  'gaming',
  'music',
  'technology',
  'education',
  'entertainment',
  'sports',
  'fashion',
  'cooking',
] as const
export type Category = (typeof categories)[number]

/** The longest search, in UTF-16 code units. */
export const maxSearchLength = 80

/** The maximum number of videos in a list: one page of YouTube's API. */
export const maxListLength = 50

/** The region for a language, for users whose own country is not in the list. */
const byLanguage: Readonly<Record<string, Region>> = { es: 'ES', ca: 'ES', gl: 'ES', eu: 'ES', pt: 'ES', fr: 'FR' }
/** Countries whose viewing habits are closer to the United States than to Britain. */
const nearAmerica = new Set(['CA', 'PH', 'JP', 'KR', 'TW', 'JM', 'TT', 'BS', 'BZ', 'GU'])

/** The region for a time zone that belongs to one of our countries: `Europe/Madrid` is Spain in any language. */
const byZone: Readonly<Record<string, Region>> = {
  'Europe/London': 'GB',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Africa/Ceuta': 'ES',
  'Europe/Paris': 'FR',
}

/**
 * Returns the region for a browser's first language tag (`es-MX`, `fr`) and its time zone, which takes precedence if it belongs to one of
 * our countries: a user with an English browser in Madrid gets Spain. `exact` is false if the user is in another country.
 */
export function nearestRegion(tags: readonly string[], timeZone?: string): { region: Region; exact: boolean } {
  const zoneRegion = byZone[timeZone ?? '']
  if (zoneRegion) return { region: zoneRegion, exact: true }
  const [language = '', ...rest] = (tags[0] ?? '').split('-')
  const country = rest.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase()
  const exactRegion = regions.find((region) => region === country)
  if (exactRegion) return { region: exactRegion, exact: true }
  const spoken = byLanguage[language.toLowerCase()] ?? (country === undefined || nearAmerica.has(country) ? 'US' : 'GB')
  return { region: spoken, exact: country === undefined }
}

/** Returns the region for a language and time zone. Used for mails, where there is no browser to read languages from. */
export const guessRegion = (language: string, timeZone: string | undefined): Region =>
  byZone[timeZone ?? ''] ??
  byLanguage[language] ??
  (/^(Europe|Africa|Asia|Australia|Indian|Atlantic)\//.test(timeZone ?? '') ? 'GB' : 'US')
