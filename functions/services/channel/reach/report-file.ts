import { YouTubeError } from '#functions/clients/youtube/errors.ts'

/** How often a video's thumbnail was shown, and clicked. */
export interface VideoReach {
  readonly id: string
  readonly impressions: number
  readonly clicks: number
}

/** One Pacific day of a channel's videos. */
export interface DayReach {
  readonly day: string
  readonly videos: readonly VideoReach[]
}

/** The columns that are read (developers.google.com/youtube/reporting/v1/reports/channel_reports); others may be there. */
const columns = ['date', 'video_id', 'video_thumbnail_impressions', 'video_thumbnail_impressions_ctr'] as const

const Count = /^\d{1,15}$/
const Rate = /^\d*\.?\d+(e-?\d+)?$/i
const Day = /^(\d{4})-?(\d{2})-?(\d{2})$/

/**
 * Reads a file of thumbnail impressions: plain CSV of ids and numbers, a line for each day and video. `day` is what a
 * file without lines is of. Clicks are impressions times click-through rate, which is clicks / impressions
 * (developers.google.com/youtube/reporting/v1/reports/metrics). Throws YouTubeError `busy` for anything else: half a
 * day would pass for a whole one.
 */
export function parseReachReport(text: string, day: string): DayReach {
  const [head, ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const names = cellsOf(head ?? '')
  const places = columns.map((column) => names.indexOf(column))
  if (places.includes(-1)) throw unreadable('without its columns')
  const sums = new Map<string, VideoReach>()
  const days = new Set<string>()
  for (const line of lines.filter(Boolean)) {
    const cells = cellsOf(line)
    if (cells.length !== names.length) throw unreadable('with a line of another length')
    const [date, id, impressions, rate] = places.map((place) => cells[place] ?? '')
    const row = rowOf(date, id, impressions, rate)
    days.add(row.day)
    // What is left of videos that are gone, and the channel's own page.
    if (!id) continue
    const before = sums.get(id)
    sums.set(id, {
      id,
      impressions: row.impressions + (before?.impressions ?? 0),
      clicks: row.clicks + (before?.clicks ?? 0),
    })
  }
  if (days.size > 1) throw unreadable('of more than a day')
  return { day: [...days][0] ?? day, videos: [...sums.values()] }
}

function rowOf(date = '', id = '', impressions = '', rate = '') {
  const [, year, month, dayOfMonth] = Day.exec(date) ?? []
  // Nobody counts a rate where nothing was shown.
  const ctr = rate === '' ? 0 : Number(rate)
  if (!year || !/^[\w-]{0,20}$/.test(id) || !Count.test(impressions) || !(rate === '' || Rate.test(rate)))
    throw unreadable('with a line that is none')
  // In percent it would be another figure than the documents say.
  if (ctr > 1) throw unreadable('with a rate over 1')
  const shown = Number(impressions)
  return { day: `${year}-${month}-${dayOfMonth}`, impressions: shown, clicks: Math.round(shown * ctr) }
}

const cellsOf = (line: string) => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

const unreadable = (why: string) => new YouTubeError('bug', `a file of impressions ${why}`)
