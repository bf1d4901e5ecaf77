import type { Region } from '#shared/trends.ts'
import type { TitlePartsByCategory } from './bank.ts'
import { english } from './words-en.ts'
import { spanish } from './words-es.ts'
import { french } from './words-fr.ts'

/** The language of a region's videos. */
export const titlePartsByRegion: Readonly<Record<Region, TitlePartsByCategory>> = {
  US: english,
  GB: english,
  ES: spanish,
  FR: french,
}

/** Titles that a card must bear as well: the longest YouTube takes, one from right to left, one of symbols, one word. */
export const unusualTitles: readonly string[] = [
  'I Walked Every Single Street of a City I Had Never Heard Of Before and This Is Everything I Found :)',
  'رحلة ليلية في المدينة القديمة - الجزء الثاني',
  '🔥🔥 3, 2, 1… <GO> & “WIN” 🏆',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
]
/** The longest name a channel may have. */
export const longestChannelName =
  'The Society for the Slow and Careful Restoration of Very Old Lighthouses, Ferries and Pianos Ltd.'
