import { Failure } from '#functions/lib/failure.ts'
import { maxTries } from '#functions/services/drafts/draft.ts'
import { toReviewDate } from '#functions/services/drafts/review-days.ts'
import { changeDraft, getDraft, type StoredDraft } from '#functions/store/drafts.ts'
import { deleteClaim } from '#functions/store/published-videos.ts'
import { reviewDays } from '#shared/contract/review.ts'

type Publication = NonNullable<StoredDraft['published']>

/**
 * Marks a draft as published as a video, which starts its reviews; null removes the mark. Does nothing if the draft is already marked
 * with the video. Returns the draft, or undefined if the user has none with that id. Throws Failure `already_published` if it is marked
 * with another video. The caller must have claimed the video for the draft.
 */
export async function markPublished(
  userId: string,
  id: string,
  publication: Omit<Publication, 'at'> | null,
): Promise<StoredDraft | undefined> {
  for (let tries = 0; tries < maxTries; tries++) {
    const draft = await getDraft(userId, id)
    if (!draft || draft.published?.videoId === publication?.videoId) return draft
    if (draft.published && publication) throw new Failure('already_published')
    const at = new Date().toISOString()
    const marked = await changeDraft(draft, {
      ...(publication
        ? { published: { ...publication, at }, reviewAt: toReviewDate(at, reviewDays[0]), state: 'published' }
        : { published: null, reviewAt: null, state: 'ready' }),
    })
    // After a crash in between, the claim expires because the draft has no mark.
    if (marked && draft.published && !publication)
      await deleteClaim({ userId, videoId: draft.published.videoId, draft: id })
    if (marked) return marked
  }
  throw new Failure('unavailable')
}
