/**
 * `npm run mails`: takes pictures of every email in the local inbox, in three languages, at two widths, light and dark,
 * and saves its plain text next to them, in `build/mails`. `npm run mails -- weekly fr` takes only those whose name
 * contains both words.
 */

import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeLastingAccess } from '#functions/services/accounts/lasting-access.ts'
import { analysisNotification } from '#functions/services/analysis/analysis-notification.ts'
import type { PlannedDraft } from '#functions/services/calendar/planned-drafts.ts'
import { writePlannedDrafts } from '#functions/services/calendar/reminders.ts'
import type { Block } from '#functions/services/mail/blocks.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { type MailKind, type MailValues, mailValues } from '#functions/services/mail/kinds.ts'
import { renderMail } from '#functions/services/mail/render.ts'
import { describeCompared } from '#functions/services/mail/usual-sentences.ts'
import { type Report, renderReport } from '#functions/services/reports/weekly-report.ts'
import { listen } from '#infra/local/listen.ts'
import { createMailStub } from '#infra/local/stubs/mail.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import type { WeeklyIdea } from '#shared/contract/ideas.ts'
import type { Remark } from '#shared/contract/trends.ts'
import type { Span } from '#shared/contract/youtube.ts'
import { hourMs } from '#shared/duration.ts'
import { type Locale, locales } from '#shared/locale.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { makeUsual } from '#test/support/channel-uploads.ts'

const directory = path.resolve(import.meta.dirname, '../../build/mails')
const nameFilters = process.argv.slice(2)
const timeZone = 'Europe/Madrid'
const site = 'https://viewcraft.example'
const monday = Date.UTC(2026, 10, 23, 7)

const span = (from: string, to: string, views: number, watchTime: number, subscribersGained: number): Span => ({
  from,
  to,
  totals: { views, watchTime, likes: 2_104, comments: 318, shares: 402, subscribersGained, subscribersLost: 20 },
  engagementRate: null,
  byFormat: null,
  daily: [],
})
const video = (title: string, hours: number, views: number | null, why: Remark | null) => ({
  id: 'bvEiQue5wo1',
  title,
  channelTitle: 'Sala Faro',
  publishedAt: new Date(monday - hours * hourMs).toISOString(),
  views,
  why,
})
const idea = (isFirst: boolean): WeeklyIdea => ({
  id: `20261123${isFirst ? 'aaaaaaaaaaaaaaaa' : 'bbbbbbbbbbbbbbbb'}`,
  title: isFirst ? '[sourdough …] for Beginners' : '[bread …]: Every Mistake I Made',
  topic: isFirst ? 'sourdough' : 'bread',
  topicVideos: isFirst ? 3 : null,
  topicTimes: isFirst ? 1.4 : null,
  lift: isFirst ? null : { lift: 1.34, low: 1.16, high: 1.55, channels: 100 },
  video: {
    id: 'bvEiQue5wo1',
    title: 'Tiny Herb Gardens for Beginners',
    channel: 'Bright Herbs',
    isOwn: false,
    views: 9_012,
    viewsAt: '2026-11-22T18:00:00.000Z',
    usual: isFirst ? makeUsual(9.02, { low: 7.78, high: 10.46, isOutlier: true }) : null,
  },
  draft: null,
  dismissed: false,
})
const report: Report = {
  ideas: [idea(true), idea(false)],
  week: {
    period: span('2026-11-14', '2026-11-20', 53_369, 192_834, 122),
    previous: span('2026-11-07', '2026-11-13', 47_737, 169_080, 121),
    isRedefined: false,
  },
  trends: {
    region: 'ES',
    source: 'chart',
    fetchedAt: new Date(monday).toISOString(),
    top: [
      video('Canto “Medio verano” en la cocina de mi abuela', 98, 4_529_278, {
        kind: 'pace',
        value: 41_212,
        other: 18_986,
      }),
      video('La última azotea | En directo en la Sala Faro', 70, 2_855_283, { kind: 'likes', value: 1, other: 0.4 }),
      video('Medio verano', 50, null, null),
      video('Abrimos un centro comercial vacío por un solo día', 26, 1_626_115, {
        kind: 'comments',
        value: 1,
        other: 2.7,
      }),
      video('Vuelvo a Isla Marea diez años después', 1, 1_916, { kind: 'average', value: 1_900, other: 0 }),
    ],
    rising: [video('Directo: la final', 2, 93_412, { kind: 'accelerating', value: 61_200, other: 46_706 })],
  },
}

const draft: PlannedDraft = {
  v: 1,
  userId: 'ada',
  id: '0'.repeat(26),
  revision: 3,
  changedIn: {},
  createdAt: new Date(monday).toISOString(),
  updatedAt: new Date(monday).toISOString(),
  version: 1,
  state: 'working',
  planned: { date: '2026-11-24' },
  seconds: null,
  happens: '',
  name: 'Pantry notes, spring',
  titles: [],
  thumbnails: [],
  lead: {},
  notes: '',
  lessons: '',
}
const planned: readonly PlannedDraft[] = [
  draft,
  {
    ...draft,
    state: 'ready',
    planned: { date: '2026-11-24', time: '18:00' },
    name: '',
    titles: [{ id: 'aaaa', text: 'How to Bake Bread in 10 Minutes' }],
    lead: { title: 'aaaa' },
  },
]

