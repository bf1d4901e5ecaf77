import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#functions/lib/failure.ts'
import { changeDraft, type DraftChange, draftFields, type StoredDraft } from '#functions/store/drafts.ts'
import { type drafts, needsVideo } from '#shared/contract/drafts.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import { settleOffer } from '#shared/prediction/offered.ts'
import { requireDraft } from './draft.ts'
import { addPictures } from './pictures.ts'
import { publishReady } from './publish-ready.ts'
import { keepVersion } from './versions.ts'

/** How often a change is tried again when other changes of the draft come in between. */
const maxTries = 30

/**
 * Changes fields of one of the user's drafts, edited from `revision`. A field that was changed to something else since then is
 * not overwritten: Failure `draft_conflict`. Changes of other fields are no conflict; they are applied one after the other.
 * Also throws Failure `invalid_input` for a state that needs a video, `not_found`, `thumbnail_not_found`, `draft_full` or `draft_limit_reached`.
 */
export async function saveDraft(
  userId: string,
  { id, revision, changes: given, keep }: Parsed<typeof drafts.save>,
): Promise<StoredDraft> {
  const changes = { ...given, ...(given.titles ? { titles: given.titles.map(settleOffer) } : {}) }
  for (let tries = 0; tries < maxTries; tries++) {
    const draft = await requireDraft(userId, id)
    const changed = keepTried(draft, selectChanged(draft, changes))
    const fields = Object.keys(changed)
    // Also where the draft is ready already: an earlier try may have failed after it was saved.
    const isReady = changes.state === 'ready'
    if (fields.length === 0) {
      if (isReady) await publishReady(draft)
      return draft
    }
    if (changed.state && needsVideo(changed.state) && !draft.published)
      throw new Failure('invalid_input', { 'changes.state': 'invalid' })
    if (fields.some((field) => (draft.changedIn[field] ?? 0) > revision)) throw new Failure('draft_conflict')
    await addPictures(userId, id, changed.thumbnails ?? [])
    if (keep) await keepVersion(draft)
    const saved = await changeDraft(draft, changed)
    if (saved && isReady) await publishReady(saved)
    if (saved) return saved
  }
  throw new Failure('unavailable')
}

/** Returns the changes, with those that make a draft one that its creator keeps: naming or planning it does. */
const keepTried = ({ state }: StoredDraft, changed: DraftChange): DraftChange =>
  state === 'tried' && (changed.name || changed.planned) ? { state: 'working', ...changed } : changed

/** Returns the changes without those that the draft has already. */
const selectChanged = (draft: StoredDraft, changes: DraftChange): DraftChange =>
  Object.fromEntries(
    draftFields
      .filter((field) => changes[field] !== undefined && !isDeepStrictEqual(changes[field], draft[field]))
      .map((field) => [field, changes[field]]),
  )
