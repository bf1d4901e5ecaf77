import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '#shared/prediction/training/csv.ts'
import { assignFold, hashChannel, isHeldOut, normalizeChannelName } from '#shared/prediction/training/split.ts'
import { loadUploads, parseUploads } from '#shared/prediction/training/uploads.ts'

const header = 'title,channel,video_id,views,age_days,observed_at,english_channel,extra'
const row = 'A title,Some Channel,v1,1200,30.5,2024-01-02,1,'
const parse = (...rows: string[]) => parseUploads('f.csv', [header, ...rows, ''].join('\n'))

describe('CSV', () => {
  it('parses any quoted fields', () => {
    const records = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { maxLength: 5 })
    fc.assert(
      fc.property(records, fc.constantFrom('\n', '\r\n'), (lines, end) => {
        const text = lines.map((fields) => fields.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join(end)
        expect([...readCsv(text)].map(({ fields }) => fields)).toEqual(lines)
      }),
    )
  })

  it('counts line breaks inside quotes in line numbers', () => {
    expect([...readCsv('a,b\r\n"x\ny",1\n\nc,d')].map(({ line }) => line)).toEqual([1, 2, 5])
  })
})

describe('uploads', () => {
  it('reads columns by name and ignores others', () => {
    expect(parse(row).rows).toEqual([
      {
        id: 'v1',
        channel: 'some channel',
        title: 'A title',
        views: 1200,
        ageDays: 30.5,
        observedOn: 19_724,
        observedYear: 2024,
        publishedOn: 19_724 - 30.5,
        isEnglish: true,
        source: '',
      },
    ])
  })

  it.each([
    ['1200.0', '3.05e1', 'True'],
    ['1200', '30.50', '1.0'],
  ])('reads numbers and flags as data tools write them: %s, %s, %s', (views, age, english) => {
    const written = row.replace('1200', views).replace('30.5', age).replace(',1,', `,${english},`)
    expect(parse(written).rows).toEqual(parse(row).rows)
  })

  it.each([
    ['too few fields', 'A title,Some Channel,v1,1200', '4 fields instead of 8'],
    ['views that are not a number', row.replace('1200', '1.2K'), 'bad views'],
    ['no age', row.replace('30.5', ''), 'bad age_days'],
    [
      'an empty title and another language flag',
      row.replace('A title', ' ').replace(',1,', ',yes,'),
      'bad title, english_channel',
    ],
    ['a quote that is never closed', `"${row}`, 'a quoted field is never closed'],
  ])('reports a row with %s by its line', (_, bad, problem) => {
    const { rows, malformed } = parse(row, row, bad)
    expect(rows).toHaveLength(2)
    expect(malformed).toEqual([{ line: 4, problem }])
  })

  it('rejects a file without a required column', () => {
    expect(() => parseUploads('f.csv', 'title,views\n')).toThrow('f.csv: no column video_id, channel')
  })

  it('reads gzip and plain files, and reports rejected rows', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'))
    const text = [header, row, 'broken', row.replace('v1', 'v2'), ''].join('\n')
    const plain = path.join(folder, 'plain.csv')
    const packed = path.join(folder, 'packed.csv.gz')
    writeFileSync(plain, text)
    writeFileSync(packed, gzipSync(text))
    expect(loadUploads([packed], () => {})).toEqual(loadUploads([plain], () => {}))
    const messages: string[] = []
    expect(loadUploads([plain, packed], (line) => messages.push(line)).map(({ id }) => id)).toEqual(['v1', 'v2'])
    expect(messages).toEqual([
      `${plain}: 2 rows, 1 malformed, 0 repeated videos`,
      `${plain}:3: left out: 1 fields instead of 8`,
      `${packed}: 2 rows, 1 malformed, 2 repeated videos`,
      `${packed}:3: left out: 1 fields instead of 8`,
    ])
  })
})

describe('the split by channel', () => {
  it('treats names that differ in case, width or spacing as one channel', () => {
    expect(normalizeChannelName(' Some  CHANNEL ')).toBe(normalizeChannelName('some channel'))
    expect(normalizeChannelName('Ｃhannel')).toBe(normalizeChannelName('channel'))
  })

  it('holds out about 13% and spreads the rest over the folds', () => {
    const names = Array.from({ length: 4000 }, (_, index) => `channel ${index}`)
    const rest = names.filter((name) => !isHeldOut(name))
    expect(1 - rest.length / names.length).toBeCloseTo(0.13, 1)
    const folds = [0, 1, 2, 3, 4].map((fold) => rest.filter((name) => assignFold(name, 5) === fold).length)
    expect(folds.reduce((sum, size) => sum + size, 0)).toBe(rest.length)
    for (const size of folds) expect(size / rest.length).toBeCloseTo(0.2, 1)
  })

  it('does not publish names', () => {
    expect(hashChannel('some channel')).toMatch(/^[0-9a-f]{12}$/)
  })
})
