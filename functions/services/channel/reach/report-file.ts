import { YouTubeError } from '#functions/clients/youtube/errors.ts'

/** A video's thumbnail impressions, and the clicks on them. */
export interface VideoReach {
  readonly id: string
  readonly impressions: number
  readonly clicks: number
}

/** The reach of a channel's videos on one Pacific day. */
export interface DayReach {
  readonly day: string
  readonly videos: readonly VideoReach[]
  /** The number of rows that were left out, because their rate is over 1. */
  readonly skippedRows: number
}

/** The columns that are read (developers.google.com/youtube/reporting/v1/reports/channel_reports). Files have others too. */
const columns = ['date', 'video_id', 'video_thumbnail_impressions', 'video_thumbnail_impressions_ctr'] as const

/**
 * The maximum share of a day's impressions in skipped rows. Above it, the rates are probably percentages, so the clicks in the other rows
 * would be wrong too.
 */
const maxSkippedShare = 0.1

const Count = /^\d{1,15}$/
const Rate = /^\d*\.?\d+(e-?\d+)?$/i
const Day = /^(\d{4})-?(\d{2})-?(\d{2})$/

/**
 * Parses a reach report: CSV of ids and numbers, with a line for each day and video. `day` is the day of a file without lines. The file
 * has no clicks, so they are impressions times click-through rate, which YouTube defines as clicks / impressions
 * (developers.google.com/youtube/reporting/v1/reports/metrics). Rows with a rate over 1 are skipped: YouTube sometimes counts a click
 * without its impression. Throws YouTubeError `bug` for any other text, so that a partial day is never taken for a whole day.
 */
export function parseReachReport(text: string, day: string): DayReach {
  const [head, ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const names = splitCells(head ?? '')
  const positions = columns.map((column) => names.indexOf(column))
  if (positions.includes(-1)) throw invalidFile('without its columns')
  const sums = new Map<string, VideoReach>()
  const days = new Set<string>()
  const impressions = { all: 0, skipped: 0 }
  let skippedRows = 0
  for (const line of lines.filter(Boolean)) {
    const cells = splitCells(line)
    if (cells.length !== names.length) throw invalidFile('with a line of another length')
    const [date, id, count, rate] = positions.map((position) => cells[position] ?? '')
    const row = parseRow(date, id, count, rate)
    days.add(row.day)
    impressions.all += row.impressions
    if (!row.isRateValid) {
      impressions.skipped += row.impressions
      skippedRows++
      continue
    }
    // Lines without a video are for deleted videos and the channel page.
    if (!id) continue
    const previous = sums.get(id)
    sums.set(id, {
      id,
      impressions: row.impressions + (previous?.impressions ?? 0),
      clicks: row.clicks + (previous?.clicks ?? 0),
    })
  }
  if (days.size > 1) throw invalidFile('with more than one day')
  if (impressions.skipped > maxSkippedShare * impressions.all) throw invalidFile('with too many rates over 1')
  return { day: [...days][0] ?? day, videos: [...sums.values()], skippedRows }
}

function parseRow(date = '', id = '', impressions = '', rate = '') {
  const [, year, month, dayOfMonth] = Day.exec(date) ?? []
  // The rate is empty when there are no impressions.
  const ctr = rate === '' ? 0 : Number(rate)
  if (!year || !/^[\w-]{0,20}$/.test(id) || !Count.test(impressions) || !(rate === '' || Rate.test(rate)))
    throw invalidFile('with an invalid line')
  const count = Number(impressions)
  return {
    day: `${year}-${month}-${dayOfMonth}`,
    impressions: count,
    clicks: Math.round(count * ctr),
    isRateValid: ctr <= 1,
  }
}

const splitCells = (line: string) => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

const invalidFile = (why: string) => new YouTubeError('bug', `a reach report ${why}`)
