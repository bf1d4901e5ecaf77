import type { SkipReason } from './read-file.ts'

/** The result of reading a cell: a value, null if it is empty, or why it could not be read. */
export type Read<T> = { readonly value: T | null } | { readonly reason: SkipReason }

/** Code points of the digit zero in scripts that exports may use. The other nine digits follow it. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1040, 0x17e0]

/** Invisible characters, such as soft hyphens and the direction marks that spreadsheets put around numbers. */
const invisible = /\p{Cf}/gu

/** Normalizes a cell: ASCII digits, no full-width or invisible characters, trimmed. */
export function toPlain(cell: string): string {
  // A superscript would become a digit.
  if (/^[\x20-\x7e]*$|\p{No}/u.test(cell)) return cell.trim()
  return cell
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[\u0660-\u17e9]/g, toAsciiDigit)
    .trim()
}

function toAsciiDigit(character: string): string {
  const code = character.charCodeAt(0)
  const zero = zeros.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? character : String(code - zero)
}

/** Returns whether a plain cell means that there is no value. */
export const isMissing = (plain: string): boolean => /^([-–—−]{0,3}|n\/?a\.?)$/i.test(plain)

/** The sign, digits and separators of a number. */
interface Shape {
  readonly isNegative: boolean
  readonly digits: string
  /** The number of digits after the decimal mark. */
  readonly decimals: number
  /** The decimal mark. Null if there is none, or if it is unclear. */
  readonly mark: 'point' | 'comma' | 'other' | null
  /** A separator that can only mark thousands, as in 1,234,567. */
  readonly thousands: 'point' | 'comma' | null
  /** For 1,234 and 1.234: the ambiguous separator. */
  readonly unclear: 'point' | 'comma' | null
}

const markNames = { '.': 'point', ',': 'comma' } as const

/** Groups of three or, as in India, groups of two before the last three. */
const isGrouped = (groups: readonly string[]): boolean => {
  const [first = '', ...rest] = groups
  const last = rest.at(-1)
  if (!/^\d{1,3}$/.test(first) || last?.length !== 3) return false
  const isDigits = rest.every((group) => /^\d+$/.test(group))
  const middle = rest.slice(0, -1)
  return (
    isDigits &&
    (middle.every(({ length }) => length === 3) || (first.length < 3 && middle.every(({ length }) => length === 2)))
  )
}

