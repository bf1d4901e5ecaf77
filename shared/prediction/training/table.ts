import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type * as z from 'zod/mini'
import { readCsv } from './csv.ts'

/** The rows of a CSV file. Every rejected line is listed in `malformed`. */
export interface Table<Row> {
  readonly path: string
  readonly rows: readonly Row[]
  readonly malformed: readonly { readonly line: number; readonly problem: string }[]
}

/** Parses a CSV file with a header. Ignores columns that are not in the schema. Throws if a required column is missing. */
export function parseTable<Row>(
  path: string,
  text: string,
  schema: z.ZodMiniType<Row>,
  requiredColumns: readonly string[],
): Table<Row> {
  const [header, ...records] = readCsv(text.replace(/^\uFEFF/, ''))
  const names = header?.fields ?? []
  const missing = requiredColumns.filter((name) => !names.includes(name))
  if (missing.length) throw new Error(`${path}: no column ${missing.join(', ')}`)
  const rows: Row[] = []
  const malformed: { line: number; problem: string }[] = []
  for (const { line, fields, isUnterminated } of records) {
    const problem = isUnterminated
      ? 'a quoted field is never closed'
      : fields.length !== names.length && `${fields.length} fields instead of ${names.length}`
    const row = schema.safeParse(Object.fromEntries(names.map((name, index) => [name, fields[index]])))
    if (problem) malformed.push({ line, problem })
    else if (row.success) rows.push(row.data)
    else malformed.push({ line, problem: `bad ${row.error.issues.map((issue) => issue.path.join('.')).join(', ')}` })
  }
  return { path, rows, malformed }
}

/** Reads a text file, plain or gzip (detected by its first two bytes). */
export function readText(path: string): string {
  const bytes = readFileSync(path)
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Reports the number of rows of a file and every rejected line. `repeated` describes duplicates, such as `2 repeated videos`. */
export function reportTable({ path, rows, malformed }: Table<unknown>, repeated: string, warn: (line: string) => void) {
  warn(`${path}: ${rows.length} rows, ${malformed.length} malformed, ${repeated}`)
  for (const { line, problem } of malformed) warn(`${path}:${line}: left out: ${problem}`)
}
