import { compareValues, netSubscribers } from '#functions/services/analytics/figures.ts'
import type { Block, Entry } from '#functions/services/mail/blocks.ts'
import { createMailFormats, type MailFormats } from '#functions/services/mail/formats.ts'
import { fill } from '#functions/services/mail/render.ts'
import type { DigestVideo, TrendDigest } from '#functions/services/trends/digest.ts'
import type { Span } from '#shared/contract/youtube.ts'
import type { Locale } from '#shared/locale.ts'
import { reportSentences } from './report-sentences.ts'

/** What a trend report tells; each part is left out where there is none. */
export interface Report {
  readonly trends?: TrendDigest | undefined
  readonly week?: { readonly period: Span; readonly previous: Span; readonly isRedefined: boolean } | 'old' | undefined
}

/** A trend report in one language, by the reader's clock. */
export function renderReport({ trends, week }: Report, locale: Locale, timeZone: string, now = Date.now()): Block[] {
  const write = { ...reportSentences[locale], format: createMailFormats(locale, timeZone), now }
  return [...(week ? [weekBlock(week, write)] : []), ...(trends ? trendBlocks(trends, write) : [])]
}

type Writing = (typeof reportSentences)[Locale] & { readonly format: MailFormats; readonly now: number }

function weekBlock(week: NonNullable<Report['week']>, write: Writing): Block {
  const { format } = write
  if (week === 'old') return { heading: write.old, entries: [], source: write.oldText }
  const { period, previous, isRedefined } = week
  const [now, before] = [period.totals, previous.totals]
  const entry = (sentence: string, [is, was]: readonly [number, number], text: (value: number) => string): Entry => {
    const { ratio } = compareValues(is, was)
    const values = { now: text(is), before: text(was), change: format.change(ratio ?? 0) }
    return { name: fill(sentence, values), facts: [fill(ratio === null ? write.before : write.beforeChange, values)] }
  }
  const hours = (minutes: number) =>
    fill(write.hours, { n: format.number(minutes < 600 ? minutes / 60 : Math.round(minutes / 60)) })
  return {
    heading: fill(write.week, { days: format.days(period.from, period.to) }),
    entries: [
      entry(write.views, [now.views, before.views], format.number),
      entry(write.watchTime, [now.watchTime, before.watchTime], hours),
      entry(write.subscribers, [netSubscribers(now), netSubscribers(before)], format.signed),
    ],
    source: isRedefined ? `${write.ofYouTube} ${write.redefined}` : write.ofYouTube,
  }
}

function trendBlocks({ region, source, fetchedAt, top, rising }: TrendDigest, write: Writing): Block[] {
  const counted = fill(write[source], { when: write.format.moment(fetchedAt) })
  const isDerived = [...top, ...rising].some(({ why }) => why !== null)
  const entries = (videos: readonly DigestVideo[]) => videos.map((video) => videoEntry(video, write))
  return [
    {
      heading: fill(write.top, { region: write.format.country(region) }),
      entries: entries(top),
      source: isDerived ? `${counted} ${write.calculated}` : counted,
    },
    ...(rising.length > 0 ? [{ heading: write.rising, entries: entries(rising) }] : []),
  ]
}

function videoEntry({ id, title, channelTitle, publishedAt, views, why }: DigestVideo, write: Writing): Entry {
  const { format } = write
  const values = { channel: channelTitle, ago: format.ago(publishedAt, write.now), views: format.number(views ?? 0) }
  const reason = why && write.reasons[why.kind]
  return {
    name: title,
    url: `https://www.youtube.com/watch?v=${id}`,
    facts: [
      fill(views === null ? write.hidden : write.video, values),
      ...(why && reason
        ? [
            fill(typeof reason === 'string' ? reason : reason[format.plural(why.value)], {
              value: format.number(why.value),
              usual: format.number(why.usual),
            }),
          ]
        : []),
    ],
  }
}
