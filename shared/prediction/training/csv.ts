/** A record of a CSV file. `line` is the 1-based line that it starts on. */
export interface CsvRecord {
  readonly line: number
  readonly fields: readonly string[]
  /** Present if a quoted field is never closed: the record extends to the end of the file. */
  readonly unterminated?: true
}

const quote = '"'

/** Parses CSV (RFC 4180: quoted fields, doubled quotes, line breaks inside quotes; CRLF or LF). Skips empty lines. */
export function* readCsv(text: string): Generator<CsvRecord> {
  let at = 0
  let line = 1
  while (at < text.length) {
    const begin = line
    const fields: string[] = []
    for (let more = true; more; ) {
      const field = text[at] === quote ? quotedField(text, at) : plainField(text, at)
      line += field.breaks
      fields.push(field.value)
      at = field.end
      if (field.open) return yield { line: begin, fields, unterminated: true }
      more = text[at] === ','
      if (more) at++
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    line++
    if (fields.length > 1 || fields[0] !== '') yield { line: begin, fields }
  }
}

interface Field {
  readonly value: string
  readonly end: number
  readonly breaks: number
  readonly open?: true
}

function plainField(text: string, from: number): Field {
  let end = from
  while (
    end < text.length &&
    text[end] !== ',' &&
    text[end] !== '\n' &&
    !(text[end] === '\r' && text[end + 1] === '\n')
  )
    end++
  return { value: text.slice(from, end), end, breaks: 0 }
}

/** Text between the closing quote and the next comma is appended unchanged; validation is left to the column's schema. */
function quotedField(text: string, from: number): Field {
  let close = text.indexOf(quote, from + 1)
  while (close >= 0 && text[close + 1] === quote) close = text.indexOf(quote, close + 2)
  const inside = text.slice(from + 1, close < 0 ? text.length : close).replaceAll('""', quote)
  const breaks = inside.split('\n').length - 1
  if (close < 0) return { value: inside, end: text.length, breaks, open: true }
  const rest = plainField(text, close + 1)
  return { value: inside + rest.value, end: rest.end, breaks }
}
