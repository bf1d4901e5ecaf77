import { describe, expect, it } from 'vitest'
import { encode, writeZip } from '#test/fixtures/studio/writing.ts'
import { type Column, columns, findColumn, isTotalWord } from '#web/lib/studio/columns.ts'
import { readRecords } from '#web/lib/studio/csv.ts'
import { decideDayOrder, readDate } from '#web/lib/studio/dates.ts'
import { mergeVideos } from '#web/lib/studio/merge-videos.ts'
import { decideConvention, type NumberKind, readDuration, readNumber } from '#web/lib/studio/numbers.ts'
import { readExport } from '#web/lib/studio/read-export.ts'
import { limits, type ReadFile } from '#web/lib/studio/read-file.ts'

describe('columns', () => {
  it.each([
    ['Views', 'views'],
    ['  VIEWS ', 'views'],
    ['Watch time (hours)', 'watchHours'],
    ['Watch time (minutes)', undefined],
    ['視聴回数', 'views'],
    ['総再生時間(単位:時間)', 'watchHours'],
    ['İÇERİK', 'content'],
    ['Estimated revenue (NOK)', 'revenue'],
    ['Views (NOK)', undefined],
    ['Subscribers gained', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('%j is %s', (header, column) => {
    expect(findColumn(header)).toBe(column)
  })

  it('knows totals in several languages', () => {
    expect(['Total', 'GESAMT', '合計', 'Toplam', 'Views'].map(isTotalWord)).toEqual([true, true, true, true, false])
  })
})

describe('numbers', () => {
  const value1234 = { value: 1234 }
  it.each<[string, NumberKind, 'point' | 'comma' | 'both' | null, object]>([
    ['1234', 'count', null, value1234],
    ['1,234', 'count', null, value1234],
    ['1.234', 'count', null, value1234],
    ['1’234', 'count', null, value1234],
    ["1'234", 'count', 'comma', value1234],
    ['1 234', 'count', null, value1234],
    ['1\u00a0234', 'count', null, value1234],
    ['1\u202f234', 'count', null, value1234],
    ['１２３４', 'count', null, value1234],
    ['١٢٣٤', 'count', null, value1234],
    ['۱۲۳۴', 'count', null, value1234],
    ['١٬٢٣٤', 'count', null, value1234],
    ['\u200e1234', 'count', null, value1234],
    ['1234.0', 'count', 'point', value1234],
    ['+1234', 'count', null, value1234],
    ['12,34,567', 'count', null, { value: 1_234_567 }],
    ['1.234', 'count', 'point', { reason: 'ambiguous_number' }],
    ['1,234', 'count', 'both', { reason: 'ambiguous_number' }],
    ['1.234', 'decimal', null, { reason: 'ambiguous_number' }],
    ['1.234', 'decimal', 'both', { reason: 'ambiguous_number' }],
    ['1.234', 'decimal', 'point', { value: 1.234 }],
    ['1.234', 'decimal', 'comma', { value: 1234 }],
    ['1,234.5', 'decimal', 'point', { value: 1234.5 }],
    ['1.234,5', 'decimal', 'comma', { value: 1234.5 }],
    ['1 234,567', 'decimal', null, { value: 1234.567 }],
    ['0,123', 'decimal', null, { value: 0.123 }],
    ['٤٫٧', 'decimal', null, { value: 4.7 }],
    // In a file of decimal commas the cell may have lost a digit.
    ['4.75', 'decimal', 'comma', { reason: 'not_a_number' }],
    ['1,234,567', 'count', 'comma', { reason: 'not_a_number' }],
    ['4,7 %', 'percent', null, { value: 4.7 }],
    ['%4,7', 'percent', null, { value: 4.7 }],
    ['4.7％', 'percent', null, { value: 4.7 }],
    ['4.7%', 'count', null, { reason: 'not_a_number' }],
    ['-8', 'count', null, { value: -8 }],
    ['−8', 'count', null, { value: -8 }],
    ['-0', 'count', null, { value: 0 }],
    ['4.7', 'count', null, { reason: 'not_a_number' }],
    ['12 34', 'count', null, { reason: 'not_a_number' }],
    ['1,23', 'count', null, { reason: 'not_a_number' }],
    ['1,2345,678', 'count', null, { reason: 'not_a_number' }],
    ['1.234,567,890', 'decimal', null, { reason: 'not_a_number' }],
    ['12²', 'count', null, { reason: 'not_a_number' }],
    ['1234567890123456', 'count', null, { reason: 'not_a_number' }],
    ['.5', 'decimal', null, { value: 0.5 }],
    ['5.', 'decimal', null, { reason: 'not_a_number' }],
    ['—', 'count', null, { value: null }],
    ['--', 'count', null, { value: null }],
    ['N/A', 'count', null, { value: null }],
  ])('%j as %s, decimal mark %s', (cell, kind, convention, expected) => {
    expect(readNumber(cell, kind, convention)).toEqual(expected)
  })

  it.each<[[string, NumberKind][], string | null]>([
    [
      [
        ['12', 'count'],
        ['1,234', 'decimal'],
      ],
      null,
    ],
    [
      [
        ['4.7', 'percent'],
        ['1,234', 'decimal'],
      ],
      'point',
    ],
    [[['4,7', 'percent']], 'comma'],
    [[['1,234,567', 'count']], 'point'],
    [[['1,234', 'count']], 'point'],
    // A decimal counts more than a count with one mark.
    [
      [
        ['1.234', 'count'],
        ['4.7', 'percent'],
      ],
      'point',
    ],
    [
      [
        ['4.7', 'percent'],
        ['4,7', 'percent'],
      ],
      'both',
    ],
    [[['4.7', 'count']], null],
  ])('%j show the decimal mark %s', (cells, convention) => {
    expect(decideConvention(cells.map(([cell, kind]) => ({ cell, kind })))).toBe(convention)
  })
})

describe('durations', () => {
  it.each([
    ['321', { value: 321 }],
    ['12:34', { value: 754 }],
    ['1:02:03', { value: 3723 }],
    ['75:10', { value: 4510 }],
    ['1:75:00', { reason: 'bad_duration' }],
    ['1:2:03', { reason: 'bad_duration' }],
    ['12:75', { reason: 'bad_duration' }],
    ['-12', { reason: 'bad_duration' }],
    ['12.5', { reason: 'bad_duration' }],
    ['', { value: null }],
  ])('reads %j', (cell, expected) => {
    expect(readDuration(cell, null)).toEqual(expected)
  })
})

describe('dates', () => {
  it.each([
    ['Jan 5, 2024', '2024-01-05'],
    ['January 5, 2024', '2024-01-05'],
    ['2024-01-05', '2024-01-05'],
    ['2024-01-05T10:00:00Z', '2024-01-05'],
    ['2024/1/5 0:00', '2024-01-05'],
    ['2024. 1. 5.', '2024-01-05'],
    ['2024年1月5日', '2024-01-05'],
    ['2024년 1월 5일', '2024-01-05'],
    ['５.１.２０２４', '2024-01-05'],
    ['25/01/2024', '2024-01-25'],
    ['01/25/2024', '2024-01-25'],
    ['05/05/2024', '2024-05-05'],
    ['5. März 2024', '2024-03-05'],
    ['5 févr. 2024', '2024-02-05'],
    ['5 fevr. 2024', '2024-02-05'],
    ['5 de jan. de 2024', '2024-01-05'],
    ['5 Şub 2024', '2024-02-05'],
    ['5 янв. 2024 г.', '2024-01-05'],
    ['5 ม.ค. 2567', '2024-01-05'],
    ['5 มี.ค. 2567', '2024-03-05'],
    ['5 thg 11, 2024', '2024-11-05'],
    ['5 בינואר 2024', '2024-01-05'],
    ['٥ يناير ٢٠٢٤', '2024-01-05'],
  ])('reads %j', (cell, date) => {
    expect(readDate(cell, null)).toEqual({ value: date })
  })

  it.each([
    ['05/01/2024', 'ambiguous_date'],
    ['5/1/24', 'ambiguous_date'],
    // October in Croatian, November in Polish and Czech.
    ['5 listopada 2024', 'ambiguous_date'],
    ['Feb 30, 2024', 'bad_date'],
    ['2023-02-29', 'bad_date'],
    ['Jan 5, 1024', 'bad_date'],
    ['Jan Feb 5, 2024', 'bad_date'],
    ['45296', 'bad_date'],
    ['5 2024', 'bad_date'],
    ['Jan 2024', 'bad_date'],
  ])('%j is not a date: %s', (cell, reason) => {
    expect(readDate(cell, null)).toEqual({ reason })
  })

  it('takes the order of day and month from the column', () => {
    expect(decideDayOrder(['05/01/2024', '25/01/2024'])).toBe('day-first')
    expect(decideDayOrder(['05/01/2024', '01/25/2024'])).toBe('month-first')
    expect(decideDayOrder(['25/01/2024', '01/25/2024'])).toBe('both')
    expect(decideDayOrder(['05/01/2024', '45/01/2024'])).toBeNull()
    expect(readDate('05/01/2024', 'day-first')).toEqual({ value: '2024-01-05' })
    expect(readDate('05/01/2024', 'month-first')).toEqual({ value: '2024-05-01' })
  })
})

describe('lines of a CSV file', () => {
  const read = (text: string, hasSwallowed?: (cell: string) => boolean) =>
    [...readRecords(text, ',', hasSwallowed)].map(({ line, cells, broken }) => [line, broken ?? cells.join('|')])

  it('are numbered as in the file', () => {
    expect(read('a,b\r\n"c\r\nd",e\rf,g\n\nh')).toEqual([
      [1, 'a|b'],
      [2, 'c\r\nd|e'],
      [4, 'f|g'],
      [5, ''],
      [6, 'h'],
    ])
  })

  it('are not swallowed by a quote', () => {
    expect(read('a,b\n"c,d\ne,f\n"g",h')).toEqual([
      [1, 'a|b'],
      [2, 'unclosed_quote'],
      [3, 'e|f'],
      [4, 'g|h'],
    ])
    // Here the quotes match, over two lines of the table.
    expect(read('a,b\nc,"d\ne,f"\n', (cell) => cell.includes(','))).toEqual([
      [1, 'a|b'],
      [2, 'unclosed_quote'],
      [3, 'e|f"'],
    ])
  })
})

const header = 'Content,Video title,Views,Impressions'
const fileOf = (...lines: string[]): ReadFile[] => readExport('a.csv', encode([header, ...lines].join('\n'), 'utf-8'))

describe('an export', () => {
  it('skips repeated headers and totals, text that is not an id, and videos without id and title', () => {
    const [file] = fileOf(
      'Total,,12,3',
      'aaaaaaaaaaa,One,5,1',
      header,
      'Total,,12,3',
      '12,Two,6,1',
      'oops,,7,1',
      ',Three,8,1',
      'bbbbbbbbbbb,F\ufffdur,9,1',
    )
    expect(file).toMatchObject({
      kind: 'videos',
      total: { views: 12 },
      videos: [{ id: 'aaaaaaaaaaa' }, { id: null, title: 'Two' }, { id: null, title: 'Three' }, { id: 'bbbbbbbbbbb' }],
      skipped: [
        { line: 4, reason: 'repeated_row', column: null },
        { line: 5, reason: 'repeated_row', column: null },
        { line: 6, reason: 'bad_id', column: 'Content' },
        { line: 7, reason: 'bad_id', column: null },
        { line: 9, reason: 'damaged_text', column: 'Video title' },
      ],
    })
  })

  it('has no line break in a figure: quotes over two lines would give one video the figures of another', () => {
    const [file] = fileOf('aaaaaaaaaaa,One,"5', 'bbbbbbbbbbb,Two,6",1')
    expect(file).toMatchObject({
      videos: [{ id: 'bbbbbbbbbbb', views: null }],
      skipped: [
        { line: 2, reason: 'unclosed_quote', column: null },
        { line: 3, reason: 'not_a_number', column: 'Views' },
      ],
    })
  })

  it('keeps the cells of unknown columns, whatever they are called', () => {
    const text = 'Content,Video title,Views,__proto__,Hype\naaaaaaaaaaa,One,5,x,y'
    const [file] = readExport('a.csv', encode(text, 'utf-8'))
    expect(file?.kind === 'videos' && Object.entries(file.videos[0]?.other ?? {})).toEqual([
      ['__proto__', 'x'],
      ['Hype', 'y'],
    ])
  })

  it('prefers the creator’s choice of columns to the known headers', () => {
    const bytes = encode('Content,Video title,Views,Aufrufe\naaaaaaaaaaa,One,5,7', 'utf-8')
    const read = (chosen: Record<string, Column | 'ignore'>) => readExport('a.csv', bytes, { columns: chosen })[0]
    expect(read({})).toMatchObject({ videos: [{ views: 5 }], unknownColumns: ['Aufrufe'] })
    expect(read({ Aufrufe: 'views' })).toMatchObject({ videos: [{ views: 7 }], unknownColumns: ['Views'] })
    expect(read({ Views: 'ignore' })).toMatchObject({ videos: [{ views: 7 }], unknownColumns: [] })
  })

  it('has a last day if the download has a file by day', () => {
    const zip = writeZip([
      { name: 'Table data.csv', bytes: encode(`${header}\naaaaaaaaaaa,One,5,1`, 'utf-8') },
      { name: 'Totals.csv', bytes: encode('Date,Views\n2026-10-01,5\n2026-10-03,5\n2026-10-02,1', 'utf-8') },
    ])
    expect(readExport('a.zip', zip)).toMatchObject([
      { lastDate: '2026-10-03' },
      { kind: 'dates', lastDate: '2026-10-03' },
    ])
  })

  it.each([
    ['without a mark', encode(`${header}\naaaaaaaaaaa,One,5,1`, 'utf-16le').subarray(2)],
    [
      'with a separator as its first line',
      encode(`sep=;\n${header.replaceAll(',', ';')}\naaaaaaaaaaa;One;5;1`, 'utf-8'),
    ],
    ['with blank lines above the header', encode(`\n\n${header}\naaaaaaaaaaa,One,5,1`, 'utf-8')],
  ])('is read %s', (_, bytes) => {
    expect(readExport('a.csv', bytes)).toMatchObject([
      { kind: 'videos', videos: [{ title: 'One', views: 5 }], skipped: [] },
    ])
  })

  it('keeps a damaged byte of UTF-8 from changing the encoding', () => {
    const bytes = encode('Content,Titre de la vidéo,Vues\naaaaaaaaaaa,Été,5\nbbbbbbbbbbb,x,6', 'utf-8')
    bytes[bytes.indexOf('x')] = 0xff
    expect(readExport('a.csv', bytes)).toMatchObject([
      { videos: [{ title: 'Été' }, {}], skipped: [{ line: 3, reason: 'damaged_text' }] },
    ])
  })
})

describe('bounds', () => {
  const outcomesOf = (files: ReadFile[]) => files.map((file) => (file.kind === 'failed' ? file.failure : file.kind))

  it('reject too many bytes, rows or columns, and skip a row with too long a cell', () => {
    expect(outcomesOf(readExport('a.csv', new Uint8Array(limits.bytes + 1)))).toEqual(['too_large'])
    expect(outcomesOf(fileOf(...Array.from({ length: limits.rows + 1 }, () => ',a,1,1')))).toEqual(['too_large'])
    const wide = `Content,Video title,Views${',x'.repeat(limits.columns)}`
    expect(outcomesOf(readExport('a.csv', encode(wide, 'utf-8')))).toEqual(['too_large'])
    const [file] = fileOf(`aaaaaaaaaaa,${'a'.repeat(limits.cellCharacters + 1)},1,1`, 'bbbbbbbbbbb,b,2,2')
    expect(file).toMatchObject({ videos: [{ id: 'bbbbbbbbbbb' }], skipped: [{ line: 2, reason: 'cell_too_long' }] })
  })

  it('reject a ZIP that unpacks to more than its directory says', () => {
    const zip = writeZip([{ name: 'a.csv', bytes: Buffer.alloc(9_000_000, 'a') }])
    const directory = zip.indexOf('PK\x01\x02')
    zip.writeUInt32LE(1000, directory + 24)
    expect(outcomesOf(readExport('a.zip', zip))).toEqual(['broken_archive'])
  })

  it('apply to each table of a ZIP by itself, and other entries are not read', () => {
    const table = encode(`${header}\naaaaaaaaaaa,One,5,1`, 'utf-8')
    const zip = writeZip([
      { name: '../../etc/passwd.csv', bytes: table },
      { name: 'nested.zip', bytes: writeZip([{ name: 'a.csv', bytes: table }]) },
      { name: '__MACOSX/a.csv', bytes: table },
      { name: 'big.CSV', bytes: Buffer.alloc(limits.bytes + 1, 'a') },
    ])
    expect(outcomesOf(readExport('a.zip', zip))).toEqual(['videos', 'too_large'])
  })
})

describe('merging', () => {
  const video = (values: object) => ({
    id: 'aaaaaaaaaaa',
    title: 'One',
    publishedOn: null,
    seconds: null,
    impressions: 1,
    clickRate: 2,
    views: 3,
    watchHours: null,
    averageViewSeconds: null,
    averagePercentageViewed: null,
    subscribers: null,
    other: {},
    ...values,
  })

  it('takes the row with the most impressions, and a missing title, date or length from another', () => {
    const older = video({ publishedOn: '2024-01-05', seconds: 60, watchHours: 5 })
    const newer = video({ title: '', impressions: 9, clickRate: null })
    const merged = [{ ...newer, title: 'One', publishedOn: '2024-01-05', seconds: 60 }]
    expect(mergeVideos([[older], [newer]])).toEqual(merged)
    expect(mergeVideos([[newer, older]])).toEqual(merged)
    expect(mergeVideos([merged, [older], [newer]])).toEqual(merged)
  })

  it('tells videos without an id apart by title and date', () => {
    const rows = [
      video({ id: null }),
      video({ id: null, title: 'Two' }),
      video({ id: null, publishedOn: '2024-01-05' }),
    ]
    expect(mergeVideos([rows, rows])).toHaveLength(3)
  })
})

it('every column has an English header', () => {
  expect(columns.filter((column) => !englishHeaders.some((header) => findColumn(header) === column))).toEqual([])
})

const englishHeaders = [
  'Content',
  'Video title',
  'Video publish time',
  'Duration',
  'Impressions',
  'Thumbnail click-through rate (%)',
  'Views',
  'Watch time (hours)',
  'Average view duration',
  'Average percentage viewed (%)',
  'Subscribers',
  'Likes',
  'Comments added',
  'Your estimated revenue (USD)',
  'Traffic source',
  'Date',
  'Geography',
]
