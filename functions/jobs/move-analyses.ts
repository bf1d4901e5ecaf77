import { job } from '#functions/lib/job.ts'
import { moveAnalyses } from '#functions/services/drafts/move-analyses.ts'

/** Moves analyses from before drafts existed into drafts. */
export const handler = job('jobs/move-analyses', ({ canContinue }) => moveAnalyses(canContinue))
