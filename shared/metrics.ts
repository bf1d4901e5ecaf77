/** One figure that functions report: its unit, and what it is counted by. Every value of `by` is a metric that costs money. */
interface Metric {
  readonly unit: 'Count' | 'Milliseconds' | 'Percent'
  readonly by?: 'code' | 'budget' | 'kind' | 'meter'
}

/** What functions report to whoever runs them: dashboard and alarms read it (`infra/stack/monitoring.ts`). */
export const metrics = {
  /** Of an endpoint, from call to answer. */
  latency: { unit: 'Milliseconds' },
  /** Answers that are errors, by their code. */
  failures: { unit: 'Count', by: 'code' },
  /** Runs of jobs that failed. */
  jobFailures: { unit: 'Count' },
  /** How much of a daily budget is used: see `jobs/watch-budgets`. */
  budgetUsed: { unit: 'Percent', by: 'budget' },
  /** Tokens of the AI provider, asked or answered. */
  aiTokens: { unit: 'Count', by: 'kind' },
  /** Calls that a plan had no unit left for. */
  meterRefusals: { unit: 'Count', by: 'meter' },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof metrics

/** Budgets with a daily cap. When one is spent, a feature stops for all users until the next day. */
export const budgetNames = ['youtube', 'searches', 'ai'] as const
export type BudgetName = (typeof budgetNames)[number]

/** Every figure carries it, as CloudWatch's dimension `service`. */
export const serviceName = 'viewcraft'