/** Returns the shape of a number without a percent sign, or null if the text is not a number. */
function shapeOf(plain: string): Shape | null {
  if (plain.length > 40) return null
  const isNegative = /^[-−–]/.test(plain)
  // Arabic separators are unambiguous.
  const text = plain
    .replace(/^[-−–+]\s?/, '')
    .replaceAll('\u066c', "'")
    .replaceAll('’', "'")
  const shape = (
    digits: string,
    decimals = 0,
    marks: Partial<Pick<Shape, 'mark' | 'thousands' | 'unclear'>> = {},
  ): Shape | null =>
    // Numbers with more digits cannot be represented exactly.
    /^\d{1,15}$/.test(digits)
      ? { isNegative, digits, decimals, mark: null, thousands: null, unclear: null, ...marks }
      : null
  if (/^\d+$/.test(text)) return shape(text)
  const decimalAt = findDecimalMark(text)
  const wholeDigits = decimalAt < 0 ? text : text.slice(0, decimalAt)
  const fraction = decimalAt < 0 ? '' : text.slice(decimalAt + 1)
  if (decimalAt >= 0 && !/^\d+$/.test(fraction)) return null
  const separators = [...new Set(wholeDigits.replace(/\d/g, ''))]
  const [separator] = separators
  if (separators.length > 1 || (separator !== undefined && !/[.,'\s]/.test(separator))) return null
  const groups = separator === undefined ? [wholeDigits] : wholeDigits.split(separator)
  if (separator !== undefined && !isGrouped(groups)) return null
  const name = separator === '.' || separator === ',' ? markNames[separator] : null
  if (decimalAt < 0)
    return shape(
      groups.join(''),
      0,
      groups.length === 2 && name && !wholeDigits.startsWith('0') ? { unclear: name } : { thousands: name },
    )
  if (!/^\d*$/.test(groups.join(''))) return null
  const decimalMark = text[decimalAt]
  const mark = decimalMark === '.' || decimalMark === ',' ? markNames[decimalMark] : 'other'
  return shape(groups.join('') + fraction, fraction.length, { mark, thousands: name })
}

/** Returns the index of the decimal mark, or -1 if there is none or the only separator may mark thousands. */
function findDecimalMark(text: string): number {
  const arabic = text.indexOf('\u066b')
  if (arabic >= 0) return arabic
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  const last = Math.max(point, comma)
  if (last < 0 || text.indexOf(text[last] ?? '') !== last) return -1
  if (Math.min(point, comma) >= 0 || /['\s]/.test(text)) return last
  const [digitsBefore, digitsAfter] = [last, text.length - last - 1]
  return digitsAfter === 3 && digitsBefore >= 1 && digitsBefore <= 3 && !text.startsWith('0') ? -1 : last
}

/** Removes a percent sign before or after a number. */
const withoutPercent = (plain: string): string => plain.replace(/[٪％]/g, '%').replace(/^%\s?|\s?%$/, '')

export type NumberKind = 'count' | 'decimal' | 'percent'

/** The decimal mark of a file. `both`: its cells contradict each other; null: none of them shows it. */
export type Convention = 'point' | 'comma' | 'both' | null

const opposite = { point: 'comma', comma: 'point' } as const

/**
 * Determines the decimal mark of a file. 4.7 and 1,234,567 show it by themselves. If no cell does, a count
 * such as 1,234 shows it, because counts have no decimals.
 */
export function decideConvention(cells: Iterable<{ readonly cell: string; readonly kind: NumberKind }>): Convention {
  const strong = new Set<'point' | 'comma'>()
  const weak = new Set<'point' | 'comma'>()
  for (const { cell, kind } of cells) {
    // Plain digits are no evidence.
    if (!/[.,．，]/.test(cell)) continue
    const shape = shapeOf(withoutPercent(toPlain(cell)))
    if (!shape) continue
    if (shape.mark !== null && shape.mark !== 'other' && kind !== 'count') strong.add(shape.mark)
    if (shape.thousands && (shape.mark === null || kind !== 'count')) strong.add(opposite[shape.thousands])
    if (shape.unclear && kind === 'count') weak.add(opposite[shape.unclear])
  }
  const marks = strong.size > 0 ? strong : weak
  const [mark = null] = marks
  return marks.size > 1 ? 'both' : mark
}

/** Reads a number. A count has no decimals other than zeros. */
export function readNumber(cell: string, kind: NumberKind, convention: Convention): Read<number> {
  const plain = toPlain(cell)
  if (isMissing(plain)) return { value: null }
  const shape = shapeOf(kind === 'percent' ? withoutPercent(plain) : plain)
  if (!shape) return { reason: 'not_a_number' }
  const decimals = countDecimals(shape, kind, convention)
  if (typeof decimals === 'object') return decimals
  const { digits, isNegative } = shape
  const wholeDigits = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  if (kind === 'count' && /[1-9]/.test(fraction)) return { reason: 'not_a_number' }
  const value = Number(decimals === 0 ? digits : `${wholeDigits || '0'}.${fraction}`)
  return { value: isNegative && value !== 0 ? -value : value }
}

/** Returns how many digits of a number are decimals. */
function countDecimals(
  { mark, thousands, unclear, decimals }: Shape,
  kind: NumberKind,
  convention: Convention,
): number | { reason: SkipReason } {
  if (unclear !== null) {
    if (convention === null && kind === 'count') return 0
    if (convention === null || convention === 'both') return { reason: 'ambiguous_number' }
    if (unclear !== convention) return 0
    return kind === 'count' ? { reason: 'ambiguous_number' } : 3
  }
  // The file uses the other decimal mark, so this cell may have lost a digit.
  const isDecided = convention !== null && convention !== 'both'
  if (isDecided && mark !== null && mark !== 'other' && mark !== convention) return { reason: 'not_a_number' }
  if (isDecided && thousands === convention) return { reason: 'not_a_number' }
  return decimals
}

/** Reads a duration in seconds: plain seconds, m:ss or h:mm:ss. */
export function readDuration(cell: string, convention: Convention): Read<number> {
  const plain = toPlain(cell)
  if (isMissing(plain)) return { value: null }
  const clock = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{2})$/.exec(plain)
  if (clock) {
    const [hours, minutes, seconds] = [Number(clock[1] ?? 0), Number(clock[2]), Number(clock[3])]
    const isClock = seconds < 60 && (clock[1] === undefined || (minutes < 60 && clock[2]?.length === 2))
    return isClock ? { value: hours * 3600 + minutes * 60 + seconds } : { reason: 'bad_duration' }
  }
  const parsed = readNumber(plain, 'count', convention)
  if ('reason' in parsed) return { reason: parsed.reason === 'ambiguous_number' ? parsed.reason : 'bad_duration' }
  return parsed.value !== null && parsed.value < 0 ? { reason: 'bad_duration' } : parsed
}
