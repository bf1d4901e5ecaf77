import { type Column, findColumn, isTotalWord, readCutOff, usedColumns } from './columns.ts'
import { type CsvRecord, readRecords } from './csv.ts'
import { type DayOrder, decideDayOrder, readDate } from './dates.ts'
import { decodeText } from './encodings.ts'
import {
  type Convention,
  decideConvention,
  isMissing,
  type NumberKind,
  type Read,
  readDuration,
  readNumber,
  toPlain,
} from './numbers.ts'
import {
  type FileFailure,
  limits,
  type ReadFile,
  type ReadOptions,
  type Skipped,
  type SkipReason,
} from './read-file.ts'
import type { StudioSource, StudioVideo } from './videos.ts'
import { isZip, listZip } from './zip.ts'

/**
 * Reads a YouTube Studio export: a CSV file, or a downloaded ZIP with several. Never throws: whatever cannot be
 * read is a failed file, or a line or cell in `skipped`.
 */
export function readExport(name: string, bytes: Uint8Array, options: ReadOptions = {}): ReadFile[] {
  const fail = (failure: FileFailure): ReadFile => ({ kind: 'failed', name, failure })
  if (bytes.length > limits.bytes) return [fail('too_large')]
  if (!isZip(bytes)) return [readTable(name, bytes, options)]
  const entries = listZip(bytes)
  if (!entries) return [fail('broken_archive')]
  let remainingBytes: number = limits.unpackedBytes
  const tables = entries.filter((entry) => isTable(entry.name))
  if (tables.length === 0) return [fail('not_an_export')]
  const unpacked = tables.map((entry) => {
    const content = entry.read(Math.min(limits.bytes, remainingBytes))
    remainingBytes -= 'bytes' in content ? content.bytes.length : 0
    return { name: entry.name, ...content }
  })
  const readAll = (context: ReadContext) =>
    unpacked.map(
      (entry): ReadFile =>
        'failure' in entry ? { kind: 'failed', ...entry } : readTable(entry.name, entry.bytes, context),
    )
  const alone = readAll(options)
  // All files of a download come from the same report: if one is recognized, the others may be tables that we do not support.
  const isKnown = alone.some(({ kind }) => kind !== 'failed')
  const isAnyUnknown = alone.some((file) => file.kind === 'failed' && file.failure === 'not_an_export')
  const files = isKnown && isAnyUnknown ? readAll({ ...options, isOfDownload: true }) : alone
  // The table does not contain its period; other files of the download do.
  const lastDates = files.flatMap((file) => (file.kind === 'dates' ? (file.lastDate ?? []) : []))
  const lastDate = lastDates.toSorted().at(-1) ?? null
  return files.map((file) => (file.kind === 'videos' ? { ...file, lastDate } : file))
}

/** How to read a table. */
interface ReadContext extends ReadOptions {
  /** Whether it came in a ZIP with tables that are certainly Studio's. */
  readonly isOfDownload?: boolean
}

/** Returns whether an entry of a ZIP is a table. macOS adds a hidden file for each. */
function isTable(path: string): boolean {
  const parts = path.split('/')
  return /\.(csv|tsv)$/i.test(path) && !parts.at(-1)?.startsWith('.') && !parts.includes('__MACOSX')
}

const separators = [',', ';', '\t'] as const

/** Counts the known headers at the beginning of a file, with the separator that fits best. */
const countKnown = (beginning: string): number =>
  Math.max(...separators.map((separator) => headerOf(beginning, separator).filter((cell) => findColumn(cell)).length))

