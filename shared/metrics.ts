/** An operational metric: its unit and its dimension. CloudWatch bills each value of `by` as a separate metric. */
interface Metric {
  readonly unit: 'Count' | 'Seconds' | 'Milliseconds' | 'Percent'
  readonly by?: 'code' | 'budget' | 'kind' | 'meter'
}

/** The metrics that functions record and that the dashboard and alarms of `infra/stack/monitoring.ts` read. */
export const metrics = {
  /** The duration of a request to an endpoint. */
  latency: { unit: 'Milliseconds' },
  /** Error responses by code. */
  failures: { unit: 'Count', by: 'code' },
  /** Failed runs of jobs. */
  jobFailures: { unit: 'Count' },
  /** The age of a job's round when a run ends without finishing it. */
  roundAge: { unit: 'Seconds' },
  /** The used share of a daily budget: see `jobs/watch-budgets`. */
  budgetUsed: { unit: 'Percent', by: 'budget' },
  /** Tokens sent to and received from the AI provider. */
  aiTokens: { unit: 'Count', by: 'kind' },
  /** Requests rejected because the plan's units are used up. */
  meterRefusals: { unit: 'Count', by: 'meter' },
  /** Sign-ups refused because their mail domain had too many within the hour. */
  refusedSignUps: { unit: 'Count' },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof metrics

/** Budgets with a daily cap. When one is spent, a feature stops for all users until the next day. */
export const budgetNames = ['youtube', 'searches', 'ai'] as const
export type BudgetName = (typeof budgetNames)[number]

/** The CloudWatch dimension `service` of every metric. */
export const serviceName = 'viewcraft'
