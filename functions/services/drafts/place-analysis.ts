import { Failure } from '#functions/lib/failure.ts'
import { changeDraft, type StoredDraft } from '#functions/store/drafts.ts'
import { addAnalysisToVersion } from '#functions/store/versions.ts'
import { draftLimits } from '#shared/contract/drafts.ts'
import { offerInstead } from '#shared/prediction/offered.ts'
import { baseOf } from '#shared/prediction/yardsticks.ts'
import { addNewDraft } from './create-draft.ts'
import { contentOf, maxTries, newTitleId, requireDraft } from './draft.ts'
import { addPictures } from './pictures.ts'
import { keepVersion } from './versions.ts'

/** The analyzed title, the hash of the checked thumbnail, or both. */
interface AnalyzedVideo {
  readonly title?: string | undefined
  readonly thumbnail?: string | undefined
  /** The titles that the creator wrote for the video, if given. Other titles were offered by us. */
  readonly base?: readonly string[] | undefined
  /** The planned length, if given. */
  readonly seconds?: number | undefined
  /** What happens in the video, if given. */
  readonly happens?: string | undefined
}

/**
 * Makes an analysis part of a draft: the draft leads with the analyzed title and thumbnail, and a version lists the analysis. Without a
 * draft, creates one with the analysis's id, so that repeating this after a crash finds it. Returns the draft's id and the number of the
 * version, which is dated `at`, by default now. Throws Failure `not_found` for a draft that is not the user's, `thumbnail_not_found` or
 * `draft_full`.
 */
export async function placeAnalysis(
  userId: string,
  analysis: string,
  video: AnalyzedVideo,
  id: string | undefined,
  at?: string,
): Promise<{ draft: string; version: number }> {
  const draft = id === undefined ? await addDraftOf(userId, analysis, video) : await leadWith(userId, id, video)
  const version = await keepVersion(draft, draft, { isLimited: false, createdAt: at, analysis })
  await addAnalysisToVersion(userId, draft.id, version, analysis)
  return { draft: draft.id, version }
}

/** Creates a draft with the analyzed title and the other titles that the creator wrote for the video. */
function addDraftOf(
  userId: string,
  id: string,
  { title, thumbnail, base = [], seconds, happens }: AnalyzedVideo,
): Promise<StoredDraft> {
  const offer = title ? findOffer(title, base, []) : {}
  const lead = title ? [{ id: newTitleId(), text: title, ...offer }] : []
  // Keep the order of the base, whose first title represents the video. An offered title replaces the title it was offered for.
  const replaced = offer.offeredFor ?? title
  const isWritten = replaced !== undefined && base.includes(replaced)
  const written = base.flatMap((text) => (text === replaced ? lead : { id: newTitleId(), text }))
  const titles = isWritten ? written : lead
  return addNewDraft(userId, id, {
    state: 'tried',
    titles,
    lead: { ...(lead[0] && { title: lead[0].id }), ...(thumbnail && { thumbnail }) },
    ...(thumbnail ? { thumbnails: [thumbnail] } : {}),
    ...(seconds === undefined ? {} : { seconds }),
    ...(happens ? { happens } : {}),
  })
}

/**
 * Returns the title of the base for which a title was offered: the first of `preferred` that is in the base, or else the first of the
 * base.
 */
function findOffer(title: string, base: readonly string[], preferred: readonly string[]) {
  const [written] = [...preferred.filter((text) => base.includes(text)), ...base]
  return written === undefined || base.includes(title) ? {} : offerInstead(title, { text: written })
}

/**
 * Makes a draft lead with a title and a thumbnail. In a full draft they replace the previous lead, which is saved in a version. The
 * planned length is set only if the draft has none; `happens` replaces the draft's.
 */
async function leadWith(
  userId: string,
  id: string,
  { title, thumbnail, base = [], seconds, happens = '' }: AnalyzedVideo,
): Promise<StoredDraft> {
  if (thumbnail) await addPictures(userId, id, [thumbnail])
  for (let tries = 0; tries < maxTries; tries++) {
    const draft = await requireDraft(userId, id)
    const { titles, thumbnails, lead } = contentOf(draft)
    const known = titles.find(({ text }) => text.trim() === title)
    const leadBase = titles.filter(({ id }) => id === lead.title).flatMap((title) => baseOf([title]))
    const added = title && !known ? { id: newTitleId(), text: title, ...findOffer(title, base, leadBase) } : undefined
    const length = draft.seconds ?? seconds ?? null
    const keepsHappens = happens === '' || happens === draft.happens
    const hasPicture = !thumbnail || thumbnails.includes(thumbnail)
    const leadTitle = (known ?? added)?.id ?? lead.title
    const leadThumbnail = thumbnail ?? lead.thumbnail
    const isSame = !added && hasPicture && leadTitle === lead.title && leadThumbnail === lead.thumbnail
    if (isSame && keepsHappens && length === draft.seconds) return draft
    const isReplaced =
      (added && titles.length === draftLimits.titles) || (!hasPicture && thumbnails.length === draftLimits.thumbnails)
    if (isReplaced) await keepVersion(draft, draft, { isLimited: false })
    const changed = await changeDraft(draft, {
      ...(added ? { titles: addOrReplace(titles, added, draftLimits.titles, ({ id }) => id === lead.title) } : {}),
      ...(hasPicture
        ? {}
        : {
            thumbnails: addOrReplace(thumbnails, thumbnail, draftLimits.thumbnails, (hash) => hash === lead.thumbnail),
          }),
      lead: {
        ...(leadTitle === undefined ? {} : { title: leadTitle }),
        ...(leadThumbnail === undefined ? {} : { thumbnail: leadThumbnail }),
      },
      ...(length === draft.seconds ? {} : { seconds: length }),
      ...(keepsHappens ? {} : { happens }),
    })
    if (changed) return changed
  }
  throw new Failure('unavailable')
}

/** Adds an item to a list. If the list is full, replaces the item for which `isReplaced` returns true. */
const addOrReplace = <T>(list: readonly T[], item: T, max: number, isReplaced: (item: T) => boolean): T[] =>
  list.length < max ? [...list, item] : list.map((existing) => (isReplaced(existing) ? item : existing))
