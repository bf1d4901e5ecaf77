import { Failure } from '#functions/lib/failure.ts'
import { addDraft, type StoredDraft } from '#functions/store/drafts.ts'
import { spendDailyCap } from '#functions/store/limits.ts'
import type { DraftState, drafts } from '#shared/contract/drafts.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import { maxDraftsPerDay } from '#shared/plans.ts'
import { settleOffer } from '#shared/prediction/offered.ts'
import { liftOf } from '#shared/prediction/patterns/lifts.ts'
import { contentOf, requireDraft } from './draft.ts'
import { addPictures } from './pictures.ts'
import { publishReady } from './publish-ready.ts'

/**
 * Creates a draft with the given id and fields, on top of the content and planned length of the draft `copyOf`, if given. Returns the
 * draft that has the id, if there is one. Throws Failure `not_found` for a draft to copy that is not the user's, `thumbnail_not_found` or
 * `draft_limit_reached`. Refused and repeated requests count toward the limit too.
 */
export async function createDraft(
  userId: string,
  id: string,
  input: Parsed<typeof drafts.create>,
): Promise<StoredDraft> {
  await spendNewDraft(userId)
  return addNewDraft(userId, id, input)
}

/** Counts a draft that a user is about to create. Throws Failure `draft_limit_reached` if it is one too many for the day. */
export async function spendNewDraft(userId: string): Promise<void> {
  if (!(await spendDailyCap('drafts', userId, maxDraftsPerDay))) throw new Failure('draft_limit_reached')
}

/** Creates a draft with the given id, without counting it, or returns the one that has it. */
export async function addNewDraft(
  userId: string,
  id: string,
  { copyOf, structure, ...fields }: Omit<Parsed<typeof drafts.create>, 'state'> & { state?: DraftState | undefined },
): Promise<StoredDraft> {
  const source = copyOf === undefined ? undefined : await requireDraft(userId, copyOf)
  const now = new Date().toISOString()
  const content = source && contentOf(source)
  const evidence = structure && liftOf(structure)
  const origin = structure && evidence ? { structure, evidence } : source?.origin
  const draft: StoredDraft = {
    v: 1,
    userId,
    id,
    revision: 1,
    changedIn: {},
    createdAt: now,
    updatedAt: now,
    version: 0,
    state: fields.state ?? 'idea',
    planned: fields.planned ?? null,
    seconds: fields.seconds === undefined ? (source?.seconds ?? null) : fields.seconds,
    happens: fields.happens ?? source?.happens ?? '',
    name: fields.name ?? content?.name ?? '',
    titles: (fields.titles ?? content?.titles ?? []).map(settleOffer),
    thumbnails: fields.thumbnails ?? content?.thumbnails ?? [],
    lead: fields.lead ?? content?.lead ?? {},
    notes: fields.notes ?? content?.notes ?? '',
    lessons: fields.lessons ?? '',
    ...(origin ? { origin } : {}),
  }
  // The pictures come first, so that every thumbnail of a stored draft has one.
  await addPictures(userId, id, draft.thumbnails, copyOf)
  // The event comes before the draft, so that no draft is ready without one. If storing the draft then fails, repeating the request with
  // its idempotency key stores it under the same id, without another event. Without a key, webhooks receive the id of a draft that does not
  // exist, like that of one deleted since.
  if (draft.state === 'ready') await publishReady(draft)
  return (await addDraft(draft)) ? draft : requireDraft(userId, id)
}
