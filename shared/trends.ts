/** Countries whose trends we follow: a closed list, since each costs quota. Others see the nearest. */
export const regions = ['US', 'GB', 'ES', 'FR'] as const
export type Region = (typeof regions)[number]

/** The popular categories, in the order they are shown. What is in none of them is `Overall`. */
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

/** How many videos a list holds at most: one call of YouTube's. */
export const maxListLength = 50

/** Where people who speak a language look first, if their own country is none of ours. */
const byLanguage: Readonly<Record<string, Region>> = { es: 'ES', ca: 'ES', gl: 'ES', eu: 'ES', pt: 'ES', fr: 'FR' }
/** Countries nearer to the United States, in what they watch, than to Britain. */
const nearAmerica = new Set(['CA', 'PH', 'JP', 'KR', 'TW', 'JM', 'TT', 'BS', 'BZ', 'GU'])

/** The region of ours for a browser's languages (`es-MX`, `fr`), the first counting; `exact` unless it is a neighbour's. */
export function nearestRegion(tags: readonly string[]): { region: Region; exact: boolean } {
  const [language = '', ...rest] = (tags[0] ?? '').split('-')
  const country = rest.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase()
  const own = regions.find((region) => region === country)
  if (own) return { region: own, exact: true }
  const spoken = byLanguage[language.toLowerCase()] ?? (country === undefined || nearAmerica.has(country) ? 'US' : 'GB')
  return { region: spoken, exact: country === undefined }
}

/** Zones of the countries whose trends we follow, where their names tell: `Europe/Madrid` is Spain whatever one speaks. */
const byZone: Readonly<Record<string, Region>> = {
  'Europe/London': 'GB',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Africa/Ceuta': 'ES',
  'Europe/Paris': 'FR',
}

/** The region of ours for who is known by language and time zone alone: in a mail no browser tells. */
export const guessRegion = (language: string, timeZone: string | undefined): Region =>
  byZone[timeZone ?? ''] ??
  byLanguage[language] ??
  (/^(Europe|Africa|Asia|Australia|Indian|Atlantic)\//.test(timeZone ?? '') ? 'GB' : 'US')
