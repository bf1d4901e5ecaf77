import type { Account } from '#shared/contract/account.ts'
import type { Analysis } from '#shared/contract/advice.ts'

const stepNames = ['title', 'thumbnail', 'trends'] as const
export type StepName = (typeof stepNames)[number]

export interface Step {
  readonly name: StepName
  readonly isDone: boolean
}

interface StepsInput {
  readonly account: Account
  /** The newest analyses; undefined until loaded. */
  readonly analyses: readonly Analysis[] | undefined
  /** Whether this deployment sends reports. */
  readonly hasReports: boolean
}

/** Returns a new creator's first steps and which are done. */
export function listSteps({ account, analyses = [], hasReports }: StepsInput): Step[] {
  const done: Record<StepName, boolean> = {
    title: analyses.some(({ titleAnalysis }) => titleAnalysis),
    thumbnail: analyses.some(({ thumbnailAnalysis }) => thumbnailAnalysis),
    trends: account.mails.weekly,
  }
  return stepNames.filter((name) => name !== 'trends' || hasReports).map((name) => ({ name, isDone: done[name] }))
}
