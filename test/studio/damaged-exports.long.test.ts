import { describe, expect, it } from 'vitest'
import { createRandom, sample } from '#shared/random.ts'
import { contentColumns, table, videos, write } from '#test/fixtures/studio/table.ts'
import { clock, dates, type Encoding, encode, grouping, writeZip } from '#test/fixtures/studio/writing.ts'
import type { Column } from '#web/lib/studio/columns.ts'
import { readExport } from '#web/lib/studio/read-export.ts'
import type { ReadFile } from '#web/lib/studio/read-file.ts'
import type { StudioVideo } from '#web/lib/studio/videos.ts'

const fileCount = 5000

type Random = ReturnType<typeof createRandom>

const drawers = (random: Random) => {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const shuffle = <T>(items: readonly T[]) => sample(items, items.length, random)
  return { whole, pick, shuffle }
}
type Draw = ReturnType<typeof drawers>

/** How programs write exports. */
const writers = [
  { key: 'en', separator: ',', encoding: 'utf-8', style: {} },
  { key: 'en', separator: ',', encoding: 'utf-8-bom', style: { group: grouping.comma, date: dates.iso } },
  { key: 'en', separator: '\t', encoding: 'utf-16le', style: { duration: clock } },
  { key: 'de', separator: ';', encoding: 'utf-8', style: { decimal: ',', group: grouping.dot, date: dates.dotted } },
  {
    key: 'es-419',
    separator: ';',
    encoding: 'utf-8-bom',
    style: { decimal: ',', group: grouping.narrowSpace, date: dates.spanish },
  },
  { key: 'ja', separator: ',', encoding: 'utf-8', style: {} },
  { key: 'tr', separator: ';', encoding: 'utf-16be', style: { decimal: ',', percent: (text: string) => `%${text}` } },
] as const

interface Export {
  readonly text: string
  readonly separator: string
  readonly encoding: Encoding
  readonly columns: readonly Column[]
  /** The contents of the export, by id and by title. */
  readonly truth: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  readonly total: Readonly<Record<string, unknown>>
  readonly ids: readonly string[]
}

const fields = {
  publishTime: 'publishedOn',
  duration: 'seconds',
  impressions: 'impressions',
  clickRate: 'clickRate',
  views: 'views',
  watchHours: 'watchHours',
  averageViewDuration: 'averageViewSeconds',
  subscribers: 'subscribers',
} as const satisfies Partial<Record<Column, keyof StudioVideo>>

function makeExport(seed: number, { whole, pick, shuffle }: Draw): Export {
  const writer = pick(writers)
  const rows = videos(`damaged ${seed}`, writer.key, whole(3, 16))
  // Columns in any order, with their headers. The total row's word is in the first column.
  const [first, ...others] = contentColumns
  const otherColumns: readonly Column[] = [...others, 'averageViewDuration']
  const columns: readonly Column[] = [first, ...(whole(0, 1) ? shuffle(otherColumns) : otherColumns)]
  const made = table(writer.key, columns, rows, { style: writer.style })
  const { bytes, expected } = write(made, {
    separator: writer.separator,
    eol: pick(['\n', '\r\n', '\r']),
    quote: pick(['needed', 'needed', 'all']),
    totalAt: pick(['first', 'last']),
  })
  const toRow = (values: readonly unknown[]) =>
    Object.fromEntries(columns.map((column, index) => [column, values[index + 1]]))
  const known = (expected.rows ?? []).map(toRow)
  return {
    text: bytes.toString(),
    separator: writer.separator,
    encoding: writer.encoding,
    columns,
    truth: new Map(known.flatMap((row) => [[String(row.content), row] as const, [String(row.title), row] as const])),
    total: toRow(expected.total ?? []),
    ids: known.map(({ content }) => String(content)),
  }
}

