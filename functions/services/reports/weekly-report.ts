import { compareValues, netSubscribers } from '#functions/services/analytics/figures.ts'
import type { Block, Entry } from '#functions/services/mail/blocks.ts'
import { createMailFormats, type MailFormats } from '#functions/services/mail/formats.ts'
import { fill } from '#functions/services/mail/render.ts'
import { describeCompared } from '#functions/services/mail/usual-sentences.ts'
import type { DigestVideo, TrendDigest } from '#functions/services/trends/digest.ts'
import type { WeeklyIdea } from '#shared/contract/ideas.ts'
import type { Span } from '#shared/contract/youtube.ts'
import type { Locale } from '#shared/locale.ts'
import { reportSentences } from './report-sentences.ts'

/** A week of a connected channel, and the previous one. */
export interface ChannelWeek {
  readonly period: Span
  readonly previous: Span
  /** Whether the two weeks' views cannot be compared, because YouTube changed how it counts them in between. */
  readonly isRedefined: boolean
}

/** The sections of a trend report. `old`: the channel's figures are too old to report. */
export interface Report {
  readonly trends?: TrendDigest | undefined
  readonly week?: ChannelWeek | 'old' | undefined
  readonly ideas?: readonly WeeklyIdea[] | undefined
}

/** Renders a trend report in one language, with times in the reader's time zone. */
export function renderReport(
  { trends, week, ideas = [] }: Report,
  locale: Locale,
  timeZone: string,
  now = Date.now(),
): Block[] {
  const wording = { ...reportSentences[locale], format: createMailFormats(locale, timeZone), now, locale }
  return [
    ...(week ? [renderWeek(week, wording)] : []),
    ...(ideas.length > 0 ? [renderIdeas(ideas, wording)] : []),
    ...(trends ? renderTrends(trends, wording) : []),
  ]
}

type Wording = (typeof reportSentences)[Locale] & {
  readonly format: MailFormats
  readonly now: number
  readonly locale: Locale
}

function renderWeek(week: ChannelWeek | 'old', wording: Wording): Block {
  const { format } = wording
  if (week === 'old') return { heading: wording.old, entries: [], source: wording.oldText }
  const { period, previous, isRedefined } = week
  const [current, before] = [period.totals, previous.totals]
  const compare = (
    sentence: string,
    [now, then]: readonly [number, number],
    toText: (value: number) => string,
  ): Entry => {
    const { ratio } = compareValues(now, then)
    const values = { now: toText(now), previous: toText(then), change: format.change(ratio ?? 0) }
    return {
      name: fill(sentence, values),
      facts: [fill(ratio === null ? wording.previous : wording.previousChange, values)],
    }
  }
  const toHours = (minutes: number) =>
    fill(wording.hours, { n: format.number(minutes < 600 ? minutes / 60 : Math.round(minutes / 60)) })
  return {
    heading: fill(wording.week, { days: format.days(period.from, period.to) }),
    entries: [
      compare(wording.views, [current.views, before.views], format.number),
      compare(wording.watchTime, [current.watchTime, before.watchTime], toHours),
      compare(wording.subscribers, [netSubscribers(current), netSubscribers(before)], format.signed),
    ],
    source: isRedefined ? `${wording.youtubeSource} ${wording.redefined}` : wording.youtubeSource,
  }
}

const renderIdeas = (ideas: readonly WeeklyIdea[], wording: Wording): Block => ({
  heading: wording.ideas.heading,
  entries: ideas.map((idea) => ({
    name: idea.title,
    facts: [renderTopic(idea, wording), ...renderVideoOf(idea, wording), ...renderLift(idea, wording)],
  })),
  source: wording.ideas.source,
})

function renderTopic({ topic, topicVideos, topicTimes }: WeeklyIdea, { ideas, format }: Wording): string {
  if (!topicVideos) return fill(ideas.topic, { topic })
  const counted = fill(ideas.topicVideos[format.plural(topicVideos)], { topic, n: format.number(topicVideos) })
  return topicTimes === null ? counted : `${counted} ${fill(ideas.topicTimes, { times: format.times(topicTimes) })}`
}

function renderLift({ lift }: WeeklyIdea, { ideas, format }: Wording): string[] {
  return lift ? [fill(ideas.lift, { ...writeRatio(lift.lift, lift, format), n: format.number(lift.channels) })] : []
}

function renderVideoOf({ video }: WeeklyIdea, { ideas, format, locale }: Wording): string[] {
  if (!video || (!video.channel && !video.isOwn) || video.viewsAt === null) return []
  const { title, channel, isOwn, views, viewsAt, usual } = video
  const named = { title, channel: channel ?? '', when: format.day(viewsAt.slice(0, 10)) }
  if (usual) {
    const compared = describeCompared(usual, isOwn ? 'own' : 'other', locale, format)
    return [
      fill(isOwn ? ideas.ownVideo : ideas.video, { ...named, ...writeRatio(usual.multiple, usual, format), compared }),
    ]
  }
  return views === null || isOwn ? [] : [fill(ideas.videoViews, { ...named, views: format.number(views) })]
}

/** Writes a ratio and its interval with the same number of decimals. */
function writeRatio(ratio: number, { low, high }: { low: number; high: number }, format: MailFormats) {
  return { times: format.times(ratio), low: format.times(low), high: format.times(high) }
}

function renderTrends({ region, source, fetchedAt, top, rising }: TrendDigest, wording: Wording): Block[] {
  const countsFrom = fill(wording[source], { when: wording.format.moment(fetchedAt) })
  const isDerived = [...top, ...rising].some(({ why }) => why !== null)
  const entries = (videos: readonly DigestVideo[]) => videos.map((video) => renderVideo(video, wording))
  return [
    {
      heading: fill(wording.top, { region: wording.format.country(region) }),
      entries: entries(top),
      source: isDerived ? `${countsFrom} ${wording.calculated}` : countsFrom,
    },
    ...(rising.length > 0 ? [{ heading: wording.rising, entries: entries(rising) }] : []),
  ]
}

function renderVideo({ id, title, channelTitle, publishedAt, views, why }: DigestVideo, wording: Wording): Entry {
  const { format } = wording
  const values = { channel: channelTitle, ago: format.ago(publishedAt, wording.now), views: format.number(views ?? 0) }
  const reason = why && wording.reasons[why.kind]
  return {
    name: title,
    url: `https://www.youtube.com/watch?v=${id}`,
    facts: [
      fill(views === null ? wording.hidden : wording.video, values),
      ...(why && reason
        ? [
            fill(typeof reason === 'string' ? reason : reason[format.plural(why.value)], {
              value: format.number(why.value),
              usual: format.number(why.other),
            }),
          ]
        : []),
    ],
  }
}
