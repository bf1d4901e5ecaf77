import * as z from 'zod/mini'
import { normalizeChannelName } from './split.ts'
import { parseTable, readText, reportTable, type Table } from './table.ts'

/** One uploaded video, as training and measuring need it. */
export interface Upload {
  readonly id: string
  /** {@link normalizeChannelName} of the channel's name. */
  readonly channel: string
  readonly title: string
  readonly views: number
  /** Days between publishing and the day the views were read. */
  readonly ageDays: number
  /** The day the views were read, in days since 1970. */
  readonly observedOn: number
  /** The year of that day. */
  readonly seenIn: number
  /** When it was published, in days since 1970: the day the views were read less its age. */
  readonly publishedOn: number
  readonly english: boolean
  /** Who published the row, as the file says; empty when it does not. */
  readonly source: string
}

/**
 * The columns an uploads file must have, by name, in any order among others: video_id; channel (its name; case does not
 * count); title; views (a whole number); age_days (decimal); observed_at (begins with the year); english_channel (1 or 0,
 * true or false). A column `source` is named in the evaluation. Numbers may be spelt as data tools write them: `5.0`.
 */
const Row = z.object({
  video_id: z.string().check(z.minLength(1)),
  channel: z.string().check(z.regex(/\S/)),
  title: z.string().check(z.regex(/\S/)),
  views: z.string().check(z.regex(/^\d{1,15}(?:\.0+)?$/)),
  age_days: z.string().check(z.regex(/^\d{1,6}(?:\.\d+)?(?:e-?\d{1,2})?$/i)),
  observed_at: z.string().check(z.regex(/^\d{4}-/)),
  english_channel: z.string().check(z.regex(/^(?:[01](?:\.0+)?|true|false)$/i)),
  source: z._default(z.string(), ''),
})
type Row = z.infer<typeof Row>
const needed = Object.keys(Row.shape).filter((column) => column !== 'source')

/** Days since 1970 of a date; of the first day of its year where the rest is not a date. */
const dayOf = (date: string): number => {
  const time = Date.parse(date.slice(0, 10))
  return (Number.isNaN(time) ? Date.UTC(Number(date.slice(0, 4)), 0) : time) / 86_400_000
}

function toUpload(row: Row): Upload {
  const ageDays = Number(row.age_days)
  const observedOn = dayOf(row.observed_at)
  return {
    id: row.video_id,
    channel: normalizeChannelName(row.channel),
    title: row.title,
    views: Number(row.views),
    ageDays,
    observedOn,
    seenIn: Number(row.observed_at.slice(0, 4)),
    publishedOn: observedOn - ageDays,
    english: /^(?:1|true)/i.test(row.english_channel),
    source: row.source,
  }
}

/** Reads the text of an uploads file. Throws when a needed column is missing. */
export function parseUploads(path: string, text: string): Table<Upload> {
  const table = parseTable(path, text, Row, needed)
  return { ...table, rows: table.rows.map(toUpload) }
}

/** Reads a CSV file, plain or gzip. */
export const readUploads = (path: string): Table<Upload> => parseUploads(path, readText(path))

/** Reads every file and says on `warn` what was left out and why. A video that occurs twice counts once, the first time. */
export function loadUploads(paths: readonly string[], warn: (line: string) => void): Upload[] {
  const byId = new Map<string, Upload>()
  for (const path of paths) {
    const table = readUploads(path)
    const known = byId.size
    for (const upload of table.rows) if (!byId.has(upload.id)) byId.set(upload.id, upload)
    reportTable(table, `${table.rows.length - (byId.size - known)} repeated videos`, warn)
  }
  return [...byId.values()]
}