interface Damaged {
  readonly bytes: Uint8Array
  /** Whether the damage may have replaced a value with another valid one. */
  readonly isExempt?: (column: Column, isLast: boolean) => boolean
  /** Whether rows may be missing without a trace. */
  readonly mayLoseRows?: boolean
  /** Whether cells may have become empty. */
  readonly mayEmptyCells?: boolean
}

const splice = (text: string, at: number, length: number, insert = '') =>
  text.slice(0, at) + insert + text.slice(at + length)

/** Bytes that are not part of a number, a space or a separator in UTF-8 or Windows-1252. */
const otherBytes = [
  ...Buffer.from('@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{}~'),
  0x01,
  0xc3,
  0xe9,
  0xf1,
  0xff,
]

const garbage = [
  'lots',
  '1.2K',
  '4.7.2',
  '1e5',
  '0x1F',
  'NaN',
  '#REF!',
  '1,2,3',
  '--5',
  '5-',
  '1:2:3:4',
  '٣x',
  '🔥',
  'Infinity',
  '12 views',
  '+',
  '.',
  ',5,',
  '=1+1',
  'a'.repeat(20_000),
]
const missing = ['', '—', '--', 'N/A', ' ']

const splitLines = (text: string) => {
  const eol = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n'
  return { eol, lines: text.split(eol) }
}

/**
 * Damage that a reader can notice. It excludes a digit that became another, a cell that was cut off in the middle of its digits,
 * and figures of one video in place of another's, which no reader can notice.
 */
