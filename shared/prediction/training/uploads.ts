import * as z from 'zod/mini'
import { dayMs } from '#shared/duration.ts'
import { normalizeChannelName } from './split.ts'
import { parseTable, readText, reportTable, type Table } from './table.ts'

/** An uploaded video, as training and evaluation need it. */
export interface Upload {
  readonly id: string
  /** {@link normalizeChannelName} of the channel's name. */
  readonly channel: string
  readonly title: string
  readonly views: number
  /** Days from publishing until the views were observed. */
  readonly ageDays: number
  /** The day on which the views were observed, in days since 1970. */
  readonly observedOn: number
  /** The year of that day. */
  readonly observedYear: number
  /** The day of publishing, in days since 1970: `observedOn` minus the age. */
  readonly publishedOn: number
  readonly isEnglish: boolean
  /** The length of the video, if the file has it. */
  readonly seconds?: number | undefined
  /** The data source that the file names; empty if it names none. */
  readonly source: string
}

/**
 * The columns of an uploads file, in any order and among others. Required: video_id; channel (the name; case is
 * ignored); title; views (integer); age_days (decimal); observed_at (starts with the year); english_channel (1, 0, true
 * or false). Optional: source (the evaluation lists its values); duration (the video's length in seconds). Integers may
 * be written as `5.0`.
 */
const required = {
  video_id: z.string().check(z.minLength(1)),
  channel: z.string().check(z.regex(/\S/)),
  title: z.string().check(z.regex(/\S/)),
  views: z.string().check(z.regex(/^\d{1,15}(?:\.0+)?$/)),
  age_days: z.string().check(z.regex(/^\d{1,6}(?:\.\d+)?(?:e-?\d{1,2})?$/i)),
  observed_at: z.string().check(z.regex(/^\d{4}-/)),
  english_channel: z.string().check(z.regex(/^(?:[01](?:\.0+)?|true|false)$/i)),
}
const Row = z.object({
  ...required,
  source: z._default(z.string(), ''),
  duration: z._default(z.string(), ''),
})
type Row = z.infer<typeof Row>

/** Returns the days since 1970 of a date, or of the first day of its year if the rest is not a date. */
const toDay = (date: string): number => {
  const time = Date.parse(date.slice(0, 10))
  return (Number.isNaN(time) ? Date.UTC(Number(date.slice(0, 4)), 0) : time) / dayMs
}

function toUpload(row: Row): Upload {
  const ageDays = Number(row.age_days)
  const observedOn = toDay(row.observed_at)
  return {
    id: row.video_id,
    channel: normalizeChannelName(row.channel),
    title: row.title,
    views: Number(row.views),
    ageDays,
    observedOn,
    observedYear: Number(row.observed_at.slice(0, 4)),
    publishedOn: observedOn - ageDays,
    isEnglish: /^(?:1|true)/i.test(row.english_channel),
    seconds: Number(row.duration) > 0 ? Number(row.duration) : undefined,
    source: row.source,
  }
}

/** Parses an uploads file. Throws if a required column is missing. */
export function parseUploads(path: string, text: string): Table<Upload> {
  const table = parseTable(path, text, Row, Object.keys(required))
  return { ...table, rows: table.rows.map(toUpload) }
}

/** Reads all files, plain or gzip, and reports rejected rows to `warn`. Of a repeated video only the first row is used. */
export function loadUploads(paths: readonly string[], warn: (line: string) => void): Upload[] {
  const byId = new Map<string, Upload>()
  for (const path of paths) {
    const table = parseUploads(path, readText(path))
    const previousSize = byId.size
    for (const upload of table.rows) if (!byId.has(upload.id)) byId.set(upload.id, upload)
    reportTable(table, `${table.rows.length - (byId.size - previousSize)} repeated videos`, warn)
  }
  return [...byId.values()]
}
