import { job } from '#functions/lib/job.ts'
import { reviewDrafts } from '#functions/services/review/review-drafts.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

/** Announces the reviews of published drafts, and sets drafts to `reviewed` after the last one. */
export const handler = job('jobs/review-drafts', ({ timeLeft }) => reviewDrafts(() => timeLeft() >= reserveMs))