const link = {
  url: `${site}/dashboard`,
  stop: `${site}/unsubscribe#weekly.36a0289f.4gUNti2yrKxzAhGO6V66U1HQlMQPvjkngON66qjZ7LI`,
}
const code = '403817'
const message = {
  reference: 'VC-7F3K-9Q2M',
  topic: 'The score of my title',
  writer: 'Ada Byron <ada@example.com>',
  quote: 'Hello,\n\nmy title has a score of 61. What would raise it?\n\nAda',
}
const outlier = (locale: Locale) => {
  const format = createMailFormats(locale, timeZone)
  return {
    ...link,
    title: 'Pantry Notes: What I Bought in March',
    views: format.number(61_715),
    days: format.number(9),
    usual: format.number(14_812),
    times: format.number(4.17),
    percent: format.percent(0.12),
    low: format.number(11_208),
    high: format.number(19_436),
    after: format.number(7),
    compared: describeCompared(makeUsual(4.17), 'own', locale, format),
    countedAt: format.moment(new Date(monday).toISOString()),
  }
}

/** Values for the sentences of all emails. */
const samples = (locale: Locale): Record<(typeof mailValues)[MailKind][number], string> => ({
  ...outlier(locale),
  ...message,
  code,
  client: 'Claude',
  host: 'hooks.example.com',
  until: createMailFormats(locale, timeZone).day('2027-11-21'),
  day: createMailFormats(locale, timeZone).day('2026-11-23'),
  when: createMailFormats(locale, 'UTC').moment(new Date(monday).toISOString()),
  mark: '[Premium] ',
  plan: 'premium',
  company: 'Byron & Daughters',
  channels: '6-10',
})

function valuesOf<K extends MailKind>(kind: K, locale: Locale): MailValues<K> {
  const all = samples(locale)
  const values = Object.fromEntries(mailValues[kind].map((name) => [name, all[name]]))
  return values as MailValues<K>
}

const analysis: Analysis = {
  id: '0'.repeat(26),
  createdAt: new Date(monday).toISOString(),
  title: 'How to Bake Bread in 10 Minutes',
  yardstick: 'channel',
  verdict: {
    yardstick: 'channel',
    score: 81,
    videos: 58,
    outcome: { topQuarter: 0.35, aboveUsual: 0.69, medianMultiple: 1.3 },
  },
}

function blocksOf(kind: MailKind, locale: Locale): readonly Block[] {
  if (kind === 'weekly_report') return renderReport(report, locale, timeZone, monday)
  if (kind === 'reminder') {
    const day = createMailFormats(locale, timeZone).day('2026-11-24')
    return [writePlannedDrafts(planned, { day, locale, site })]
  }
  if (kind === 'password_changed')
    return writeLastingAccess(
      {
        google: { since: new Date('2026-11-18T09:00:00.000Z') },
        passkeys: [{ createdAt: '2026-11-19T09:00:00.000Z' }],
        tokens: [{ createdAt: '2026-11-20T09:00:00.000Z', expiresAt: Date.UTC(2027, 10, 21) / 1000 }],
        webhooks: [{ createdAt: '2026-11-21T09:00:00.000Z', url: 'https://hooks.example.com/in' }],
        calendarFeed: { id: 'one', hash: 'one', createdAt: '2026-11-22T09:00:00.000Z' },
        backupCodes: new Set(['one']),
      },
      locale,
    )
  return kind === 'analysis_done' ? (analysisNotification('user', analysis).write(locale).blocks ?? []) : []
}

const kinds = Object.keys(mailValues) as MailKind[]
const requestedMails = kinds
  .flatMap((kind) => locales.map((locale) => ({ kind, locale, name: `${kind}.${locale}` })))
  .filter(({ name }) => nameFilters.every((word) => name.includes(word)))

process.env.SITE_URL = site
await rm(directory, { recursive: true, force: true })
await mkdir(directory, { recursive: true })
const inbox = createMailStub({ directory: path.join(directory, 'inbox') })
const { origin, stop } = await listen(inbox.listener)
const browser = await launchBrowser()
for (const { kind, locale, name } of requestedMails) {
  const mail = renderMail(kind, locale, valuesOf(kind, locale), blocksOf(kind, locale))
  await writeFile(path.join(directory, `${name}.txt`), `${mail.subject}\n\n${mail.text}`)
  const id = inbox.deliver({ to: 'ada@example.com', ...mail })
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 700 }, colorScheme })
      await page.goto(`${origin}/inbox/${id}.html`)
      await page.screenshot({ path: path.join(directory, `${name}.${width}.${colorScheme}.png`), fullPage: true })
      await page.close()
    }
}
await browser.close()
await stop()
console.log(`${requestedMails.length} mails in ${path.relative(process.cwd(), directory)}`)
