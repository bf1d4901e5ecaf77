import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#functions/lib/failure.ts'
import { changeDraft, type DraftChange, draftFields, type StoredDraft } from '#functions/store/drafts.ts'
import { type drafts, needsVideo } from '#shared/contract/drafts.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import { settleOffer } from '#shared/prediction/offered.ts'
import { maxTries, requireDraft } from './draft.ts'
import { addPictures } from './pictures.ts'
import { publishReady } from './publish-ready.ts'
import { keepVersion } from './versions.ts'

/**
 * Changes fields of one of the user's drafts, which was edited at `revision`. Throws Failure `draft_conflict` if a field has since been
 * changed to something else. Changes of other fields do not conflict. Also throws Failure `invalid_input` for a state that needs a video,
 * `not_found`, `thumbnail_not_found`, `draft_full` or `draft_limit_reached`.
 */
export async function saveDraft(
  userId: string,
  { id, revision, changes: requested, keep }: Parsed<typeof drafts.save>,
): Promise<StoredDraft> {
  const changes = { ...requested, ...(requested.titles ? { titles: requested.titles.map(settleOffer) } : {}) }
  for (let tries = 0; tries < maxTries; tries++) {
    const draft = await requireDraft(userId, id)
    const changed = keepTried(draft, selectChanged(draft, changes))
    const fields = Object.keys(changed)
    // Even if the draft is already ready: an earlier attempt may have failed after saving it.
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

/** Returns the changes. Naming or planning a tried draft also changes its state to `working`. */
const keepTried = ({ state }: StoredDraft, changed: DraftChange): DraftChange =>
  state === 'tried' && (changed.name || changed.planned) ? { state: 'working', ...changed } : changed

/** Returns the changes that differ from the draft. */
const selectChanged = (draft: StoredDraft, changes: DraftChange): DraftChange =>
  Object.fromEntries(
    draftFields
      .filter((field) => changes[field] !== undefined && !isDeepStrictEqual(changes[field], draft[field]))
      .map((field) => [field, changes[field]]),
  )
