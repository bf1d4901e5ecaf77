import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { findKinds } from '#functions/services/adviser/frames/kinds.ts'
import { readFrame } from '#functions/services/adviser/frames/read-frame.ts'
import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import { listRated } from '#functions/services/channel/usual.ts'
import { balconyTitles, kitchenTitles } from '#infra/local/stubs/youtube/channel-video-titles.ts'
import { dayMs } from '#shared/duration.ts'
import { type Locale, locales } from '#shared/locale.ts'
import { createRandom } from '#shared/random.ts'

/*
 * Prints the frames of 30 titles per language, as 'Make it mine' offers them, and ten weeks of ideas of a few creators,
 * each with its evidence and its score, to read them as a creator would: `npm run frames -- [FILE.json] [SEED]`. FILE is
 * `{ outliers: { en: [...] }, creators: [{ channel, locale, titles: [[title, multiple]] }] }`, by default invented titles
 * and the creators of the demo.
 */

process.env.DERIVED_METRICS ??= 'on'
const { crossTitles, judgeIdeas } = await import('#functions/services/ideas/candidates.ts')
const { chooseIdeas } = await import('#functions/services/ideas/choose.ts')
const { rateOwnTitles } = await import('#functions/services/ideas/rated-topics.ts')

const Locales = z.enum(locales)
const File = z.object({
  outliers: z.partialRecord(Locales, z.array(z.string())),
  creators: z.optional(
    z.array(z.object({ channel: z.string(), locale: Locales, titles: z.array(z.tuple([z.string(), z.number()])) })),
  ),
})
type Creator = NonNullable<z.infer<typeof File>['creators']>[number]

const weeks = 10
const shownOutliers = 30
const newPerWeek = 3
const weeksShown = 4
const now = Date.UTC(2026, 10, 23, 8)

const [, , file = path.join(import.meta.dirname, 'outliers.json'), seed = '1'] = process.argv
const { outliers, creators = [] } = File.parse(JSON.parse(readFileSync(file, 'utf8')))
const demo = (channel: string, locale: Locale, rows: typeof kitchenTitles): Creator => ({
  channel,
  locale,
  titles: rows.map(([title, pull]) => [title, pull]),
})

/** Returns the items in an order that the seed decides. */
function shuffle<T>(items: readonly T[]): T[] {
  const random = createRandom(Number(seed))
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item)
}

/** The uploads of a channel whose usual is 1,000 views, the newest first. */
const toUploads = ({ channel, titles }: Creator): Uploads => ({
  fetchedAt: new Date(now).toISOString(),
  videos: titles.map(([title, multiple], place) => ({
    id: `video${String(place).padStart(6, '0')}`,
    channelId: channel,
    title,
    views: Math.round(1000 * multiple),
    publishedAt: new Date(now - (place + 2) * 4 * dayMs).toISOString(),
    seconds: 600,
    kind: 'video',
  })),
})

const print = (line = '') => process.stdout.write(`${line}\n`)

function printFrames(locale: Locale, titles: readonly string[]): void {
  const framed = titles.map((title) => ({ title, frame: readFrame(title, locale)?.text }))
  const distinct = new Set(framed.flatMap(({ frame }) => frame ?? []))
  print(`\n# ${locale}: ${distinct.size} distinct frames of ${titles.length} outliers`)
  for (const { title, frame } of framed)
    print(`${frame ?? `(kinds: ${findKinds(title).join(', ') || 'of other titles'})`}   <= ${title}`)
}

function printWeeks(creator: Creator, titles: readonly string[]): void {
  const { channel, locale } = creator
  const uploads = toUploads(creator)
  const own = rateOwnTitles(
    uploads.videos.map(({ title }) => title),
    uploads,
    channel,
  )
  print(
    `\n# ${channel} (${own.locale}): ${own.topics.map(({ words, times }) => `${words} ${times?.toFixed(1)}x`).join(', ')}`,
  )
  if (own.locale !== locale) return
  const account = {
    userId: 'creator',
    email: '',
    name: '',
    locale,
    createdAt: '',
    plan: 'free' as const,
    firstSteps: false,
    billingVersion: 0,
  }
  const judge = judgeIdeas(account, uploads, locale)
  const ownProven = listRated(uploads)
    .filter(({ usual }) => usual.low > 1)
    .map(({ video }) => video)
  const before: { ideas: Record<string, { title: string; pattern: string; topic: string; place: number }> }[] = []
  for (let week = 0; week < weeks; week++) {
    const followed = titles
      .slice(Math.max(0, (week + 1 - weeksShown) * newPerWeek), (week + 1) * newPerWeek)
      .map((title) => ({ id: title, title, channelId: 'followed' }))
    const proven = [...followed, ...ownProven]
    const chosen = chooseIdeas(crossTitles(proven, own.topics, locale), before, (one) => judge(one).isGood)
    print(`week ${week + 1}: ${chosen.length}`)
    for (const one of chosen) {
      const topic = own.topics.find(({ words }) => words === one.topic)
      const video = proven.find(({ id }) => id === one.video?.videoId)?.title ?? '-'
      const { score, example } = judge(one)
      print(
        `  ${one.title}   (${one.topic}: ${topic?.titles.length} videos, ${topic?.times?.toFixed(1)}x; number ${score}: ${example}; from: ${video})`,
      )
    }
    before.push({ ideas: Object.fromEntries(chosen.map((one, place) => [`${week}-${place}`, { ...one, place }])) })
  }
}

for (const locale of locales) {
  const titles = shuffle(outliers[locale] ?? []).slice(0, shownOutliers)
  if (titles.length > 0) printFrames(locale, titles)
  const own = creators.filter((one) => one.locale === locale)
  if (locale === 'en') own.unshift(demo('Slow Kitchen', locale, kitchenTitles))
  if (locale === 'es') own.unshift(demo('El balcón de Nuria', locale, balconyTitles))
  for (const creator of own) printWeeks(creator, titles)
}