function headerOf(text: string, separator: string): readonly string[] {
  for (const { cells, broken } of readRecords(text.slice(0, 50_000), separator))
    if (!isBlank(cells)) return broken ? [] : cells
  return []
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Returns the separator with the most known headers, or with the most columns if no header is known. */
function detectSeparator(text: string, options: ReadOptions): { separator: string; from: number } {
  // Excel reads and some programs write "sep=;" as the first line.
  const stated = /^sep=([,;\t])(\r\n|\r|\n)/.exec(text)
  if (stated?.[1]) return { separator: stated[1], from: stated[0].length }
  const scored = separators.map((separator) => {
    const header = headerOf(text, separator)
    return { separator, score: header.filter((cell) => columnOf(cell, options)).length * 1000 + header.length }
  })
  return { separator: scored.reduce((best, other) => (other.score > best.score ? other : best)).separator, from: 0 }
}

/** Returns the column of a header: the creator's answer, or else the known header. */
function columnOf(header: string, { columns = {} }: ReadOptions): Column | undefined {
  const answer = Object.hasOwn(columns, header.trim()) ? columns[header.trim()] : undefined
  return answer === 'ignore' ? undefined : (answer ?? findColumn(header))
}

const kinds = {
  impressions: 'count',
  clickRate: 'percent',
  views: 'count',
  watchHours: 'decimal',
  averagePercentageViewed: 'percent',
  subscribers: 'count',
} as const satisfies Partial<Record<Column, NumberKind>>
type Figure = keyof typeof kinds
const figures = Object.keys(kinds) as Figure[]
/** The metrics among the known columns. */
const metrics: readonly Column[] = [...figures, 'averageViewDuration', 'likes', 'comments', 'revenue']
/** The known columns that are not metrics. */
const dimensions: readonly Column[] = [
  'date',
  'content',
  'title',
  'publishTime',
  'duration',
  'trafficSource',
  'country',
]

/** A table, and the number and date conventions that its cells show. */
interface Table {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly CsvRecord[]
  readonly skipped: Skipped[]
  /** The index of each known column. */
  readonly at: ReadonlyMap<Column, number>
  /** Headers of unknown and duplicate columns. */
  readonly unknownColumns: readonly string[]
  readonly cutOffAt: number | null
  readonly isOfDownload: boolean
}

function readTable(name: string, bytes: Uint8Array, options: ReadContext): ReadFile {
  const fail = (failure: FileFailure): ReadFile => ({ kind: 'failed', name, failure })
  const text = decodeText(bytes, countKnown)
  if (text === null) return fail('binary')
  if (text.trim() === '') return fail('empty')
  const { separator, from } = detectSeparator(text, options)
  const header = headerOf(text.slice(from), separator).map((cell) => cell.trim())
  if (header.length > limits.columns) return fail('too_large')
  if (header.length < 2) return fail('not_an_export')
  const columns = findColumns(header, options)
  // Only titles contain line breaks, and no title has as many separators as a line.
  const otherColumns = new Set([...columns.at].flatMap(([column, index]) => (column === 'title' ? [] : index)))
  const hasSwallowed = (cell: string, column: number) =>
    otherColumns.has(column) || cell.split(separator).length >= header.length
  const records = readRecords(text.slice(from), separator, hasSwallowed)
  const body = readRows(records, header, {
    isHeaderKnown: columns.at.size === header.length,
    linesBefore: from > 0 ? 1 : 0,
  })
  if (!body) return fail('too_large')
  const table: Table = { name, header, ...body, ...columns, isOfDownload: options.isOfDownload ?? false }
  const file = readKind(table)
  return isEmpty(file) ? fail('empty') : file
}

function isEmpty(file: ReadFile): boolean {
  if (file.kind === 'videos') return file.videos.length === 0 && file.skipped.length === 0
  return file.kind === 'sources' && file.sources.length === 0 && file.skipped.length === 0
}

/** The number of rows after which Studio cuts a table off. */
const maxStudioRows = 500

/**
 * Returns the number of rows after which the table was truncated, if a line states it: with a known sentence, or in any language with a sentence
 * with the number 500 in a single cell, below that many rows.
 */
function readCutOffLine(cells: readonly string[], rowsAbove: number): number | undefined {
  const [first = '', ...others] = cells
  if (first.trim() === '' || !isBlank(others)) return undefined
  const isSentence = rowsAbove >= maxStudioRows && !isId(first.trim()) && /(?<!\d)500(?!\d)/.test(toPlain(first))
  return readCutOff(first) ?? (isSentence ? maxStudioRows : undefined)
}

/**
 * Reads the lines below the header that have a cell for each column. Returns null if there are too many. Without `isHeaderKnown`, some of
 * its cells are not known headers, so it may have lost a separator.
 */
function readRows(
  records: Iterable<CsvRecord>,
  header: readonly string[],
  { isHeaderKnown, linesBefore }: { readonly isHeaderKnown: boolean; readonly linesBefore: number },
) {
  const rows: CsvRecord[] = []
  /** The numbers of cells that other lines have, and how many lines have each. */
  const otherLengths = new Map<number, number>()
  const skipped: Skipped[] = []
  let blankLines: Skipped[] = []
  let isBelowHeader = false
  let cutOffAt: number | null = null
  for (const record of records) {
    const { cells, broken } = record
    const line = record.line + linesBefore
    const skip = (reason: SkipReason): Skipped => ({ line, reason, column: null })
    if (!isBelowHeader) {
      isBelowHeader = !isBlank(cells)
      continue
    }
    if (!broken && cells.length === 1 && isBlank(cells)) {
      blankLines.push(skip('empty_row'))
      if (blankLines.length > limits.rows) return null
      continue
    }
    const cutOff = broken ? undefined : readCutOffLine(cells, rows.length + skipped.length)
    if (cutOff !== undefined) {
      cutOffAt = cutOff
      continue
    }
    // Blank lines at the end of the file are ignored.
    skipped.push(...blankLines)
    blankLines = []
    if (broken) skipped.push(skip(broken))
    else if (isBlank(cells)) skipped.push(skip('empty_row'))
    else if (cells.length !== header.length) {
      skipped.push(skip(cells.length < header.length ? 'too_few_cells' : 'too_many_cells'))
      otherLengths.set(cells.length, (otherLengths.get(cells.length) ?? 0) + 1)
    } else if (cells.every((cell, index) => cell.trim() === header[index])) skipped.push(skip('repeated_row'))
    else rows.push({ line, cells })
    if (rows.length > limits.rows || skipped.length > limits.rows) return null
  }
  // A line that lost one separator has as many cells as a header that lost another one, but not the same columns.
  const [usualLength, count] = [...otherLengths].reduce((most, other) => (other[1] > most[1] ? other : most), [0, 0])
  if (isHeaderKnown || count < rows.length) return { rows, skipped, cutOffAt }
  const reason = header.length < usualLength ? 'too_few_cells' : 'too_many_cells'
  const damaged = rows.map(({ line }): Skipped => ({ line, reason, column: null }))
  return { rows: [], skipped: [...skipped, ...damaged], cutOffAt }
}

function findColumns(header: readonly string[], options: ReadOptions): Pick<Table, 'at' | 'unknownColumns'> {
  const indexes = new Map<Column, number>()
  const { columns = {} } = options
  const isAnswered = (cell: string) => Object.hasOwn(columns, cell)
  for (const answered of [true, false])
    for (const [index, cell] of header.entries()) {
      const column = isAnswered(cell) === answered ? columnOf(cell, options) : undefined
      if (column && !indexes.has(column)) indexes.set(column, index)
    }
  const knownIndexes = new Set(indexes.values())
  const isIgnored = (cell: string) => isAnswered(cell) && columns[cell] === 'ignore'
  return { at: indexes, unknownColumns: header.filter((cell, index) => !knownIndexes.has(index) && !isIgnored(cell)) }
}

function readKind(table: Table): ReadFile {
  const { name, at, header, rows, skipped, unknownColumns, isOfDownload } = table
  const fail = (failure: FileFailure): ReadFile => ({ kind: 'failed', name, failure })
  const ask = (): ReadFile => {
    const sample = rows.slice(0, 5).map(({ cells }) => cells.map((cell) => cell.slice(0, 200)))
    return { kind: 'failed', name, failure: 'unknown_columns', header, sample }
  }
  if (isByDate(table)) return readDates(table)
  const hasFigure = at.has('averageViewDuration') || figures.some((column) => at.has(column))
  if (hasFigure && at.has('trafficSource')) return readSources(table)
  if (hasFigure && at.has('country')) return { kind: 'other', name }
  if (hasFigure && at.has('title')) return readVideos(table)
  if (at.has('content') || hasIds(rows)) {
    if (unknownColumns.length === 0) return at.has('title') ? readVideos(table) : fail('no_title_column')
    return ask()
  }
  const hasTotal = isTotalWord(rows[0]?.cells[0] ?? '')
  if (figures.filter((column) => at.has(column)).length < 2 && !(isOfDownload && hasTotal)) return fail('not_an_export')
  if (skipped.length > 0) return ask()
  // Another tab of Studio: its first column is a playlist, a device or the like.
  return rows.length > 0 ? { kind: 'other', name } : fail('empty')
}

/**
 * Returns whether a table is by day or month, like the chart data and totals of a download, in any language and with
 * any metric: its first column has dates. Exports of other programs may begin with dates too, so there must be evidence
 * of Studio: another file of the download, a known column, video ids, or nothing but a single column of figures.
 */
function isByDate(table: Table): boolean {
  const { at, header, rows, isOfDownload } = table
  const first = [...at].find(([, index]) => index === 0)?.[0]
  const hasMetric = metrics.some((column) => at.has(column))
  if (!(first === 'date' || first === undefined) || !hasDates(rows)) return hasMetric && at.has('date')
  // In a table of videos, leading dates are publication dates, and all ids are different.
  if (first === undefined && hasIds(rows)) return false
  if (isOfDownload || hasMetric || at.has('title') || at.has('trafficSource') || hasIds(rows, false)) return true
  return header.length === 2 && rows.every(({ cells }) => isFigure(cells[1] ?? ''))
}

const isMonth = (cell: string) => /^\d{4}-\d{2}$/.test(toPlain(cell))

/** Returns whether the first column has dates, apart from a total row. */
function hasDates(rows: readonly CsvRecord[]): boolean {
  const cells = rows.slice(0, 50).flatMap(({ cells: [first = ''] }) => (isTotalWord(first) ? [] : first))
  const order = decideDayOrder(cells)
  const isDate = (cell: string) => {
    const date = readDate(cell, order)
    return isMonth(cell) || ('reason' in date ? date.reason === 'ambiguous_date' : date.value !== null)
  }
  return cells.filter(isDate).length * 2 > cells.length
}

/** Returns whether a cell is a number, a percentage or a duration, or empty. */
const isFigure = (cell: string): boolean =>
  !('reason' in readDuration(cell, null)) ||
  'value' in readNumber(cell, 'percent', 'point') ||
  'value' in readNumber(cell, 'percent', 'comma')

const isId = (text: string) => /^[\w-]{11}$/.test(text)

/**
 * Returns whether a column has video ids in most rows, so that the table is about videos, in any language. With
 * `distinct`, requires one row per video.
 */
function hasIds(rows: readonly CsvRecord[], distinct = true): boolean {
  const first = rows.slice(0, 50)
  return (rows[0]?.cells ?? []).some((_, column) => {
    const cells = first.map(({ cells }) => cells[column]?.trim() ?? '').filter((cell) => cell !== '')
    const ids = cells.filter(isId)
    const isAbout = ids.length * 2 > cells.length && ids.some((id) => /[A-Z]/i.test(id))
    return isAbout && (!distinct || new Set(ids).size === ids.length)
  })
}

/** Reads the cells of a row and records the ones it cannot read. */
class Row {
  readonly line: number
  readonly #cells: readonly string[]
  readonly #table: Table
  readonly #conventions: Conventions

  constructor({ line, cells }: CsvRecord, table: Table, conventions: Conventions) {
    this.line = line
    this.#cells = cells
    this.#table = table
    this.#conventions = conventions
  }

  /** The text of a cell; undefined without such a column. */
  text(column: Column): string | undefined {
    const index = this.#table.at.get(column)
    return index === undefined ? undefined : (this.#cells[index]?.trim() ?? '')
  }

  number(column: Figure): number | null {
    const result = this.#read(column, (cell) => readNumber(cell, kinds[column], this.#conventions.numbers))
    if (result === null) return null
    if (result < 0 && column !== 'subscribers') return this.skip('negative', column)
    if (result > 100 && column === 'clickRate') return this.skip('rate_over_100', column)
    return result
  }

  seconds(column: 'duration' | 'averageViewDuration'): number | null {
    return this.#read(column, (cell) => readDuration(cell, this.#conventions.numbers))
  }

  date(column: 'publishTime' | 'date'): string | null {
    return this.#read(column, (cell) => readDate(cell, this.#conventions.days))
  }

  #read<T>(column: Column, read: (cell: string) => Read<T>): T | null {
    const cell = this.text(column)
    if (cell === undefined || cell === '') return null
    const result = read(cell)
    return 'reason' in result ? this.skip(result.reason, column) : result.value
  }

  skip(reason: SkipReason, column?: Column): null {
    const index = column && this.#table.at.get(column)
    this.#table.skipped.push({
      line: this.line,
      reason,
      column: index === undefined ? null : (this.#table.header[index] ?? null),
    })
    return null
  }

  /** The cells of unused columns, by header. */
  others(): Record<string, string> {
    const { header, at } = this.#table
    const used = new Set<number | undefined>(usedColumns.map((column) => at.get(column)))
    return Object.fromEntries(
      header
        .map((name, index) => [name, this.#cells[index]?.trim() ?? '', index] as const)
        .filter(([, cell, index]) => cell !== '' && !used.has(index))
        .map(([name, cell]) => [name, cell]),
    )
  }
}

interface Conventions {
  readonly numbers: Convention
  readonly days: DayOrder
}

/** Determines from all cells how a file formats numbers and dates. */
function decideConventions({ rows, at }: Table, dateColumn: 'publishTime' | 'date'): Conventions {
  const numbers: [Column, NumberKind][] = [
    ...figures.map((column): [Column, NumberKind] => [column, kinds[column]]),
    ['duration', 'count'],
    ['likes', 'count'],
    ['comments', 'count'],
    ['revenue', 'decimal'],
  ]
  const columns = numbers.flatMap(([column, kind]) => ({ index: at.get(column), kind }))
  const cells = function* () {
    for (const { index, kind } of columns)
      if (index !== undefined) for (const row of rows) yield { cell: row.cells[index] ?? '', kind }
  }
  const dates = at.get(dateColumn)
  return {
    numbers: decideConvention(cells()),
    days: dates === undefined ? null : decideDayOrder(rows.map((row) => row.cells[dates] ?? '')),
  }
}

function readVideos(table: Table): ReadFile {
  const conventions = decideConventions(table, 'publishTime')
  const videos: StudioVideo[] = []
  const ids = new Set<string>()
  let total: StudioVideo | null = null
  for (const [index, record] of table.rows.entries()) {
    const row = new Row(record, table, conventions)
    const isAtEdge = index === 0 || index === table.rows.length - 1
    const isTotal = isTotalRow(row, record, isAtEdge)
    if (isTotal && total) row.skip('repeated_row')
    else if (isTotal) total = readVideo(row, null)
    else {
      const cell = row.text('content') ?? ''
      const id = isId(cell) ? cell : null
      if (id !== null && ids.has(id)) {
        row.skip('duplicate_video')
        continue
      }
      const title = row.text('title') ?? ''
      // The row does not identify a video.
      if (id === null && title === '') {
        row.skip(cell === '' ? 'no_title' : 'bad_id')
        continue
      }
      if (id !== null) ids.add(id)
      else if (!isMissing(toPlain(cell))) row.skip('bad_id', 'content')
      if (title === '') row.skip('no_title', 'title')
      else if (title.includes('\ufffd')) row.skip('damaged_text', 'title')
      videos.push(readVideo(row, id))
    }
  }
  const { name, skipped, unknownColumns, cutOffAt } = table
  return { kind: 'videos', name, videos, total, skipped: byLine(skipped), unknownColumns, lastDate: null, cutOffAt }
}

const byLine = (skipped: readonly Skipped[]) => skipped.toSorted((a, b) => a.line - b.line)

function readVideo(row: Row, id: string | null): StudioVideo {
  return {
    id,
    title: row.text('title') ?? '',
    publishedOn: row.date('publishTime'),
    seconds: row.seconds('duration'),
    impressions: row.number('impressions'),
    clickRate: row.number('clickRate'),
    views: row.number('views'),
    watchHours: row.number('watchHours'),
    averageViewSeconds: row.seconds('averageViewDuration'),
    averagePercentageViewed: row.number('averagePercentageViewed'),
    subscribers: row.number('subscribers'),
    other: row.others(),
  }
}

/**
 * Returns whether a row is the total: its first cell or its id is a word for "total" and it has no date and no length,
 * or it is the first or last row, has no title, and has figures and a word in place of the id.
 */
function isTotalRow(row: Row, { cells }: CsvRecord, isAtEdge: boolean): boolean {
  if (row.text('publishTime') || row.text('duration')) return false
  const id = row.text('content')
  const title = row.text('title') ?? ''
  if (id === undefined) return isAtEdge && isTotalWord(title)
  if (isId(id)) return false
  if (isTotalWord(id) || (title === '' && isTotalWord(cells[0] ?? ''))) return true
  return isAtEdge && title === '' && id !== '' && !isBlank(cells.slice(1))
}

function readSources(table: Table): ReadFile {
  const conventions = decideConventions(table, 'date')
  const rows = table.rows.map((record) => {
    const row = new Row(record, table, conventions)
    const source: StudioSource = {
      name: row.text('trafficSource') ?? '',
      views: row.number('views'),
      impressions: row.number('impressions'),
      clickRate: row.number('clickRate'),
      watchHours: row.number('watchHours'),
      averageViewSeconds: row.seconds('averageViewDuration'),
    }
    return source
  })
  const sources = rows.filter(({ name }, index) => !isTotalWord(name) && !isSum(rows, index))
  const { name, skipped, unknownColumns, cutOffAt } = table
  return { kind: 'sources', name, sources, skipped: byLine(skipped), unknownColumns, cutOffAt }
}

/**
 * Returns whether the first or last of several sources has as many views as all others combined: the total row, in any
 * language.
 */
function isSum(sources: readonly StudioSource[], index: number): boolean {
  if (sources.length < 4 || (index > 0 && index < sources.length - 1)) return false
  const views = sources[index]?.views ?? 0
  const total = sources.reduce((sum, source) => sum + (source.views ?? 0), 0)
  return views > 0 && total - views === views
}

/** Reads the last day and the metric of a table by day. A table by month has no last day. */
function readDates(given: Table): ReadFile {
  const dateAt = given.at.get('date') ?? 0
  const table: Table = { ...given, at: new Map([...given.at, ['date', dateAt]]) }
  const conventions = decideConventions(table, 'date')
  const dates = new Set<string>()
  let lastDate: string | null = null
  let days = 0
  for (const record of table.rows) {
    const row = new Row(record, table, conventions)
    const cell = row.text('date') ?? ''
    if (isTotalWord(record.cells[0] ?? '')) continue
    days++
    dates.add(cell)
    if (isMonth(cell)) continue
    const date = row.date('date')
    if (date !== null && (lastDate === null || date > lastDate)) lastDate = date
  }
  const { name, skipped } = table
  if (days === 0 && skipped.length === 0) return { kind: 'failed', name, failure: 'empty' }
  return { kind: 'dates', name, metric: findMetric(table, dates.size < days), lastDate, skipped: byLine(skipped) }
}

/** Returns the header of a table's only metric. In chart data, which has several rows per day, it is the last column. */
function findMetric({ header, at }: Table, isChart: boolean): string | null {
  const dimensionIndexes = new Set(dimensions.map((column) => at.get(column)))
  const others = header.filter((_, index) => !dimensionIndexes.has(index))
  return (others.length === 1 || isChart ? others.at(-1) : undefined) ?? null
}