const damages: Readonly<Record<string, (file: Export, draw: Draw) => Damaged>> = {
  none: ({ text, encoding }) => ({ bytes: encode(text, encoding) }),
  truncated: ({ text, encoding, columns }, { whole }) => ({
    bytes: encode(text.slice(0, whole(0, text.length)), encoding),
    mayLoseRows: true,
    // The last cell may have lost digits.
    isExempt: (column, isLast) => isLast && column === columns.at(-1),
  }),
  bytes: ({ text, encoding }, { whole, pick }) => {
    const bytes = encode(text, encoding)
    for (let count = whole(1, 6); count > 0; count--) bytes[whole(0, bytes.length - 1)] = pick(otherBytes)
    // Jan may have become Jun.
    return { bytes, isExempt: (column) => column === 'publishTime' }
  },
  'one separator': ({ text, encoding, separator }, { whole, pick }) => {
    const places = [...text.matchAll(new RegExp(separator, 'g'))].map(({ index }) => index)
    const other = pick([',', ';', '\t', '|', '', `${separator}${separator}`].filter((mark) => mark !== separator))
    const at = places[whole(0, places.length - 1)] ?? 0
    return { bytes: encode(splice(text, at, 1, other), encoding) }
  },
  // The row then has as many cells as the header, but others.
  'separators of the header and a row': ({ text, encoding, separator }, { whole, pick }) => {
    const { eol, lines } = splitLines(text)
    const insert = pick(['', `${separator}${separator}`])
    for (const row of [0, whole(1, lines.length - 2)]) {
      const line = lines[row] ?? ''
      const places = [...line.matchAll(new RegExp(separator, 'g'))].map(({ index }) => index)
      lines[row] = splice(line, places[whole(0, places.length - 1)] ?? 0, 1, insert)
    }
    return { bytes: encode(lines.join(eol), encoding) }
  },
  'all separators': ({ text, encoding, separator }, { pick }) => {
    const other = pick([',', ';', '\t'].filter((mark) => mark !== separator))
    const swap = (mark: string) => (mark === separator ? other : mark === other ? separator : mark)
    return { bytes: encode(pick([text.replaceAll(separator, other), [...text].map(swap).join('')]), encoding) }
  },
  quotes: ({ text, encoding }, { whole }) => {
    let damaged = text
    for (let count = whole(1, 4); count > 0; count--) {
      const places = [...damaged.matchAll(/"/g)].map(({ index }) => index)
      const at = places[whole(0, places.length - 1)]
      damaged =
        at === undefined || whole(0, 1) ? splice(damaged, whole(0, damaged.length), 0, '"') : splice(damaged, at, 1)
    }
    return { bytes: encode(damaged, encoding) }
  },
  'line ends': ({ text, encoding }, { whole }) => {
    const { eol, lines } = splitLines(text)
    const at = whole(1, lines.length - 1)
    return { bytes: encode(`${lines.slice(0, at).join(eol)}${lines.slice(at).join(eol)}`, encoding) }
  },
  'lines moved and repeated': ({ text, encoding }, { whole }) => {
    const { eol, lines } = splitLines(text)
    for (let count = whole(1, 5); count > 0; count--) {
      const [line = ''] = whole(0, 1) ? lines.splice(whole(1, lines.length - 1), 1) : lines.slice(-3, -2)
      lines.splice(whole(1, lines.length), 0, line)
    }
    return { bytes: encode(lines.join(eol), encoding) }
  },
  'cells replaced': (file, draw) => replaceCells(file, draw, garbage),
  'cells emptied': (file, draw) => ({ ...replaceCells(file, draw, missing), mayEmptyCells: true }),
  'zeros written over': ({ text, encoding }, { whole }) => {
    const bytes = encode(text, encoding)
    const at = whole(0, bytes.length - 1)
    return { bytes: bytes.fill(0, at, Math.min(bytes.length, at + whole(1, 300))) }
  },
  // Writes only to the end of the line: across lines, one video would get the figures of another.
  'letters written over': ({ text, encoding }, { whole, pick }) => {
    const at = whole(0, text.length - 1)
    const mark = pick(['x', '\ufffd', '"', '?'])
    const written = text.slice(at, at + whole(1, 200)).split(/[\r\n]/)[0] ?? ''
    return {
      bytes: encode(splice(text, at, written.length, mark.repeat(written.length)), encoding),
      isExempt: (column) => column === 'publishTime',
    }
  },
}

function replaceCells(
  { text, encoding, separator }: Export,
  { whole, pick }: Draw,
  contents: readonly string[],
): Damaged {
  const { eol, lines } = splitLines(text)
  for (let count = whole(1, 8); count > 0; count--) {
    const row = whole(1, Math.max(1, lines.length - 2))
    const cells = lines[row]?.match(new RegExp(`("([^"]|"")*"|[^${separator}]*)(${separator}|$)`, 'g')) ?? []
    const column = whole(0, Math.max(0, cells.length - 2))
    const end = cells[column]?.endsWith(separator) ? separator : ''
    cells[column] = `"${pick(contents).replaceAll('"', '""')}"${end}`
    lines[row] = cells.join('')
  }
  return { bytes: encode(lines.join(eol), encoding) }
}

/** Returns what is wrong with a reading: values that differ from the truth, and losses that are not named. */
function findLies(files: readonly ReadFile[], file: Export, damaged: Damaged): string[] {
  const lies: string[] = []
  const [read] = files
  if (!read) return ['nothing was returned']
  if (read.kind === 'failed') return lies
  if (read.kind !== 'videos') return [`read as ${read.kind}`]
  const isNamed = read.skipped.length > 0 || read.unknownColumns.length > 0
  const check = (video: StudioVideo, row: Readonly<Record<string, unknown>>, isLast: boolean) => {
    for (const column of file.columns) {
      if (!(column in fields) || damaged.isExempt?.(column, isLast)) continue
      const value = video[fields[column as keyof typeof fields]]
      const right = row[column] ?? null
      if (value === right) continue
      if (value !== null) lies.push(`${column} of ${String(row.content)}: ${value} instead of ${String(right)}`)
      else if (!isNamed && !damaged.mayEmptyCells) lies.push(`${column} of ${String(row.content)}: silently empty`)
    }
  }
  for (const [index, video] of read.videos.entries()) {
    const row = file.truth.get(video.id ?? '') ?? file.truth.get(video.title)
    if (row) check(video, row, index === read.videos.length - 1)
  }
  if (read.total) check(read.total, file.total, false)
  const ids = new Set(read.videos.map(({ id }) => id))
  const lost = file.ids.filter((id) => !ids.has(id))
  if (lost.length > 0 && !isNamed && !damaged.mayLoseRows && read.videos.length < file.ids.length)
    lies.push(`lost ${lost.join()} silently`)
  return lies
}

describe('damaged exports', () => {
  const names = Object.keys(damages)
  const perDamage = Math.ceil(fileCount / names.length)

  it.each(Object.entries(damages))('%s: gives no wrong number without a warning', (name, damage) => {
    const outcomes = { read: 0, failed: 0 }
    for (let index = 0; index < perDamage; index++) {
      const seed = names.indexOf(name) * perDamage + index
      const draw = drawers(createRandom(seed))
      const file = makeExport(seed, draw)
      const damaged = damage(file, draw)
      const started = performance.now()
      const files = readExport('a.csv', damaged.bytes)
      expect(performance.now() - started, `milliseconds for ${name} ${seed}`).toBeLessThan(5000)
      expect(findLies(files, file, damaged), `${name} ${seed}`).toEqual([])
      if (name === 'none') expect(files, `${seed}`).toMatchObject([{ kind: 'videos', skipped: [] }])
      outcomes[files[0]?.kind === 'failed' ? 'failed' : 'read']++
    }
    // No text contains zeros, so such files are refused. Other damage is to a part of the file, and the rest is read.
    expect(outcomes[name === 'zeros written over' ? 'failed' : 'read']).toBeGreaterThan(perDamage / 2)
  })

  it('names every damage to a ZIP', () => {
    let read = 0
    for (let seed = 0; seed < 500; seed++) {
      const draw = drawers(createRandom(seed))
      const file = makeExport(seed, draw)
      const bytes = writeZip([{ name: 'Table data.csv', bytes: encode(file.text, file.encoding) }])
      for (let count = draw.whole(1, 3); count > 0; count--) bytes[draw.whole(0, bytes.length - 1)] = draw.whole(0, 255)
      const cut = draw.whole(0, 3) === 0 ? bytes.subarray(0, draw.whole(0, bytes.length)) : bytes
      const files = readExport('a.zip', cut)
      expect(findLies(files, file, { bytes: cut }), `ZIP ${seed}`).toEqual([])
      if (files[0]?.kind === 'videos') read++
    }
    // Some damage is to parts that do not matter.
    expect(read).toBeGreaterThan(0)
  })

  it('reads any bytes without an error', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const draw = drawers(createRandom(seed))
      const text = Array.from({ length: draw.whole(0, 400) }, () =>
        draw.pick([
          '"',
          ',',
          ';',
          '\t',
          '\n',
          '\r',
          '\0',
          'Views',
          'Video title',
          'Content',
          'Date',
          'PK\x03\x04',
          '1',
          '-',
          '.',
          '٣',
          '🔥',
          '\ufeff',
          'sep=;\n',
          ' ',
        ]),
      ).join('')
      const bytes = draw.whole(0, 1)
        ? encode(text, draw.pick(['utf-8', 'utf-16le', 'utf-16be']))
        : Uint8Array.from({ length: draw.whole(0, 300) }, () => draw.whole(0, 255))
      expect(readExport('a', bytes).length).toBeGreaterThan(0)
    }
  })

  it('does not hang on endless quotes, marks and line breaks', () => {
    const started = performance.now()
    for (const part of ['"', '""', ',"', '"\n', ',', '\n', '1,', '"a\n,', ' ', "'1", '٣'])
      readExport('a.csv', encode(`Content,Video title,Views,Impressions\n${part.repeat(200_000)}`, 'utf-8'))
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})
