import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { ChannelVideo } from '#infra/local/stubs/youtube/channel-videos.ts'
import { randomOf } from '#infra/local/stubs/youtube/random.ts'
import { createReachFile } from '#infra/local/stubs/youtube/reporting-jobs.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { experiments } from '#shared/contract/experiments.ts'
import { utcDay } from '#shared/day.ts'
import { dayMs } from '#shared/duration.ts'
import type { DemoCreator } from './creator.ts'
import { analyze, findDraft } from './drafts.ts'
import type { Step, TimedStep } from './step.ts'
import { type TestedTitle, testedTitles } from './tested-titles.ts'

/** How long before publication a video is analyzed, in milliseconds. */
export const preparedMs = 2 * dayMs
/** How many days a test runs at YouTube, from the day after the video was published. */
const experimentDays = 10
/** When the creator notes a lesson: after the last review. */
const lessonDays = 29

/** Runs the due work of queued jobs. */
export async function settle({ runQueuedJob }: DemoCreator): Promise<void> {
  await runQueuedJob('jobs/settle-calls')
  await runQueuedJob('jobs/review-drafts')
}

/**
 * Returns the creator's steps for a video: analyzing its title in a draft, marking it as published, and for some titles running a test
 * and noting a lesson. Results of earlier videos are settled when a new one is published.
 */
export function listVideoSteps(video: ChannelVideo): TimedStep[] {
  const { id, title, publishedAt, live, views } = video
  const after = (days: number, run: Step): TimedStep => ({ at: publishedAt + days * dayMs, run })
  // A day later, uploads that were fetched before the results were due are fetched again.
  const results = after(13 / 12, settle)
  // The video is upcoming, or its views are hidden.
  if (live !== 'none' || views === undefined) return [results]
  const tested = testedTitles[title]
  const publish: Step = async (creator) => {
    await creator.call(drafts.publish, { id: await findDraft(creator, title), video: id })
  }
  return [
    { at: publishedAt - preparedMs, run: (creator) => prepare(creator, video, tested) },
    after(1 / 12, publish),
    results,
    ...(tested
      ? [
          after(1, (creator) => startExperiment(creator, video, tested)),
          after(1 + experimentDays, (creator) => recordOutcome(creator, video, tested)),
          after(lessonDays, (creator) => noteLesson(creator, title, tested.lesson)),
        ]
      : []),
  ]
}

/** The ids of a draft's titles: the one that is published, and the one that it is tested against. */
const published = 'published'
const other = 'other'

async function prepare(
  creator: DemoCreator,
  { title, seconds, publishedAt }: ChannelVideo,
  tested: TestedTitle | undefined,
): Promise<void> {
  const titles = [{ id: published, text: title }, ...(tested ? [{ id: other, text: tested.other }] : [])]
  const draft = await findDraft(creator, title, {
    state: 'working',
    titles,
    seconds,
    planned: { date: utcDay(publishedAt) },
    ...(tested ? { happens: tested.happens } : {}),
  })
  await analyze(creator, draft, title)
}

/** Returns the id of the test of a video's titles; undefined if there is none yet. */
async function findExperiment(creator: DemoCreator, { title }: ChannelVideo): Promise<string | undefined> {
  const knownId = creator.ids.get(`test of ${title}`)
  if (knownId !== undefined) return knownId
  const draft = await findDraft(creator, title)
  return (await creator.call(experiments.list, { draft })).experiments[0]?.id
}

async function startExperiment(creator: DemoCreator, video: ChannelVideo, { difference }: TestedTitle): Promise<void> {
  const draft = await findDraft(creator, video.title)
  const variants = [{ title: published }, { title: other }]
  const id =
    (creator.isRetry ? await findExperiment(creator, video) : undefined) ??
    (await creator.call(experiments.create, { draft, variants, difference })).experiment.id
  creator.ids.set(`test of ${video.title}`, id)
  await creator.call(experiments.update, { id, startedOn: utcDay(video.publishedAt + dayMs) })
}

/** Records what YouTube Studio would report: the published title won, or neither did. */
async function recordOutcome(creator: DemoCreator, video: ChannelVideo, { hasWinner }: TestedTitle): Promise<void> {
  const id = await findExperiment(creator, video)
  if (id === undefined) throw new Error(`no test of ${video.title}`)
  const random = randomOf(`test ${video.id}`)
  const lead = hasWinner ? 0.02 + 0.03 * random : 0.004 * random
  const counts = countVariants(video, 0.5 + lead)
  const shares = [50 + 100 * lead, 50 - 100 * lead].map((share) => Math.round(10 * share) / 10)
  await creator.call(experiments.update, {
    id,
    outcome: { ...(hasWinner ? { label: 'winner', variant: 0 } : { label: 'inconclusive' }), shares, counts },
  })
}

/** Splits the impressions of a test in halves, and its clicks by the share of the first variant, from the stub's daily reports. */
function countVariants({ id, publishedAt }: ChannelVideo, share: number) {
  const rows = Array.from({ length: experimentDays }, (_, day) => utcDay(publishedAt + (1 + day) * dayMs)).flatMap(
    (day) =>
      createReachFile(demoChannel.id, day)
        .split('\n')
        .map((line) => line.split(','))
        .filter(([, , video]) => video === id)
        .map(([, , , impressions, rate]) => ({ impressions: Number(impressions), rate: Number(rate) })),
  )
  const impressions = rows.reduce((sum, row) => sum + row.impressions, 0)
  const clicks = rows.reduce((sum, row) => sum + row.impressions * row.rate, 0)
  return [share, 1 - share].map((part, index) => ({
    impressions: Math.max(1, index === 0 ? Math.ceil(impressions / 2) : Math.floor(impressions / 2)),
    clicks: Math.round(clicks * part),
  }))
}

async function noteLesson(creator: DemoCreator, title: string, lessons: string): Promise<void> {
  const id = await findDraft(creator, title)
  const { revision } = (await creator.call(drafts.get, { id })).draft
  await creator.call(drafts.save, { id, revision, changes: { lessons } })
}
