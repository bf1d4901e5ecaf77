import type { DraftSummary } from '#shared/contract/drafts.ts'
import type { Experiment } from '#shared/contract/experiments.ts'
import type { Follow, FollowedVideo } from '#shared/contract/following.ts'
import { type ReviewDay, reviewDays } from '#shared/contract/review.ts'
import { dayMs } from '#shared/duration.ts'

/** The id of a draft and what it is called. */
export type NamedDraft = Pick<DraftSummary, 'id' | 'name' | 'title'>

/** Something to do, with what its reason needs. */
export type Next =
  /** A test at YouTube whose time is over and whose outcome is missing. */
  | { readonly kind: 'experimentOver'; readonly draft: NamedDraft; readonly days: number }
  /** A test whose winner is not the title that the draft leads with. */
  | { readonly kind: 'experimentWon'; readonly draft: NamedDraft; readonly winner: string }
  | { readonly kind: 'review'; readonly draft: NamedDraft; readonly day: ReviewDay }
  | {
      readonly kind: 'outlier'
      readonly video: FollowedVideo
      readonly times: number
      readonly channel: string | undefined
    }
  | { readonly kind: 'planned'; readonly draft: DraftSummary }
  | { readonly kind: 'undated'; readonly draft: DraftSummary }
  | { readonly kind: 'ideas' | 'follow' }

/** What to do first: a video with a date, else one without, else none. */
export type First = { readonly kind: 'planned' | 'undated'; readonly draft: DraftSummary } | { readonly kind: 'none' }

/** What is known. An absent list could not be read. */
export interface Known {
  readonly drafts: readonly DraftSummary[]
  readonly experiments: readonly Experiment[] | undefined
  /** The videos of followed channels in the last days, and the channels. */
  readonly videos: readonly FollowedVideo[] | undefined
  readonly follows: readonly Follow[] | undefined
  /** The day in the creator's time zone. */
  readonly today: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** How many rows follow the first thing to do. */
const maxRows = 3
/** YouTube ends a test after at most two weeks. */
const experimentDays = 14
/** A planned draft whose date passed more days ago counts as given up. */
const lateDays = 14

/** Returns the number of days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

const isUnpublished = ({ state }: DraftSummary) => state === 'idea' || state === 'working' || state === 'ready'

/** Returns the first thing to do and at most three more: one of each kind first, then what is left. */
export function listNext(known: Known): { readonly first: First; readonly rows: readonly Next[] } {
  const planned = listPlanned(known)
  const undated = listUndated(known)
  const [first] = [...planned, ...undated]
  const others = (list: readonly DraftSummary[]) => list.filter((draft) => draft !== first)
  const groups: readonly (readonly Next[])[] = [
    listExperiments(known),
    listReviews(known),
    listOutliers(known),
    others(planned).map((draft) => ({ kind: 'planned', draft })),
    others(undated).map((draft) => ({ kind: 'undated', draft })),
    [{ kind: 'ideas' }],
    known.follows?.length === 0 ? [{ kind: 'follow' }] : [],
  ]
  const rows = [...groups.flatMap((group) => group.slice(0, 1)), ...groups.flatMap((group) => group.slice(1))]
  return {
    first: first ? { kind: first.planned ? 'planned' : 'undated', draft: first } : { kind: 'none' },
    rows: rows.slice(0, maxRows),
  }
}

/** Returns the drafts with a date that has not passed long ago, the next first. */
function listPlanned({ drafts, today }: Known): DraftSummary[] {
  // '24' comes after every time of a day.
  const when = ({ planned }: DraftSummary) => `${planned?.date} ${planned?.time ?? '24'}`
  return drafts
    .filter((draft) => isUnpublished(draft) && draft.planned && daysBetween(draft.planned.date, today) <= lateDays)
    .toSorted((one, other) => (when(one) < when(other) ? -1 : 1))
}

/** Returns the drafts in progress without a date, the most recently changed first. */
const listUndated = ({ drafts }: Known): DraftSummary[] =>
  drafts
    .filter(({ state, planned }) => !planned && (state === 'working' || state === 'ready'))
    .toSorted((one, other) => (one.updatedAt > other.updatedAt ? -1 : 1))

function listExperiments({ experiments = [], drafts, today }: Known): Next[] {
  return experiments.flatMap(({ draft: id, startedOn, outcome, variants }): Next[] => {
    const draft = drafts.find((one) => one.id === id)
    if (!draft) return []
    const days = startedOn === undefined ? 0 : daysBetween(startedOn, today)
    if (!outcome) return days >= experimentDays ? [{ kind: 'experimentOver', draft, days }] : []
    const winner = outcome.variant === undefined ? undefined : variants[outcome.variant]?.title
    return outcome.label === 'winner' && winner && isUnpublished(draft) && winner !== draft.title
      ? [{ kind: 'experimentWon', draft, winner }]
      : []
  })
}

/** Returns the published drafts that can be reviewed, the newest first. */
function listReviews({ drafts, now }: Known): Next[] {
  return drafts.flatMap((draft): Next[] => {
    const { state, published } = draft
    if (state !== 'published' || !published) return []
    const age = (now - Date.parse(published.at)) / dayMs
    const day = reviewDays.findLast((one) => one <= age)
    return day ? [{ kind: 'review', draft, day }] : []
  })
}

/** Returns the videos that stand out on their channels, the farthest first. */
const listOutliers = ({ videos = [], follows = [] }: Known): Next[] =>
  videos
    .flatMap((video) => (video.usual?.isOutlier ? [{ video, times: video.usual.multiple }] : []))
    .toSorted((one, other) => other.times - one.times)
    .map(({ video, times }) => ({
      kind: 'outlier',
      video,
      times,
      channel: follows.find(({ id }) => id === video.channelId)?.channel?.title,
    }))
