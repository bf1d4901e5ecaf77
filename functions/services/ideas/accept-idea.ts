import { Failure } from '#functions/lib/failure.ts'
import { newId } from '#functions/lib/id.ts'
import { addNewDraft, spendNewDraft } from '#functions/services/drafts/create-draft.ts'
import { newTitleId } from '#functions/services/drafts/draft.ts'
import { getDraftItem } from '#functions/store/drafts.ts'
import { getEvidence, putEvidence } from '#functions/store/evidence.ts'
import { getWeek, type StoredIdea, setIdeaDraft } from '#functions/store/ideas.ts'
import { structures } from '#shared/prediction/kinds.ts'
import { mondayOfIdea } from './choose.ts'

/**
 * Creates a draft from an idea, with `filled` as its title if given, and returns its id, or the id of the existing one. Throws Failure
 * `not_found` for an idea that is not the user's, or `draft_limit_reached`.
 */
export async function acceptIdea(userId: string, id: string, filled?: string): Promise<string> {
  const monday = mondayOfIdea(id)
  const idea = monday && (await getWeek(userId, monday))?.ideas[id]
  if (!monday || !idea) throw new Failure('not_found')
  const existing = idea.draft === undefined ? undefined : await getDraftItem(userId, idea.draft)
  if (existing && !existing.deletedAt) return existing.id
  // The idea stores the draft's id before the draft exists, so that repeating an interrupted or refused call creates the same draft.
  const draft = existing || idea.draft === undefined ? newId() : idea.draft
  if (draft !== idea.draft && !(await setIdeaDraft({ userId, monday, id }, draft, idea.draft)))
    return acceptIdea(userId, id, filled)
  await spendNewDraft(userId)
  await addDraftOf(userId, draft, id, { ...idea, title: filled ?? idea.title })
  return draft
}

async function addDraftOf(userId: string, draft: string, id: string, { title, pattern }: StoredIdea): Promise<void> {
  const evidence = await getEvidence(userId, id)
  if (evidence) await putEvidence({ ...evidence, id: draft })
  const structure = structures.find((structure) => structure === pattern)
  const titles = [{ id: newTitleId(), text: title }]
  await addNewDraft(userId, draft, { state: 'idea', titles, ...(structure ? { structure } : {}) })
}
