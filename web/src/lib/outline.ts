import * as z from 'zod/mini'
import { VideoOutline } from '#shared/contract/trends.ts'

/** Formats a VideoOutline for another screen's query string, such as `?pattern=video.760.number-question`. */
export const writeOutline = ({ format, seconds, structure }: VideoOutline): string =>
  [format, seconds ?? '', structure.join('-')].join('.')

/** Parses the output of {@link writeOutline}. Returns undefined for anything else. */
export function readOutline(text: string | null): VideoOutline | undefined {
  if (!text) return undefined
  const [format, seconds, structure = ''] = text.split('.')
  const fields = {
    format,
    seconds: seconds ? Number(seconds) : null,
    structure: structure ? structure.split('-') : [],
  }
  return z.safeParse(VideoOutline, fields).data
}
