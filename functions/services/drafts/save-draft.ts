import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#functions/lib/failure.ts'
import { changeDraft, type StoredDraft } from '#functions/store/drafts.ts'
import type { DraftFields, drafts } from '#shared/contract/drafts.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import { requireDraft } from './draft.ts'
import { addPictures } from './pictures.ts'
import { keepVersion } from './versions.ts'

/** How often a change is tried again when other changes of the draft come in between. */
const maxTries = 30

/**
 * Changes fields of one of the user's drafts, edited from `revision`. A field that another writer has changed since then is
 * not overwritten: Failure `draft_conflict`. Changes of other fields are no conflict; they are applied one after the other.
 * Also throws Failure `not_found`, `thumbnail_not_found`, `draft_full` or `draft_limit_reached`.
 */
export async function saveDraft(
  userId: string,
  { id, revision, changes, writer, keep }: Parsed<typeof drafts.save>,
): Promise<StoredDraft> {
  for (let tries = 0; tries < maxTries; tries++) {
    const draft = await requireDraft(userId, id)
    const fields = changedFields(draft, changes)
    if (fields.length === 0) return draft
    if (fields.some((field) => isNewerThan(revision, writer, draft.changes[field]))) throw new Failure('draft_conflict')
    await addPictures(userId, id, changes.thumbnails ?? [])
    if (keep) await keepVersion(draft)
    const mark = { revision: draft.revision + 1, ...(writer === undefined ? {} : { writer }) }
    const changed = await changeDraft(draft, {
      ...changes,
      changes: { ...draft.changes, ...Object.fromEntries(fields.map((field) => [field, mark])) },
    })
    if (changed) return changed
  }
  throw new Failure('unavailable')
}

type Changes = Partial<{ [Field in keyof DraftFields]: DraftFields[Field] | undefined }>

/** Returns the fields whose value would change. */
const changedFields = (draft: StoredDraft, changes: Changes): (keyof DraftFields)[] =>
  (Object.keys(changes) as (keyof DraftFields)[]).filter(
    (field) => changes[field] !== undefined && !isDeepStrictEqual(changes[field], draft[field]),
  )

/** Returns whether somebody else changed a field after the revision that it was edited from. */
const isNewerThan = (
  revision: number,
  writer: string | undefined,
  change: StoredDraft['changes'][string] | undefined,
): boolean => change !== undefined && change.revision > revision && (writer === undefined || change.writer !== writer)
