import { handle } from '#functions/lib/handle.ts'
import { readReview } from '#functions/services/review/read-review.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.review, async ({ input: { id }, userId }) => ({
  review: await readReview(userId, id),
}))
