import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { parseReachReport, type VideoReach } from '#functions/services/channel/reach/report-file.ts'
import { sumReach, sumReachByVideo } from '#functions/services/channel/reach/sums.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { createReachFile } from '#infra/local/stubs/youtube/reporting-jobs.ts'
import { expectErrors } from '#test/support/console.ts'
import '#test/support/fast-check-seed.ts'
import { setUpBackend } from '#test/support/backend.ts'

// Sets the environment that the clients read.
setUpBackend()

const head = 'date,channel_id,video_id,video_thumbnail_impressions,video_thumbnail_impressions_ctr'
const file = (...lines: string[]) => `${[head, ...lines].join('\n')}\n`

describe('a reach report', () => {
  test('is summed by video, without lines that have no video', () => {
    const text = file(
      '20261118,UC,a,1000,0.05',
      '20261118,UC,b,200,0.1',
      '20261118,UC,a,500,0.02',
      '20261118,UC,,9,0.5',
    )
    expect(parseReachReport(text, '')).toEqual({
      day: '2026-11-18',
      videos: [
        { id: 'a', impressions: 1500, clicks: 60 },
        { id: 'b', impressions: 200, clicks: 20 },
      ],
      skippedRows: 0,
    })
  })

  test('is read without the rows whose rate is over 1, which are counted', () => {
    const text = file('20261118,UC,a,1000,0.05', '20261118,UC,b,3,1.3333', '20261118,UC,a,2,1.5', '20261118,UC,,1,2')
    expect(parseReachReport(text, '')).toEqual({
      day: '2026-11-18',
      videos: [{ id: 'a', impressions: 1000, clicks: 50 }],
      skippedRows: 3,
    })
  })

  test('whose rates are percentages is rejected, although some of them are below 1', () => {
    expectErrors()
    const text = file('20261118,UC,a,1000,5.1', '20261118,UC,b,3000,0.9', '20261118,UC,c,2000,0.8')
    expect(() => parseReachReport(text, '')).toThrow(expect.objectContaining({ kind: 'bug' }))
  })

  test.each([
    [
      'with other columns, in another order',
      'video_thumbnail_impressions_ctr,video_id,new,date,video_thumbnail_impressions\n0.5,a,x,20261118,2',
    ],
    ['with Windows line ends and a byte order mark', `\ufeff${file('20261118,UC,a,2,0.5').replaceAll('\n', '\r\n')}`],
    ['with quotes', file('"20261118","UC","a","2","0.5"')],
    ['with another date format', file('2026-11-18,UC,a,2,0.5')],
    ['with another number format', file('20261118,UC,a,2,5e-1')],
    ['without a line end after the last line', file('20261118,UC,a,2,.5').trimEnd()],
  ])('%s is read in the same way', (_, text) => {
    expect(parseReachReport(text, '')).toMatchObject({
      day: '2026-11-18',
      videos: [{ id: 'a', impressions: 2, clicks: 1 }],
    })
  })

  test('without lines has the day of its file', () => {
    expect(parseReachReport(file(), '2026-11-18')).toMatchObject({ day: '2026-11-18', videos: [] })
    expect(parseReachReport(file('20261118,UC,a,7,'), '')).toMatchObject({ videos: [{ impressions: 7, clicks: 0 }] })
  })

  test.each([
    ['', 'empty'],
    ['<!doctype html>', 'HTML'],
    ['date,video_id\n20261118,a\n', 'missing columns'],
    [file('20261118,UC,a,2'), 'a truncated line'],
    [file('20261118,UC,a,2,0.5,9'), 'an extra cell'],
    [file('yesterday,UC,a,2,0.5'), 'an invalid date'],
    [file('20261118,UC,a,-2,0.5'), 'a negative count'],
    [file('20261118,UC,a,2.5,0.5'), 'a fraction as a count'],
    [file('20261118,UC,a,NaN,0.5'), 'not a number'],
    [file('20261118,UC,a,2,5%'), 'an invalid rate'],
    [file('20261118,UC,a,200,4.6'), 'a rate over 1'],
    [file('20261118,UC,=HYPERLINK(1),2,0.5'), 'an invalid id'],
    [file('20261118,UC,a,2,0.5', '20261119,UC,a,2,0.5'), 'two days'],
  ])('%j is rejected: %s', (text) => {
    expectErrors()
    expect(() => parseReachReport(text, '2026-11-18')).toThrow(expect.objectContaining({ kind: 'bug' }))
  })

  test('that is truncated anywhere is read up to its last complete line, or rejected', () => {
    expectErrors()
    const whole = createReachFile(demoChannel.id, '2026-11-01')
    const known = new Map(parseReachReport(whole, '').videos.map((video) => [video.id, video.impressions]))
    expect(known.size).toBeGreaterThan(10)
    const cut = fc.nat(whole.length).map((length) => whole.slice(0, length))
    fc.assert(
      fc.property(cut, (text) => {
        for (const { id, impressions } of parseOrEmpty(text)) expect(known.get(id)).toBe(impressions)
      }),
    )
  })

  test('of arbitrary text is read or rejected', () => {
    expectErrors()
    const cell = fc.constantFrom('20261118', '', 'a', '7', '0.5', '1e9', '-1', '"', '__proto__', '\u0000')
    const lines = fc.array(fc.array(cell, { maxLength: 6 }).map((cells) => cells.join()))
    fc.assert(fc.property(lines, (made) => parseOrEmpty(file(...made)).every(({ clicks }) => clicks >= 0)))
    fc.assert(fc.property(fc.string(), (text) => parseOrEmpty(text).length === 0))
  })
})

