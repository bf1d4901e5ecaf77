import { isMissing, type Read, toPlain } from './numbers.ts'

/** Which part of 05/01/2024 is the day. `both`: dates of the column contradict each other; null: none of them shows it. */
export type DayOrder = 'day-first' | 'month-first' | 'both' | null

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/

/** Determines from the dates of a column which part is the day: a number above 12 is not a month. */
export function decideDayOrder(cells: Iterable<string>): DayOrder {
  let dayFirst = false
  let monthFirst = false
  for (const cell of cells) {
    const match = slashed.exec(withoutTime(toPlain(cell)))
    if (match?.[3]?.length !== 4) continue
    const [, first = '', second = '', year = ''] = match
    // Only valid dates count as evidence.
    if (Number(first) > 12 && toIso(year, second, first)) dayFirst = true
    if (Number(second) > 12 && toIso(year, first, second)) monthFirst = true
  }
  if (dayFirst && monthFirst) return 'both'
  return dayFirst ? 'day-first' : monthFirst ? 'month-first' : null
}

/** Removes the time that spreadsheets add to a date. */
const withoutTime = (plain: string): string =>
  plain.replace(/[T ]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?( ?[ap]m)?(Z|[+-]\d{2}:?\d{2})?$/i, '')

/** Reads a date as YYYY-MM-DD. */
export function readDate(cell: string, order: DayOrder): Read<string> {
  const plain = toPlain(cell)
  if (isMissing(plain)) return { value: null }
  if (plain.length > 60) return { reason: 'bad_date' }
  const text = withoutTime(plain)
  const iso = readYearFirst(text) ?? readDotted(text)
  if (iso !== undefined) return iso === null ? { reason: 'bad_date' } : { value: iso }
  const match = slashed.exec(text)
  if (match) return readSlashed(match, order)
  return readWords(text)
}

/** Reads 2024-01-05, 2024/1/5, 2024. 1. 5., 2024年1月5日 and 2024년 1월 5일. Undefined if the text has another form. */
function readYearFirst(text: string): string | null | undefined {
  const match =
    /^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?$/.exec(text) ??
    /^(\d{4}) ?(年|년) ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]$/.exec(text)
  return match ? toIso(match[1], match[3], match[4]) : undefined
}

/** Reads 05.01.2024. With dots, the day always comes first. */
function readDotted(text: string): string | null | undefined {
  const match = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\.?$/.exec(text)
  return match ? toIso(match[3], match[2], match[1]) : undefined
}

function readSlashed([, first, second, year]: readonly string[], order: DayOrder): Read<string> {
  // 01/05/24 may begin with the year.
  if (year?.length !== 4) return { reason: 'ambiguous_date' }
  const dayFirst = toIso(year, second, first)
  const monthFirst = toIso(year, first, second)
  if (!dayFirst || !monthFirst) {
    const only = dayFirst ?? monthFirst
    return only ? { value: only } : { reason: 'bad_date' }
  }
  if (dayFirst === monthFirst) return { value: dayFirst }
  if (order === null || order === 'both') return { reason: 'ambiguous_date' }
  return { value: order === 'day-first' ? dayFirst : monthFirst }
}

