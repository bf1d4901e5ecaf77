import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { readCsv } from './csv.ts'
import { channelKey } from './split.ts'

/** One uploaded video, as training and measuring need it. */
export interface Upload {
  readonly id: string
  /** {@link channelKey} of the channel's name. */
  readonly channel: string
  readonly title: string
  readonly views: number
  /** Days between publishing and the day the views were read. */
  readonly ageDays: number
  /** The year the views were read. */
  readonly seenIn: number
  readonly english: boolean
  /** Who published the row, as the file says; empty when it does not. */
  readonly source: string
}

/** What was read of one file: nothing is dropped without being named in `malformed`. */
export interface UploadFile {
  readonly path: string
  readonly uploads: readonly Upload[]
  readonly malformed: readonly { readonly line: number; readonly problem: string }[]
}

/**
 * The columns an uploads file must have, by name, in any order among others: video_id; channel (its name; case does not
 * count); title; views (integer); age_days (decimal); observed_at (begins with the year); english_channel (1 or 0). A
 * column `source` is named in the evaluation.
 */
const Row = z.object({
  video_id: z.string().check(z.minLength(1)),
  channel: z.string().check(z.regex(/\S/)),
  title: z.string().check(z.regex(/\S/)),
  views: z.string().check(z.regex(/^\d{1,15}$/)),
  age_days: z.string().check(z.regex(/^\d{1,6}(?:\.\d+)?$/)),
  observed_at: z.string().check(z.regex(/^\d{4}-/)),
  english_channel: z.enum(['0', '1']),
  source: z._default(z.string(), ''),
})
type Row = z.infer<typeof Row>
const needed = Object.keys(Row.shape).filter((column) => column !== 'source')

const toUpload = (row: Row): Upload => ({
  id: row.video_id,
  channel: channelKey(row.channel),
  title: row.title,
  views: Number(row.views),
  ageDays: Number(row.age_days),
  seenIn: Number(row.observed_at.slice(0, 4)),
  english: row.english_channel === '1',
  source: row.source,
})

/** Reads the text of an uploads file. Throws when a needed column is missing. */
export function parseUploads(path: string, text: string): UploadFile {
  const [header, ...records] = readCsv(text.replace(/^\uFEFF/, ''))
  const names = header?.fields ?? []
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length) throw new Error(`${path}: no column ${missing.join(', ')}`)
  const uploads: Upload[] = []
  const malformed: { line: number; problem: string }[] = []
  for (const { line, fields, unterminated } of records) {
    const problem = unterminated
      ? 'a quoted field is never closed'
      : fields.length !== names.length && `${fields.length} fields instead of ${names.length}`
    const row = Row.safeParse(Object.fromEntries(names.map((name, index) => [name, fields[index]])))
    if (problem) malformed.push({ line, problem })
    else if (row.success) uploads.push(toUpload(row.data))
    else malformed.push({ line, problem: `bad ${row.error.issues.map((issue) => issue.path.join('.')).join(', ')}` })
  }
  return { path, uploads, malformed }
}

/** Reads a CSV file, plain or gzip (told by its first two bytes). */
export function readUploads(path: string): UploadFile {
  const bytes = readFileSync(path)
  return parseUploads(path, (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8'))
}

/** Reads every file and says on `warn` what was left out and why. A video that occurs twice counts once, the first time. */
export function loadUploads(paths: readonly string[], warn: (line: string) => void): Upload[] {
  const byId = new Map<string, Upload>()
  for (const path of paths) {
    const file = readUploads(path)
    let repeated = 0
    for (const upload of file.uploads) {
      if (byId.has(upload.id)) repeated++
      else byId.set(upload.id, upload)
    }
    warn(`${path}: ${file.uploads.length} rows, ${file.malformed.length} malformed, ${repeated} repeated videos`)
    for (const { line, problem } of file.malformed) warn(`${path}:${line}: left out: ${problem}`)
  }
  return [...byId.values()]
}