function parseOrEmpty(text: string): readonly VideoReach[] {
  try {
    return parseReachReport(text, '').videos
  } catch (error) {
    expect(error).toMatchObject({ kind: 'bug' })
    return []
  }
}

describe('stored days', () => {
  const day = (name: string, impressions: number, clicks: number) => ({
    day: name,
    impressions,
    clicks,
    videos: [{ id: 'a', impressions, clicks }],
  })
  const days = [day('2026-11-03', 300, 3), day('2026-11-01', 100, 1), day('2026-11-02', 200, 20)]

  test('are summed over a period, in any order, and the rate is that of the sums', () => {
    expect(sumReach(days)).toEqual({ from: '2026-11-01', to: '2026-11-03', impressions: 600, ctr: 24 / 600 })
    expect(sumReach(days, { from: '2026-11-02', to: '2026-11-30' })).toEqual({
      from: '2026-11-02',
      to: '2026-11-03',
      impressions: 500,
      ctr: 23 / 500,
    })
    expect(sumReach(days, { from: '2026-11-04', to: '2026-11-30' })).toBeNull()
    expect(sumReach([day('2026-11-01', 0, 0)])).toMatchObject({ impressions: 0, ctr: null })
  })

  test('are summed by video, with nulls for a video without reports', () => {
    const reachOf = sumReachByVideo(days)
    expect(reachOf('a')).toEqual({ impressions: 600, ctr: 24 / 600 })
    expect(reachOf('b')).toEqual({ impressions: null, ctr: null })
  })
})

describe('a download', () => {
  const url = 'https://youtubereporting.googleapis.com/v1/media/x?alt=media'
  test.each([
    'https://evil.test/v1/media/x',
    'http://youtubereporting.googleapis.com/v1/media/x',
    'https://youtubereporting.googleapis.com.evil.test/',
    'nonsense',
    url,
  ])('from %s is not attempted: the token is sent to the configured API only', async (elsewhere) => {
    const { downloadReport } = await import('#functions/clients/youtube/download-report.ts')
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    await expect(downloadReport('a token', elsewhere)).rejects.toMatchObject({ kind: 'busy' })
    expect(fetchSpy).not.toHaveBeenCalled()
  })

  test('ends when its signal aborts', async () => {
    const { downloadReport } = await import('#functions/clients/youtube/download-report.ts')
    const own = `${process.env.YOUTUBE_REPORTING_URL}/v1/media/x`
    await expect(downloadReport('a token', own, AbortSignal.abort())).rejects.toMatchObject({ kind: 'busy' })
  })
})