/** Returns YYYY-MM-DD, or null if the day does not exist or no video can have been published on it. */
function toIso(
  year: string | number | undefined,
  month: string | number | undefined,
  day: string | number | undefined,
) {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  // Thai exports count from the birth of the Buddha.
  const western = y > 2500 ? y - 543 : y
  if (western < 2005 || western > 2099 || m < 1 || m > 12 || d < 1) return null
  const days = new Date(Date.UTC(western, m, 0)).getUTCDate()
  if (d > days) return null
  return `${western}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}

/** Reads a date whose month is a word, such as Jan 5, 2024 or 5 de jan. de 2024. */
function readWords(text: string): Read<string> {
  const parts = wordsOf(text)
  const numbers = parts.filter((part) => /^\d/.test(part))
  const words = parts.filter((part) => !/^\d/.test(part))
  const years = numbers.filter(({ length }) => length === 4)
  const others = numbers.filter(({ length }) => length < 3)
  const [year] = years
  if (years.length !== 1 || numbers.length !== years.length + others.length) return { reason: 'bad_date' }
  // Vietnamese: 5 thg 1, 2024.
  const vietnamese = parts.findIndex((part) => part === 'thg' || part === 'tháng')
  if (vietnamese >= 0 && others.length === 2) {
    const month = parts[vietnamese + 1]
    const day = parts[vietnamese - 1] === 'ngày' ? undefined : parts[vietnamese - 1]
    const date = words.every((word) => vietnameseWords.has(word)) ? toIso(year, month, day) : null
    return date ? { value: date } : { reason: 'bad_date' }
  }
  const [day] = others
  if (others.length !== 1) return { reason: 'bad_date' }
  const { months, fillers } = words.every((word) => english.has(word)) ? englishNames : loadNames()
  const monthNumbers = new Set<number>()
  let monthWords = 0
  for (const word of words) {
    const named = months.get(word)
    if (named && !(fillers.has(word) && words.length > 1 && monthWords > 0)) {
      monthWords++
      for (const month of named) monthNumbers.add(month)
    } else if (!fillers.has(word)) return { reason: 'bad_date' }
  }
  const [month] = monthNumbers
  if (monthWords !== 1) return { reason: 'bad_date' }
  const dates = [...monthNumbers].map((candidate) => toIso(year, candidate, day))
  // The word means October in one language and November in another.
  if (monthNumbers.size > 1) return { reason: dates.some((date) => date) ? 'ambiguous_date' : 'bad_date' }
  const date = toIso(year, month, day)
  return date ? { value: date } : { reason: 'bad_date' }
}

const vietnameseWords = new Set(['thg', 'tháng', 'ngày', 'năm'])

/** Splits a text into numbers and lowercase words, without the dots of abbreviations. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replace(/(?<=[\p{L}\p{M}])[.׳'’](?=[\p{L}\p{M}])/gu, '')
    .match(/\d+|[\p{L}\p{M}]+/gu) ?? []

interface Names {
  /** The months that each word means: more than one if languages differ. */
  readonly months: ReadonlyMap<string, ReadonlySet<number>>
  /** Words beside the month, such as "de" in "5 de jan. de 2024". */
  readonly fillers: ReadonlySet<string>
}

const englishMonths =
  'jan january feb february mar march apr april may may jun june jul july aug august sep september oct october nov november dec december'
    .split(' ')
    .map((word, index) => [word, new Set([Math.floor(index / 2) + 1])] as const)
const english = new Map(englishMonths)
const englishNames: Names = { months: english, fillers: new Set() }

/** The languages of YouTube. */
const locales =
  'af am ar az be bg bn bs ca cs da de de-AT el en en-GB es es-MX et eu fa fi fil fr fr-CA gl gu he hi hr hu hy id is it ka kk km kn ky lo lt lv mk ml mn mr ms my nb ne nl or pa pl pt pt-PT ro ru si sk sl sq sr sr-Latn sv sw ta te th tr uk ur uz zu'.split(
    ' ',
  )

/** Spellings used by spreadsheets and earlier versions of Unicode's data. */
const otherSpellings: readonly (readonly [string, number])[] = [
  ['sept', 9],
  ['sep', 9],
  ['set', 9],
  ['mrz', 3],
  ['mär', 3],
  ['янв', 1],
  ['фев', 2],
  ['мар', 3],
  ['апр', 4],
  ['июн', 6],
  ['июл', 7],
  ['авг', 8],
  ['сен', 9],
  ['окт', 10],
  ['ноя', 11],
  ['дек', 12],
  ['agu', 8],
  ['des', 12],
]

let names: Names | undefined

/** Returns the names of months in all languages. Collecting them is slow, so it is done only once a date is not in English. */
function loadNames(): Names {
  if (names) return names
  const months = new Map<string, Set<number>>()
  const fillers = new Set<string>()
  const add = (word: string, month: number) => {
    const known = months.get(word) ?? new Set()
    months.set(word, known.add(month))
  }
  for (const locale of locales) {
    for (const style of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn-ca-gregory`, {
        day: 'numeric',
        month: style,
        year: 'numeric',
        timeZone: 'UTC',
      })
      const alone = new Intl.DateTimeFormat(`${locale}-u-nu-latn-ca-gregory`, { month: style, timeZone: 'UTC' })
      for (let month = 1; month <= 12; month++) {
        const date = new Date(Date.UTC(2024, month - 1, 5))
        for (const { type, value } of format.formatToParts(date)) {
          const words = wordsOf(value).filter((word) => !/^\d/.test(word))
          const [word] = words
          if (type === 'month' && words.length === 1 && word !== undefined) add(word, month)
          if (type === 'literal') for (const filler of words) fillers.add(filler)
        }
        const [word, ...rest] = wordsOf(alone.format(date))
        if (word !== undefined && rest.length === 0 && !/^\d/.test(word)) add(word, month)
      }
    }
  }
  for (const [word, month] of otherSpellings) add(word, month)
  // Hebrew writes "in January" as one word.
  for (const [word, named] of [...months]) {
    if (/^[א-ת]/.test(word)) for (const month of named) add(`ב${word}`, month)
    // Some programs write names without accents. Marks of other scripts are kept because they distinguish months.
    const bare = word
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
    if (bare !== word) for (const month of named) add(bare, month)
  }
  names = { months, fillers }
  return names
}
