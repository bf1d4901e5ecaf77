import * as z from 'zod/mini'
import { fetchDailyFigures } from '#functions/clients/youtube/analytics.ts'
import { fetchOwnedChannel, OwnedChannel } from '#functions/clients/youtube/channels.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { addDays, pacificDate } from '#functions/lib/period.ts'
import { noFigures } from '#functions/services/analytics/figures.ts'
import { withAnalyticsQuota, withDataQuota } from '#functions/services/youtube-quota/charge.ts'
import type { OwnerPayer, Take } from '#functions/services/youtube-quota/quota.ts'
import { formats, periods } from '#shared/analytics.ts'
import { Figures } from '#shared/contract/youtube.ts'

const Row = z.object({ date: z.iso.date(), format: z.enum(formats), figures: Figures })
const names = Object.keys(noFigures) as (keyof Figures)[]

/** Rows as they are kept: a line each, `2026-11-19,video,6978,...`; as objects they would be five times as much to store. */
const Rows = z.codec(z.string(), z.array(Row), {
  decode: (text) => text.split('\n').filter(Boolean).map(fromLine),
  encode: (rows) =>
    rows.map(({ date, format, figures }) => [date, format, ...names.map((name) => figures[name])].join()).join('\n'),
})

function fromLine(line: string): z.input<typeof Row> {
  const [date = '', format, ...counts] = line.split(',')
  const figures = { ...noFigures }
  for (const [at, name] of names.entries()) figures[name] = Number(counts[at])
  return { date, format: formats.find((one) => one === format) ?? 'other', figures }
}

/** What YouTube told of a connected channel at `fetchedAt`: enough for every period, so that changing it asks nobody. */
export const OwnFigures = z.object({
  fetchedAt: z.iso.datetime(),
  channel: OwnedChannel,
  report: z.object({
    asked: z.iso.date(),
    byFormat: z.boolean(),
    rows: Rows,
  }),
})
export type OwnFigures = z.infer<typeof OwnFigures>

/** Twice the longest period, and the days that are not counted yet. */
const daysBack = 2 * Math.max(...periods.map(Number)) + 3

/**
 * Asks YouTube for a connected channel and its figures: one unit of quota and one report. Throws what `metered` throws,
 * and YouTubeFault `signup` where the account has no channel any more. `signal` ends it all.
 */
export async function fetchOwnFigures(
  accessToken: string,
  owner: OwnerPayer,
  take: Take,
  signal: AbortSignal,
): Promise<OwnFigures> {
  const now = Date.now()
  const channel = await withDataQuota(owner, take, () => fetchOwnedChannel(accessToken, signal))
  if (!channel) throw new YouTubeError('signup', 'no channel of mine')
  const asked = pacificDate(now)
  const span = { from: addDays(asked, -daysBack), to: asked }
  const fetch = async (byFormat: boolean) => {
    const rows = await withAnalyticsQuota(owner.ownerId, take, () =>
      fetchDailyFigures(accessToken, { ...span, byFormat }, signal),
    )
    return { asked, byFormat, rows }
  }
  const report = await withoutFormatsIfNeedBe(fetch)
  return { fetchedAt: new Date(now).toISOString(), channel, report }
}

async function withoutFormatsIfNeedBe<T>(fetch: (byFormat: boolean) => Promise<T>): Promise<T> {
  try {
    return await fetch(true)
  } catch (error) {
    // A mix that the API does not support, for this channel or from now on: figures without formats are worth having.
    if (error instanceof YouTubeError && error.fault === 'bug') return await fetch(false)
    throw error
  }
}
