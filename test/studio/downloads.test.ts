import { describe, expect, it } from 'vitest'
import { type Column, type LanguageKey, languages } from '#test/fixtures/studio/headers.ts'
import { encode, writeZip } from '#test/fixtures/studio/writing.ts'
import { findColumn, isTotalWord } from '#web/lib/studio/columns.ts'
import { readExport } from '#web/lib/studio/read-export.ts'
import type { ReadFile } from '#web/lib/studio/read-file.ts'

// These downloads are composed as YouTube Studio does, with what real ones contained. Every figure is invented.

/**
 * Metrics that we do not read, and how Studio says that a table is cut off. The sentences are Studio's in English, Japanese and Korean,
 * and our own in the other languages.
 */
const spoken = {
  en: { metric: 'Engaged views', cutOff: 'Showing top 500 results' },
  'es-419': { metric: 'Vistas con interacción', cutOff: 'Se muestran los 500 resultados principales' },
  fr: { metric: 'Spectateurs uniques', cutOff: 'Affichage des 500 premiers résultats' },
  de: {
    metric: 'Einzelne Zu\u00adschauer',
    cutOff: 'Die ersten 500 Er\u00adgeb\u00adnisse werden an\u00adge\u00adzeigt',
  },
  pt: { metric: 'Espectadores únicos', cutOff: 'Mostrando os 500 principais resultados' },
  ja: { metric: 'ユニーク視聴者数', cutOff: '上位 500 件の結果を表示しています' },
  ko: { metric: '순 시청자 수', cutOff: '상위 500개 결과 표시' },
  tr: { metric: 'Tekil izleyiciler', cutOff: 'İlk 500 sonuç gösteriliyor' },
  ru: { metric: 'Уникальные зрители', cutOff: 'Показаны первые 500 результатов' },
} as const satisfies Partial<Record<LanguageKey, { metric: string; cutOff: string }>>
const named = Object.keys(spoken) as (keyof typeof spoken)[]

type Line = string | readonly (string | number)[]
const lines = (...records: Line[]) =>
  records.map((record) => (typeof record === 'string' ? record : record.join(','))).join('\n')
