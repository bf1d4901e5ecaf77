import { createHash } from 'node:crypto'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { randomOf } from '#infra/local/stubs/youtube/random.ts'
import { createReachFile } from '#infra/local/stubs/youtube/reporting-jobs.ts'
import { studio } from '#shared/contract/studio.ts'
import { utcDay } from '#shared/day.ts'
import { dayMs } from '#shared/duration.ts'
import type { DemoCreator } from './creator.ts'

/** The file name that YouTube Studio gives. */
const fileName = 'Table data.csv'

/** Saves a YouTube Studio export in the account. */
export async function keepStudioExport({ call, upload }: DemoCreator): Promise<void> {
  const { files } = await call(studio.list, {})
  if (files.some(({ name }) => name === fileName)) return
  const table = writeStudioTable(Date.now())
  const sha256 = createHash('sha256').update(table).digest('hex')
  const { id: _, ...form } = await call(studio.keep, { name: fileName, sha256 })
  await upload(form, table)
}

/** Writes the table of the demo channel's videos as Studio exports it in English, with figures of the YouTube stub. */
function writeStudioTable(now: number): Buffer {
  const videos = listChannelVideos(demoChannel.id, now).flatMap(({ views, ...video }) =>
    video.live === 'none' && views !== undefined ? [{ ...video, views }] : [],
  )
  const reach = sumReach(Math.min(...videos.map(({ publishedAt }) => publishedAt)), now)
  const rows = videos.map(({ id, title, publishedAt, seconds, views }) => {
    const { impressions, clicks } = reach.get(id) ?? { impressions: 0, clicks: 0 }
    // Viewers watch a larger share of short videos: twice the share if the video is a quarter as long.
    const watched = Math.min(95, (28 + 14 * randomOf(id)) * Math.sqrt(720 / seconds))
    const watchSeconds = (seconds * watched) / 100
    return {
      // A leading space keeps spreadsheets from treating an id such as `-abc` as a formula.
      cells: [
        id.startsWith('-') ? ` ${id}` : id,
        `"${title.replaceAll('"', '""')}"`,
        `"${new Date(publishedAt).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })}"`,
        seconds,
        views,
        round((views * watchSeconds) / 3600, 4),
        toClock(watchSeconds),
        round(watched, 2),
        Math.round(views * (0.001 + 0.0024 * randomOf(`${id} subscribers`))),
        impressions,
        impressions > 0 ? round((100 * clicks) / impressions, 2) : '',
      ],
      views,
      hours: (views * watchSeconds) / 3600,
      impressions,
      clicks,
    }
  })
  const total = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0)
  const [views, hours, impressions, clicks] = [
    total((row) => row.views),
    total((row) => row.hours),
    total((row) => row.impressions),
    total((row) => row.clicks),
  ]
  const totals = [
    'Total',
    '',
    '',
    '',
    views,
    round(hours, 4),
    toClock((3600 * hours) / views),
    '',
    total(({ cells }) => Number(cells[8])),
    impressions,
    round((100 * clicks) / impressions, 2),
  ]
  return Buffer.from(`${[header, totals.join(), ...rows.map(({ cells }) => cells.join())].join('\n')}\n`)
}

const header = [
  'Content',
  'Video title',
  'Video publish time',
  'Duration',
  'Views',
  'Watch time (hours)',
  'Average view duration',
  'Average percentage viewed (%)',
  'Subscribers',
  'Impressions',
  'Impressions click-through rate (%)',
].join()

/** Sums the impressions and clicks of each video over the stub's daily reports. */
function sumReach(from: number, to: number) {
  const sums = new Map<string, { impressions: number; clicks: number }>()
  for (let day = from; day < to; day += dayMs)
    for (const line of createReachFile(demoChannel.id, utcDay(day)).split('\n').slice(1)) {
      const [, , id = '', impressions = 0, rate = 0] = line.split(',')
      const sum = sums.get(id) ?? { impressions: 0, clicks: 0 }
      sums.set(id, {
        impressions: sum.impressions + Number(impressions),
        clicks: sum.clicks + Number(impressions) * Number(rate),
      })
    }
  return sums
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))
const toClock = (seconds: number) => new Date(Math.round(seconds) * 1000).toISOString().slice(12, 19)
