import { Failure } from '#functions/lib/failure.ts'
import { randomCharacters } from '#functions/lib/id.ts'
import { changeDraft, type StoredDraft } from '#functions/store/drafts.ts'
import { addAnalysisToVersion } from '#functions/store/versions.ts'
import { draftLimits } from '#shared/contract/drafts.ts'
import { addNewDraft } from './create-draft.ts'
import { contentOf, requireDraft } from './draft.ts'
import { addPictures } from './pictures.ts'
import { keepVersion } from './versions.ts'

/** What is analyzed: a title, the hash of a checked thumbnail, or both. */
interface Pair {
  readonly title?: string | undefined
  readonly thumbnail?: string | undefined
}

/** How often a change is tried again when other changes of the draft come in between. */
const maxTries = 10

/**
 * Makes an analysis part of a draft: the draft leads with the analyzed title and thumbnail, and a version of it lists the
 * analysis. Without a draft there is a new one, which has the analysis's id, so that repeating this after a crash finds it.
 * Returns the draft's id and the number of the version, which is dated `at`, by default now. Throws Failure `not_found` for
 * a draft that is not the user's, `thumbnail_not_found` or `draft_full`.
 */
export async function placeAnalysis(
  userId: string,
  analysis: string,
  pair: Pair,
  id: string | undefined,
  at?: string,
): Promise<{ draft: string; version: number }> {
  const draft = id === undefined ? await addDraftOf(userId, analysis, pair) : await leadWith(userId, id, pair)
  const version = await keepVersion(draft, draft, { isLimited: false, createdAt: at, analysis })
  await addAnalysisToVersion(userId, draft.id, version, analysis)
  return { draft: draft.id, version }
}

const addDraftOf = (userId: string, id: string, { title, thumbnail }: Pair) =>
  addNewDraft(userId, id, {
    state: 'working',
    ...(title ? { titles: [{ id: randomCharacters(8), text: title }] } : {}),
    ...(thumbnail ? { thumbnails: [thumbnail] } : {}),
  })

/**
 * Makes a draft lead with a title and a thumbnail. In a full draft they replace those that it led with, which a version
 * keeps.
 */
async function leadWith(userId: string, id: string, { title, thumbnail }: Pair): Promise<StoredDraft> {
  if (thumbnail) await addPictures(userId, id, [thumbnail])
  for (let tries = 0; tries < maxTries; tries++) {
    const draft = await requireDraft(userId, id)
    const { titles, thumbnails, lead } = contentOf(draft)
    const known = titles.find(({ text }) => text.trim() === title)
    const added = title && !known ? { id: randomCharacters(8), text: title } : undefined
    const hasPicture = !thumbnail || thumbnails.includes(thumbnail)
    const leadTitle = (known ?? added)?.id ?? lead.title
    const leadThumbnail = thumbnail ?? lead.thumbnail
    const isSame = !added && hasPicture && leadTitle === lead.title && leadThumbnail === lead.thumbnail
    if (isSame) return draft
    const isReplaced =
      (added && titles.length === draftLimits.titles) || (!hasPicture && thumbnails.length === draftLimits.thumbnails)
    if (isReplaced) await keepVersion(draft, draft, { isLimited: false })
    const changed = await changeDraft(draft, {
      ...(added ? { titles: addOrReplace(titles, added, draftLimits.titles, (one) => one.id === lead.title) } : {}),
      ...(hasPicture
        ? {}
        : { thumbnails: addOrReplace(thumbnails, thumbnail, draftLimits.thumbnails, (one) => one === lead.thumbnail) }),
      lead: {
        ...(leadTitle === undefined ? {} : { title: leadTitle }),
        ...(leadThumbnail === undefined ? {} : { thumbnail: leadThumbnail }),
      },
    })
    if (changed) return changed
  }
  throw new Failure('unavailable')
}

/** Adds an item to a list, in place of the one that `isReplaced` when the list is full. */
const addOrReplace = <T>(list: readonly T[], item: T, max: number, isReplaced: (one: T) => boolean): T[] =>
  list.length < max ? [...list, item] : list.map((one) => (isReplaced(one) ? item : one))
