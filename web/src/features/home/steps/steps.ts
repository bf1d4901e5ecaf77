import type { Account } from '#shared/contract/account.ts'
import type { Analysis } from '#shared/contract/advice.ts'

const stepNames = ['title', 'thumbnail', 'trends'] as const
type StepName = (typeof stepNames)[number]

interface StepsInput {
  readonly account: Account
  /** The newest analyses; undefined until loaded. */
  readonly analyses: readonly Analysis[] | undefined
  /** Whether this deployment sends reports. */
  readonly hasReports: boolean
}

/** Returns the first steps that a new creator has not done yet. */
export function listStepsLeft({ account, analyses = [], hasReports }: StepsInput): StepName[] {
  const isDone: Record<StepName, boolean> = {
    title: analyses.some(({ titleAnalysis }) => titleAnalysis),
    thumbnail: analyses.some(({ thumbnailAnalysis }) => thumbnailAnalysis),
    trends: account.mails.weekly || !hasReports,
  }
  return stepNames.filter((name) => !isDone[name])
}
