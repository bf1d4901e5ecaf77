import { exampleOf } from '#functions/services/adviser/frames/example-of.ts'
import { demoDrafts } from '#infra/local/seed/demo-drafts.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { account } from '#shared/contract/account.ts'
import { following } from '#shared/contract/following.ts'
import { ideas } from '#shared/contract/ideas.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import type { DemoCreator } from './creator.ts'
import { addThumbnails, workOnDraft } from './drafts.ts'
import type { Step, TimedStep } from './step.ts'
import { keepStudioExport } from './studio-export.ts'
import { listVideoSteps, preparedMs, settle } from './videos.ts'

/** How far back the demo goes: far enough that more than ten calls always have a result. */
const spanMs = 60 * dayMs

/** Returns when the demo begins, with the creator's sign-up. */
export const startOfDemo = (now: number): number => now - spanMs - preparedMs - dayMs

/** Returns what the demo creator did before `now`, in order, and what it does at `now`. */
export function listSteps(now: number): { readonly past: readonly TimedStep[]; readonly present: readonly Step[] } {
  // Includes the next video, if it is being prepared now.
  const videos = listChannelVideos(demoChannel.id, now + preparedMs).filter(
    ({ publishedAt }) => now - publishedAt < spanMs,
  )
  const past = [
    { at: startOfDemo(now) + hourMs, run: followChannels },
    ...videos.flatMap(listVideoSteps),
    ...demoDrafts.map((draft) => ({
      at: now - draft.age * dayMs,
      run: (creator: DemoCreator) => workOnDraft(creator, draft, now),
    })),
  ]
  return {
    past: past.filter(({ at }) => at < now).toSorted((a, b) => a.at - b.at),
    present: [
      (creator) => creator.connectChannel(),
      settle,
      ...demoDrafts
        .filter(({ thumbnails }) => thumbnails)
        .map((draft) => (creator: DemoCreator) => addThumbnails(creator, draft)),
      chooseIdea,
      keepStudioExport,
      dismissFirstSteps,
    ],
  }
}

/** Channels of the YouTube stub: in seven languages and six scripts, large and small. */
const followedChannels = [
  'UCkettleAndGraph-0000007',
  'UCslowLoomStudio-0000001',
  'UCelBalconDeNuria-000009',
  'UCmidnightWorkshop_00002',
  'UCslowBakeryKorea-000010',
  'UCkitchenOfEleni-0000011',
  'UCkitchenOfQuarter-00012',
  'UCgrandmothersRasoi00013',
]

async function followChannels({ call }: DemoCreator): Promise<void> {
  for (const channel of followedChannels) await call(following.add, { channel })
}

/** Creates a draft from the best idea of the week. */
async function chooseIdea({ call, runJob }: DemoCreator): Promise<void> {
  // Ideas are based on videos of followed channels.
  await runJob('jobs/refresh-channels')
  const [first] = (await call(ideas.list, {})).ideas
  if (first) await call(ideas.accept, { id: first.id, title: exampleOf(first.title, first.topic, 'en') })
}

/** Hides the list for new users. */
async function dismissFirstSteps({ call }: DemoCreator): Promise<void> {
  await call(account.update, { firstSteps: false })
}
