import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Column, columns, findColumn } from '#web/lib/studio/columns.ts'
import { mergeVideos } from '#web/lib/studio/merge-videos.ts'
import { readExport } from '#web/lib/studio/read-export.ts'
import type { ReadFile } from '#web/lib/studio/read-file.ts'
import type { StudioSource, StudioVideo } from '#web/lib/studio/videos.ts'

const folder = path.join(import.meta.dirname, '../fixtures/studio')

const column = z.enum(columns)
const value = z.union([z.string(), z.number(), z.null()])
const expectation = z.object({
  kind: z.optional(z.enum(['content', 'totals', 'chart', 'trafficSources', 'other'])),
  columns: z.optional(z.array(column)),
  unknownColumns: z.optional(z.array(z.string())),
  rows: z.optional(z.array(z.array(value))),
  total: z.optional(z.nullable(z.array(value))),
  defects: z.optional(z.array(z.object({ line: z.number(), reason: z.string(), column: z.optional(column) }))),
  failure: z.optional(z.string()),
  mapping: z.optional(z.partialRecord(column, z.string())),
})
const corpus = z
  .object({
    files: z.array(
      z.extend(expectation, {
        file: z.string(),
        entries: z.optional(z.array(z.extend(expectation, { name: z.string() }))),
      }),
    ),
    sets: z.array(
      z.object({
        name: z.string(),
        files: z.array(z.string()),
        columns: z.array(column),
        merged: z.array(z.array(value)),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')))
type Expectation = z.infer<typeof expectation>

const read = (file: string, columns?: Record<string, Column>): ReadFile[] =>
  readExport(file, readFileSync(path.join(folder, 'files', file)), columns ? { columns } : {})

const videoFields = {
  content: 'id',
  title: 'title',
  publishTime: 'publishedOn',
  duration: 'seconds',
  impressions: 'impressions',
  clickRate: 'clickRate',
  views: 'views',
  watchHours: 'watchHours',
  averageViewDuration: 'averageViewSeconds',
  averagePercentageViewed: 'averagePercentageViewed',
  subscribers: 'subscribers',
} as const satisfies Partial<Record<Column, keyof StudioVideo>>
const sourceFields = {
  trafficSource: 'name',
  views: 'views',
  impressions: 'impressions',
  clickRate: 'clickRate',
  watchHours: 'watchHours',
  averageViewDuration: 'averageViewSeconds',
} as const satisfies Partial<Record<Column, keyof StudioSource>>

/** Converts rows of `expected.json` to objects of the fields that we read. `from` is the index of the first column. */
function toExpected(
  rows: readonly (readonly unknown[])[],
  from: number,
  columns: readonly Column[],
  fields: Partial<Record<Column, string>>,
) {
  return rows.map((row) =>
    Object.fromEntries(
      columns.flatMap((name, index) => {
        const field = fields[name]
        const cell = row[index + from]
        return field ? [[field, field === 'title' ? (cell ?? '') : cell]] : []
      }),
    ),
  )
}

function pick(rows: readonly object[], columns: readonly Column[], fields: Partial<Record<Column, string>>) {
  const names = new Set(columns.map((name) => fields[name]))
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))))
}

/** Lists the defects of a file as `expected.json` does: with our name of the column, if there is one. */
function defectsOf(file: ReadFile, mapping: Expectation['mapping'] = {}) {
  if (!('skipped' in file)) return []
  const named = new Map(Object.entries(mapping).map(([name, header]) => [header, name]))
  return file.skipped.map(({ line, reason, column: header }) => {
    const name = header === null ? undefined : (named.get(header) ?? findColumn(header))
    return { line, reason, ...(name ? { column: name } : {}) }
  })
}

const byLine = (
  one: { line: number; column?: string | undefined },
  other: { line: number; column?: string | undefined },
) => one.line - other.line || (one.column ?? '').localeCompare(other.column ?? '')

/** Compares a file with what `expected.json` says about it. */
function expectFile(file: ReadFile | undefined, expected: Expectation): void {
  const { columns = [], rows = [], defects = [], total = null, mapping } = expected
  if (!file) throw new Error('no file was read')
  if (expected.kind === 'other') {
    expect(file.kind).toBe('other')
    return
  }
  if (file.kind === 'videos') {
    expect(expected.kind).toBe('content')
    expect(pick(file.videos, columns, videoFields)).toEqual(toExpected(rows, 1, columns, videoFields))
    expect(pick(file.total ? [file.total] : [], columns, videoFields)).toEqual(
      toExpected(total ? [total] : [], 1, columns, videoFields).map((row) => ({ ...row, id: null })),
    )
    expect(file.unknownColumns).toEqual(expected.unknownColumns)
  } else if (file.kind === 'sources') {
    expect(expected.kind).toBe('trafficSources')
    expect(pick(file.sources, columns, sourceFields)).toEqual(toExpected(rows, 1, columns, sourceFields))
    expect(file.unknownColumns).toEqual(expected.unknownColumns)
  } else if (file.kind === 'dates') {
    expect(['totals', 'chart']).toContain(expected.kind)
    const dates = rows.map((row) => String(row[1 + columns.indexOf('date')])).filter((date) => date.length === 10)
    expect(file.lastDate).toBe(dates.toSorted().at(-1) ?? null)
  } else expect(file).toEqual('an export')
  expect(defectsOf(file, mapping).toSorted(byLine)).toEqual([...defects].sort(byLine))
}

describe('the corpus is read with every number exact and every defect named', () => {
  it.each(corpus.files)('$file', ({ file, entries, failure, mapping, ...expected }) => {
    const files = read(file)
    if (failure) {
      expect(files).toEqual([expect.objectContaining({ kind: 'failed', failure })])
      if (!mapping) return
      const answers = Object.fromEntries(Object.entries(mapping).map(([name, header]) => [header, column.parse(name)]))
      expectFile(read(file, answers)[0], { ...expected, mapping })
    } else if (entries) {
      expect(files.map(({ name }) => name)).toEqual(entries.map(({ name }) => name))
      for (const [index, entry] of entries.entries()) expectFile(files[index], entry)
    } else {
      expect(files).toHaveLength(1)
      expectFile(files[0], expected)
    }
  })

  it.each(corpus.sets)('merges $name', ({ files, columns: names, merged }) => {
    const videos = files.map((file) => read(file).flatMap((part) => (part.kind === 'videos' ? part.videos : [])))
    const expected = toExpected(merged, 0, names, videoFields)
    const byId = (rows: readonly object[]) => new Map(rows.map((row) => ['id' in row && row.id, row]))
    for (const order of [videos, videos.toReversed(), [mergeVideos(videos), ...videos]])
      expect(byId(pick(mergeVideos(order), names, videoFields))).toEqual(byId(expected))
  })
})
