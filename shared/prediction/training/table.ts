import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type * as z from 'zod/mini'
import { readCsv } from './csv.ts'

/** What was read of one CSV file: nothing is dropped without being named in `malformed`. */
export interface Table<Row> {
  readonly path: string
  readonly rows: readonly Row[]
  readonly malformed: readonly { readonly line: number; readonly problem: string }[]
}

/** Reads the text of a CSV file with a header; columns the schema does not know are skipped. Throws when a needed one is missing. */
export function parseTable<Row>(
  path: string,
  text: string,
  schema: z.ZodMiniType<Row>,
  needed: readonly string[],
): Table<Row> {
  const [header, ...records] = readCsv(text.replace(/^\uFEFF/, ''))
  const names = header?.fields ?? []
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length) throw new Error(`${path}: no column ${missing.join(', ')}`)
  const rows: Row[] = []
  const malformed: { line: number; problem: string }[] = []
  for (const { line, fields, unterminated } of records) {
    const problem = unterminated
      ? 'a quoted field is never closed'
      : fields.length !== names.length && `${fields.length} fields instead of ${names.length}`
    const row = schema.safeParse(Object.fromEntries(names.map((name, index) => [name, fields[index]])))
    if (problem) malformed.push({ line, problem })
    else if (row.success) rows.push(row.data)
    else malformed.push({ line, problem: `bad ${row.error.issues.map((issue) => issue.path.join('.')).join(', ')}` })
  }
  return { path, rows, malformed }
}

/** The text of a file, plain or gzip (told by its first two bytes). */
export function readText(path: string): string {
  const bytes = readFileSync(path)
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Says what was read of a file and names each line that was left out. `repeated`: what occurs twice, such as `2 repeated videos`. */
export function reportTable({ path, rows, malformed }: Table<unknown>, repeated: string, warn: (line: string) => void) {
  warn(`${path}: ${rows.length} rows, ${malformed.length} malformed, ${repeated}`)
  for (const { line, problem } of malformed) warn(`${path}:${line}: left out: ${problem}`)
}
