import { contentColumns, table, videos, write } from '#test/fixtures/studio/table.ts'
import { dates, grouping } from '#test/fixtures/studio/writing.ts'
import { readExport } from '#web/lib/studio/read-export.ts'
import { median, type Row } from './row.ts'

const rounds = 5

/** Makes an export of 20,000 videos, about 5 MB, with unused columns and with dates in words of another language. */
function makeLargeExport(): Buffer {
  const others = Array.from({ length: 8 }, (_, index) => ({
    header: `Unbekannte Spalte ${index}`,
    at: 9,
    fill: (row: number) => `${row * 7919} von vielen`,
  }))
  const style = { decimal: ',', group: grouping.dot, date: dates.german } as const
  return write(table('de', contentColumns, videos('bench', 'de', 20_000), { style, others }), { separator: ';' }).bytes
}

const time = (work: () => unknown): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Measures reading a large export, compared with only decoding it and splitting it at line ends and separators. */
export function exportsBench(): Row[] {
  const bytes = makeLargeExport()
  const split = () =>
    new TextDecoder()
      .decode(bytes)
      .split('\n')
      .map((line) => line.split(';'))
  const pairs = Array.from({ length: rounds }, () => ({
    ours: time(() => readExport('a.csv', bytes)),
    theirs: time(split),
  }))
  const milliseconds = Math.round(median(pairs.map(({ ours }) => ours)))
  return [
    {
      metric: `reading an export of ${(bytes.length / 1e6).toFixed(1)} MB (${milliseconds} ms)`,
      comparedWith: 'splitting it at its separators',
      ratio: median(pairs.map(({ ours, theirs }) => ours / theirs)),
      atMost: 12,
    },
  ]
}