const bytesOf = (...records: Line[]) => encode(lines(...records), 'utf-8')
const idOf = (video: number) => `vid-${String(video).padStart(5, '0')}-x`
const days = Array.from({ length: 28 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`)

const contentColumns = ['content', 'title', 'publishTime', 'duration', 'views', 'impressions', 'clickRate'] as const
const headerOf = (language: keyof typeof spoken, columns: readonly Column[]) => {
  const { headers } = languages[language] as { headers: Partial<Record<Column, string>> }
  return columns.map((column) => headers[column] ?? column)
}
const videoRow = (video: number) => [idOf(video), `Loaf ${video}`, '"Jan 5, 2026"', 300 + video, 900, 4000 + video, 4.7]

const content = (language: keyof typeof spoken, videos = 5) =>
  bytesOf(
    headerOf(language, contentColumns),
    [languages[language].total, '', '', '', 99_000, 900_000, 4.4],
    ...Array.from({ length: videos }, (_, video) => videoRow(video)),
  )
const totals = (language: keyof typeof spoken, metric: string) =>
  bytesOf([headerOf(language, ['date'])[0] ?? '', metric], ...days.map((day, at) => [day, 100 + at]))
/** The lines of five videos, one day after the other, as the chart has them. */
const chart = (language: keyof typeof spoken, metric: string) =>
  bytesOf(
    [...headerOf(language, ['date', 'content', 'title', 'publishTime', 'duration']), metric],
    ...days.flatMap((day) =>
      Array.from({ length: 5 }, (_, video) => [day, idOf(video), `Loaf ${video}`, '"Jan 5, 2026"', 300, video]),
    ),
  )
const kindsOf = (files: readonly ReadFile[]) =>
  files.map((file) => (file.kind === 'failed' ? `${file.kind}: ${file.failure}` : file.kind))
const skippedIn = (files: readonly ReadFile[]) => files.flatMap((file) => ('skipped' in file ? file.skipped : []))

describe.each(named)('a download in the language %s', (language) => {
  const { metric, cutOff } = spoken[language]

  it('is read whatever metric its chart shows, and names the metric', () => {
    for (const shown of [metric, ...headerOf(language, ['views'])]) {
      const files = readExport(
        'Content.zip',
        writeZip([
          { name: 'Table data.csv', bytes: content(language) },
          { name: 'Totals.csv', bytes: totals(language, shown) },
          { name: 'Chart data.csv', bytes: chart(language, shown) },
        ]),
      )
      expect(kindsOf(files)).toEqual(['videos', 'dates', 'dates'])
      expect(skippedIn(files)).toEqual([])
      expect(files).toMatchObject([
        { lastDate: '2026-10-28', videos: { length: 5 }, total: { views: 99_000 } },
        { lastDate: '2026-10-28', metric: shown },
        { lastDate: '2026-10-28', metric: shown },
      ])
    }
  })

  it('is marked if it is cut off, and has no other total than its total row', () => {
    const header = headerOf(language, contentColumns)
    const rows = Array.from({ length: 500 }, (_, video) => videoRow(video))
    const total = [languages[language].total, '', '', '', 99_000, 900_000, 4.4]
    const notes = [[cutOff], [cutOff, '', '', '', '', '', ''], [`"${cutOff}"`]]
    const forms = notes.flatMap((note) => [
      [total, ...rows, note],
      [...rows, note],
      [...rows, note, ''],
    ])
    // Reading 500 rows takes long: in `npm test`, each of the nine languages has another of the nine forms.
    for (const records of process.env.LONG ? forms : [forms[named.indexOf(language)] ?? []]) {
      const files = readExport('a.csv', bytesOf(header, ...records))
      expect(files).toMatchObject([{ kind: 'videos', cutOffAt: 500, skipped: [] }])
      const [file] = files
      if (file?.kind !== 'videos') throw new Error('no videos')
      expect(file.videos).toHaveLength(500)
      expect(file.total?.views ?? null).toBe(records.includes(total) ? 99_000 : null)
    }
    expect(readExport('a.csv', content(language))).toMatchObject([{ kind: 'videos', cutOffAt: null }])
  })

  it('can have tables of other tabs and of days, which are told apart', () => {
    const { total } = languages[language]
    const date = headerOf(language, ['date'])[0] ?? ''
    const byDay = bytesOf(
      [date, metric, ...headerOf(language, ['views', 'watchHours'])],
      [total, 9, 9, 9],
      ...days.map((day) => [day, 1, 2, 3.5]),
    )
    expect(readExport('a.csv', byDay)).toMatchObject([
      { kind: 'dates', lastDate: '2026-10-28', metric: null, skipped: [] },
    ])
    // The table of the tab of device types. No header says what its first column is.
    const devices = bytesOf(['???', metric, '?? (%)'], [total, 90, 1.5], ['TV', 50, 1.5], ['Tablet', 40, 1.5])
    const files = readExport(
      'Devices.zip',
      writeZip([
        { name: 'Table data.csv', bytes: devices },
        { name: 'Totals.csv', bytes: totals(language, metric) },
        {
          name: 'Chart data.csv',
          bytes: bytesOf(
            [date, '???', metric],
            ...days.flatMap((day) => [[day, 'TV', 5] as const, [day, 'Tablet', 4] as const]),
          ),
        },
      ]),
    )
    expect(kindsOf(files)).toEqual(['other', 'dates', 'dates'])
  })
})

describe('a table of dates', () => {
  const metrics = ['Engaged views', 'Estimated revenue (USD)', 'Likes', 'Unique viewers']

  it.each(metrics)('is recognized with any metric, even without the rest of its download: %s', (metric) => {
    expect(readExport('Totals.csv', totals('en', metric))).toMatchObject([
      { kind: 'dates', metric, lastDate: '2026-10-28', skipped: [] },
    ])
    expect(readExport('Chart data.csv', chart('en', metric))).toMatchObject([
      { kind: 'dates', metric, lastDate: '2026-10-28', skipped: [] },
    ])
  })

  it.each(metrics)('is recognized in a language without known headers: %s', (metric) => {
    const header = 'Dzień,Materiał,Nazwa,Opublikowano,Trwa'
    const records = lines(`${header},${metric}`, ...new TextDecoder().decode(chart('en', '')).split('\n').slice(1))
    expect(readExport('Dane wykresu.csv', encode(records, 'utf-8'))).toMatchObject([
      { kind: 'dates', metric, lastDate: '2026-10-28' },
    ])
  })

  it('is recognized with dates that another program wrote, and with months, which have no last day', () => {
    const german = bytesOf('Datum;Views mit Inter\u00adaktion', ...days.map((_, at) => `${at + 1}.10.2026;5`))
    expect(readExport('Gesamtwerte.csv', german)).toMatchObject([{ kind: 'dates', lastDate: '2026-10-28' }])
    expect(readExport('a.csv', bytesOf('Date,Engaged views', '2026-09,5', '2026-10,6'))).toMatchObject([
      { kind: 'dates', lastDate: null, skipped: [] },
    ])
  })

  it('is not taken for a table of its videos if only the word for the date is unknown', () => {
    const text = new TextDecoder().decode(chart('en', 'Views')).replace('Date', 'Ngày tháng')
    expect(readExport('a.csv', encode(text, 'utf-8'))).toMatchObject([{ kind: 'dates', metric: 'Views', skipped: [] }])
  })

  it('is not what a bank or another app exports', () => {
    for (const text of [
      lines('Date,Payee,Amount', '2026-10-01,Bakery,-4.2', '2026-10-02,Salary,1200'),
      lines('Date,Description', '2026-10-01,Bakery', '2026-10-02,Salary'),
      lines('Year,Turnover', '2024,500', '2025,600'),
      lines('Day,Steps,Distance', '2026-10-01,4000,3.1', '2026-10-02,9000,6.2'),
    ])
      expect(kindsOf(readExport('bank.csv', encode(text, 'utf-8'))), text).toEqual(['failed: not_an_export'])
  })

  it('is not a table of videos whose dates somebody moved to the front', () => {
    const known = bytesOf(
      'Video publish time,Content,Video title,Views',
      ...days.map((_, at) => [`"Jan ${at + 1}, 2026"`, idOf(at), `Loaf ${at}`, 5]),
    )
    expect(readExport('a.csv', known)).toMatchObject([{ kind: 'videos', videos: { length: 28 } }])
    const unknown = bytesOf('Kiedy,Materiał,Nazwa,Ile', ...days.map((day, at) => [day, idOf(at), `Loaf ${at}`, 5]))
    expect(kindsOf(readExport('a.csv', unknown))).toEqual(['failed: unknown_columns'])
  })
})

describe('headers and total words', () => {
  it('are found with the soft hyphens that German ones have', () => {
    expect(findColumn('Klick\u00adrate der Im\u00adpres\u00adsio\u00adnen (%)')).toBe('clickRate')
    expect(findColumn('Ver\u00adöffent\u00adlichungs\u00adzeit\u00adpunkt des Videos')).toBe('publishTime')
    expect(isTotalWord('Ge\u00adsamt')).toBe(true)
    const bytes = bytesOf(
      'Videos,Video\u00adtitel,Auf\u00adrufe,Im\u00adpres\u00adsio\u00adnen',
      'Ge\u00adsamt,,99,999',
      [idOf(1), 'Brot', '1\u00ad234', 40],
    )
    expect(readExport('Tabellendaten.csv', bytes)).toMatchObject([
      {
        kind: 'videos',
        total: { views: 99 },
        videos: [{ title: 'Brot', views: 1234 }],
        skipped: [],
        unknownColumns: [],
      },
    ])
  })

  it.each([
    'Gösterim tıklama oranı (%)',
    'Gösterimlerin tıklama oranı (%)',
    'Gösterimlere göre tıklama oranı (%)',
    'Küçük resim tıklama oranı (%)',
    'GÖSTERİM TIKLAMA ORANI (%)',
  ])('are found in Turkish in every inflection: %s', (header) => {
    expect(findColumn(header)).toBe('clickRate')
  })

  it('of other metrics in Turkish are not taken for the click rate', () => {
    for (const header of ['Bitiş ekranı öğesi tıklama oranı (%)', 'Kart tıklama oranı (%)', 'Gösterimler'])
      expect(findColumn(header)).not.toBe('clickRate')
  })
})

it('the chart of traffic sources is not taken for their table', () => {
  const names = ['External', 'YouTube search', 'Browse features']
  for (const metric of ['Views', 'Engaged views']) {
    const records = days.flatMap((day) => names.map((name, at) => [day, name, 100 * at]))
    expect(readExport('Chart data.csv', bytesOf(['Date', 'Traffic source', metric], ...records))).toMatchObject([
      { kind: 'dates', metric, lastDate: '2026-10-28' },
    ])
  }
})

it.each([spoken.en.cutOff, spoken.ja.cutOff, spoken.ko.cutOff])(
  'a known cut-off sentence ends a table even if rows were deleted from it: %s',
  (sentence) => {
    const bytes = bytesOf('Content,Video title,Views', `${idOf(1)},One,7`, `${sentence},,`)
    expect(readExport('a.csv', bytes)).toMatchObject([
      { kind: 'videos', cutOffAt: 500, videos: { length: 1 }, total: null, skipped: [] },
    ])
  },
)

it('a cut-off sentence below a shorter table, in any language, is reported as an unread line, not as a total', () => {
  const bytes = bytesOf('Content,Video title,Views', `${idOf(1)},One,7`, `${spoken.fr.cutOff},,`)
  expect(readExport('a.csv', bytes)).toMatchObject([
    { cutOffAt: null, videos: { length: 1 }, total: null, skipped: [{ line: 3, reason: 'bad_id' }] },
  ])
})

it('a title about 500 results, or an id with 500 in it, does not end a table', () => {
  const header = 'Content,Video title,Views'
  const read = (...records: string[]) => readExport('a.csv', bytesOf(header, ...records))
  expect(read(`${idOf(1)},Showing top 500 results,7`)).toMatchObject([{ cutOffAt: null, videos: { length: 1 } }])
  expect(read(`${idOf(1)},One,7`, 'vid-00500-x,,')).toMatchObject([{ cutOffAt: null, videos: { length: 2 } }])
})

it('traffic sources are marked if they are cut off', () => {
  const rows = Array.from({ length: 500 }, (_, at) => `bread ${at},${at}`)
  expect(
    readExport('a.csv', bytesOf('Traffic source,Views', 'Total,9999999', ...rows, 'Showing top 500 results')),
  ).toMatchObject([{ kind: 'sources', cutOffAt: 500, sources: { length: 500 }, skipped: [] }])
})
