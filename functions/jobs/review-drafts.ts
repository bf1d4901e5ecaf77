import { queuedJob } from '#functions/lib/queued-job.ts'
import { reviewDraft } from '#functions/services/review/review-drafts.ts'
import { DraftKey } from '#functions/store/drafts.ts'

/** Announces the reviews of published drafts, and sets drafts to `reviewed` after the last one. */
export const handler = queuedJob('jobs/review-drafts', DraftKey, () => reviewDraft)
