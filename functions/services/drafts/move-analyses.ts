import { log } from '#functions/lib/log.ts'
import { type Page, visitAll } from '#functions/lib/visit-all.ts'
import {
  analysisCursor,
  getAnalysis,
  listAnalyses,
  listUnplacedAnalyses,
  saveDraftOfAnalysis,
  type UnplacedAnalysis,
} from '#functions/store/analyses.ts'
import { jobBookmark, jobMark } from '#functions/store/cache.ts'
import { type CallItem, listCalls } from '#functions/store/calls.ts'
import { addDraft, changeDraft, getDraft, getDraftItem } from '#functions/store/drafts.ts'
import { savePicture } from '#functions/store/pictures.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import { reviewDays } from '#shared/contract/review.ts'
import { placeAnalysis } from './place-analysis.ts'
import { toReviewDate } from './review-days.ts'

/** How many users' analyses are moved at once. Each has at most one thumbnail in memory. */
const concurrency = 8

/**
 * Moves analyses from before drafts existed into drafts, for as long as `hasTime` returns true; the next run continues where this one
 * stops. A user's analyses with the same title become versions of one draft, which has the id of the first of them, so that running this
 * again changes nothing. A run that finds no analysis to move marks the job as done, and later runs do nothing. Returns how many were
 * moved.
 */
export async function moveAnalyses(hasTime: () => boolean): Promise<{ moved: number }> {
  const mark = jobMark('move-analyses')
  if (await mark.isSet()) return { moved: 0 }
  let [found, moved] = [0, 0]
  const visit = async ({ userId, ids }: UserAnalyses) => {
    let context: Context | undefined
    for (const id of ids) {
      if (!hasTime()) return false
      found += 1
      try {
        context ??= await readContext(userId)
        if (await moveAnalysis({ userId, id }, context)) moved += 1
      } catch (error) {
        // Continue with other analyses. The next run tries this one again.
        log('error', 'analysis not moved', { userId, id, error })
      }
    }
  }
  const isComplete = await visitAll(listByUser, lastCursor, visit, {
    bookmark: jobBookmark('move-analyses'),
    canContinue: hasTime,
    concurrency,
  })
  if (isComplete && found === 0) await mark.set()
  return { moved }
}

/** A user's analyses without a draft, oldest first. */
interface UserAnalyses {
  readonly userId: string
  readonly ids: readonly string[]
}

const lastCursor = ({ userId, ids }: UserAnalyses): string => analysisCursor({ userId, id: ids.at(-1) ?? '' })

/** Returns a page of analyses without a draft, grouped by user. */
async function listByUser(after?: string): Promise<Page<UserAnalyses>> {
  const { items, next } = await listUnplacedAnalyses(after)
  const idsOf = new Map<string, string[]>()
  for (const { userId, id } of items) idsOf.set(userId, [...(idsOf.get(userId) ?? []), id])
  return { items: [...idsOf].map(([userId, ids]) => ({ userId, ids })), next }
}

/** The drafts that a user's analyses belong in, and their calls. */
interface Context {
  readonly draftOf: (analysis: Analysis) => string
  readonly calls: readonly CallItem[]
}

async function readContext(userId: string): Promise<Context> {
  const newestFirst: Analysis[] = []
  let before: string | undefined
  do {
    const { analyses, next } = await listAnalyses(userId, before)
    newestFirst.push(...analyses)
    before = next
  } while (before !== undefined)
  const drafts = new Map<string, string>()
  for (const analysis of newestFirst.toReversed()) {
    const key = keyOf(analysis)
    if (!drafts.has(key)) drafts.set(key, analysis.draft ?? analysis.id)
  }
  return { draftOf: (analysis) => drafts.get(keyOf(analysis)) ?? analysis.id, calls: await listCalls(userId) }
}

/**
 * Returns a key for the analyses that belong in one draft: the title, ignoring case and spaces. Each thumbnail without a title has its
 * own key.
 */
const keyOf = ({ id, title }: Analysis): string =>
  title === undefined ? id : `title ${title.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()}`

/** Moves an analysis. Returns false if it was deleted or moved in the meantime. */
async function moveAnalysis({ userId, id }: UnplacedAnalysis, { draftOf, calls }: Context): Promise<boolean> {
  const analysis = await getAnalysis(userId, id)
  if (!analysis || analysis.draft !== undefined) return false
  const target = draftOf(analysis)
  // The user may have deleted the draft that earlier ones went into.
  const draft = (await getDraftItem(userId, target))?.deletedAt === undefined ? target : id
  await addDraft({
    v: 1,
    userId,
    id: draft,
    revision: 1,
    changedIn: {},
    createdAt: analysis.createdAt,
    updatedAt: analysis.createdAt,
    version: 0,
    state: 'working',
    planned: null,
    seconds: null,
    happens: '',
    name: '',
    titles: [],
    thumbnails: [],
    lead: {},
    notes: '',
    lessons: '',
  })
  const thumbnail = await copyPicture(userId, draft, analysis)
  const { title, base, seconds, createdAt } = analysis
  const place = await placeAnalysis(userId, id, { title, thumbnail, base, seconds }, draft, createdAt)
  await markAsPublished(
    userId,
    draft,
    calls.find((call) => call.id === id),
  )
  // Last, so that an interrupted move is repeated.
  await saveDraftOfAnalysis(userId, id, place)
  return true
}

/** Copies the thumbnail of an analysis into a draft. Returns the hash of the copy, because the hash of the upload was not stored. */
async function copyPicture(
  userId: string,
  draft: string,
  { id, thumbnailAnalysis }: Analysis,
): Promise<string | undefined> {
  if (!thumbnailAnalysis) return undefined
  const { copyKey, draftImageKey, hashFile, readFile, saveFile } = await import('#functions/store/files.ts')
  const image = await readFile(copyKey(userId, id))
  if (!image) return undefined
  const thumbnail = hashFile(image)
  await saveFile(draftImageKey(userId, draft, thumbnail), image)
  await savePicture(userId, draft, { thumbnail, analysis: thumbnailAnalysis })
  return thumbnail
}

/** Marks a draft as published, with its reviews, if the analysis has a call. */
async function markAsPublished(userId: string, id: string, call: CallItem | undefined): Promise<void> {
  if (!call) return
  for (;;) {
    const draft = await getDraft(userId, id)
    if (!draft || draft.published) return
    const changed = await changeDraft(draft, {
      state: 'published',
      published: { videoId: call.videoId, at: call.markedAt, analysis: call.id },
      reviewAt: toReviewDate(call.markedAt, reviewDays[0]),
    })
    if (changed) return
  }
}
