import { limits, type SkipReason } from './read-file.ts'

/** A record of a CSV file, with the line on which it starts. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
  /** Why the record is invalid. Its cells are then the ones read so far. */
  readonly broken?: SkipReason
}

type HasSwallowed = (cell: string, column: number) => boolean

/**
 * Reads the records of a CSV file. A custom reader, because each record needs its line number and a stray quote must
 * not swallow the following lines: a record with unbalanced quotes is marked as broken, and reading continues on the
 * line after the one where it starts. `hasSwallowed` returns whether a cell with a line break, in a column, is really
 * several lines after a stray quote.
 */
export function* readRecords(
  text: string,
  separator: string,
  hasSwallowed: HasSwallowed = () => false,
): Generator<CsvRecord> {
  let position = 0
  let line = 1
  while (position < text.length) {
    const start = position
    const record = readRecord(text, position, separator, hasSwallowed)
    yield { line, cells: record.cells, ...(record.broken ? { broken: record.broken } : {}) }
    position = record.broken ? skipLine(text, start) : record.end
    line += countLines(text, start, position)
  }
}

function readRecord(
  text: string,
  start: number,
  separator: string,
  hasSwallowed: HasSwallowed,
): { cells: string[]; end: number; broken?: SkipReason } {
  const cells: string[] = []
  let position = start
  for (;;) {
    let cell: string
    if (text[position] === '"') {
      const quoted = readQuoted(text, position, separator)
      if (!quoted) return { cells, end: position, broken: 'unclosed_quote' }
      cell = quoted.cell
      position = quoted.end
      if (/[\r\n]/.test(cell) && hasSwallowed(cell, cells.length))
        return { cells, end: position, broken: 'unclosed_quote' }
    } else {
      const from = position
      while (
        position < text.length &&
        text[position] !== separator &&
        text[position] !== '\n' &&
        text[position] !== '\r'
      )
        position++
      cell = text.slice(from, position)
    }
    if (cell.length > limits.cellCharacters) return { cells, end: position, broken: 'cell_too_long' }
    cells.push(cell)
    // A line with very many cells is not a row of a table.
    if (cells.length > 2 * limits.columns) return { cells, end: position, broken: 'too_many_cells' }
    if (text[position] !== separator) return { cells, end: skipLineEnd(text, position) }
    position++
  }
}

/** Reads a cell in quotes; null if the quotes do not match. */
function readQuoted(text: string, start: number, separator: string): { cell: string; end: number } | null {
  let cell = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return null
    cell += text.slice(from, quote)
    if (cell.length > limits.cellCharacters) return null
    const next = text[quote + 1]
    if (next !== '"')
      return next === undefined || next === separator || next === '\n' || next === '\r'
        ? { cell, end: quote + 1 }
        : null
    cell += '"'
    from = quote + 2
  }
}

const skipLineEnd = (text: string, at: number): number =>
  text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at < text.length ? at + 1 : at

function skipLine(text: string, start: number): number {
  let position = start
  while (position < text.length && text[position] !== '\n' && text[position] !== '\r') position++
  return skipLineEnd(text, position)
}

/** Counts line ends: CRLF, LF and CR each are one, also inside quotes. */
function countLines(text: string, from: number, to: number): number {
  let count = 0
  for (let position = from; position < to; position++)
    if (text[position] === '\n' || (text[position] === '\r' && text[position + 1] !== '\n')) count++
  return count
}
