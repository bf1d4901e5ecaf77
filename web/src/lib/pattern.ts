import * as z from 'zod/mini'
import { Pattern } from '#shared/contract/trends.ts'

/** The query parameter that carries a pattern from one screen to another. */
export const patternParameter = 'pattern'

/** A pattern as text for an address: `video.760.number-question`. */
export const writePattern = ({ format, seconds, structure }: Pattern): string =>
  [format, seconds ?? '', structure.join('-')].join('.')

/** The reverse of {@link writePattern}; undefined for anything that is none. */
export function readPattern(text: string | null): Pattern | undefined {
  if (!text) return undefined
  const [format, seconds, structure = ''] = text.split('.')
  const given = {
    format,
    seconds: seconds ? Number(seconds) : null,
    structure: structure ? structure.split('-') : [],
  }
  return z.safeParse(Pattern, given).data
}
