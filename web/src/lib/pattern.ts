import * as z from 'zod/mini'
import { Pattern } from '#shared/contract/trends.ts'

/** Formats a pattern for another screen's query string, such as `?pattern=video.760.number-question`. */
export const writePattern = ({ format, seconds, structure }: Pattern): string =>
  [format, seconds ?? '', structure.join('-')].join('.')

/** Parses the output of {@link writePattern}. Returns undefined for anything else. */
export function readPattern(text: string | null): Pattern | undefined {
  if (!text) return undefined
  const [format, seconds, structure = ''] = text.split('.')
  const fields = {
    format,
    seconds: seconds ? Number(seconds) : null,
    structure: structure ? structure.split('-') : [],
  }
  return z.safeParse(Pattern, fields).data
}
