import { Failure } from '#functions/lib/failure.ts'
import { requireDraft } from '#functions/services/drafts/draft.ts'
import { type StoredDraft, setDraftDeleted } from '#functions/store/drafts.ts'
import { claimVideo } from './claim-video.ts'
import { markPublished } from './mark-published.ts'

/**
 * Restores a draft that was deleted within the last day, and returns it. It is restored without its mark if its video now belongs to
 * another draft. Throws Failure `not_found`.
 */
export async function restoreDraft(userId: string, id: string): Promise<StoredDraft> {
  await setDraftDeleted(userId, id, false)
  const draft = await requireDraft(userId, id)
  if (!draft.published) return draft
  try {
    await claimVideo(userId, draft.published.videoId, id)
    return draft
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'video_already_marked')) throw error
  }
  return (await markPublished(userId, id, null)) ?? draft
}
