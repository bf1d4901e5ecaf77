import { job } from '#functions/lib/job.ts'
import { moveAnalyses } from '#functions/services/drafts/move-analyses.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

/** Moves analyses from before drafts existed into drafts. */
export const handler = job('jobs/move-analyses', ({ timeLeft }) => moveAnalyses(() => timeLeft() >= reserveMs))
