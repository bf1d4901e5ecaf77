/** A record of a CSV file. `line` is the 1-based line that it starts on. */
export interface CsvRecord {
  readonly line: number
  readonly fields: readonly string[]
  /** Present if a quoted field is never closed: the record extends to the end of the file. */
  readonly isUnterminated?: true
}

const quote = '"'

/** Parses CSV (RFC 4180: quoted fields, doubled quotes, line breaks inside quotes; CRLF or LF). Skips empty lines. */
export function* readCsv(text: string): Generator<CsvRecord> {
  let position = 0
  let line = 1
  while (position < text.length) {
    const firstLine = line
    const fields: string[] = []
    for (let hasMoreFields = true; hasMoreFields; ) {
      const field = text[position] === quote ? readQuotedField(text, position) : readUnquotedField(text, position)
      line += field.lineBreaks
      fields.push(field.value)
      position = field.end
      if (field.isUnterminated) return yield { line: firstLine, fields, isUnterminated: true }
      hasMoreFields = text[position] === ','
      if (hasMoreFields) position++
    }
    if (text[position] === '\r') position++
    if (text[position] === '\n') position++
    line++
    if (fields.length > 1 || fields[0] !== '') yield { line: firstLine, fields }
  }
}

interface Field {
  readonly value: string
  readonly end: number
  readonly lineBreaks: number
  readonly isUnterminated?: true
}

function readUnquotedField(text: string, from: number): Field {
  let end = from
  while (
    end < text.length &&
    text[end] !== ',' &&
    text[end] !== '\n' &&
    !(text[end] === '\r' && text[end + 1] === '\n')
  )
    end++
  return { value: text.slice(from, end), end, lineBreaks: 0 }
}

/** Text between the closing quote and the next comma is appended unchanged; validation is left to the column's schema. */
function readQuotedField(text: string, from: number): Field {
  let closingQuote = text.indexOf(quote, from + 1)
  while (closingQuote >= 0 && text[closingQuote + 1] === quote) closingQuote = text.indexOf(quote, closingQuote + 2)
  const content = text.slice(from + 1, closingQuote < 0 ? text.length : closingQuote).replaceAll('""', quote)
  const lineBreaks = content.split('\n').length - 1
  if (closingQuote < 0) return { value: content, end: text.length, lineBreaks, isUnterminated: true }
  const rest = readUnquotedField(text, closingQuote + 1)
  return { value: content + rest.value, end: rest.end, lineBreaks }
}
