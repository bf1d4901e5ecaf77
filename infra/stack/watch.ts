import { Duration, type Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { budgetNames, type MetricName, metrics, serviceName } from '#shared/metrics.ts'
import { meterNames } from '#shared/plans.ts'
import { toPascalCase } from './names.ts'

export interface MonitoringOptions {
  readonly api: HttpApi
  readonly failedRuns: Queue
  /** Whether mails leave through SES, whose verdict on us then counts. */
  readonly sends: boolean
  /** Who is told; nobody where the operator gave no address. */
  readonly alarmMail: string | undefined
}

/** Where functions report their figures (`functions/lib/metrics.ts`). */
export const metricsNamespace = (stack: Stack): string => stack.stackName

interface Rule {
  readonly metric: IMetric
  /** From this value on it rings. */
  readonly from: number
  /** Five-minute periods of the last `of`; one of one unless said. */
  readonly periods?: number
  readonly means: string
}

/** The alarms, their topic, and one dashboard. What is not reported is well: nothing happens at night. */
export function addMonitoring(stack: Stack, watched: MonitoringOptions): void {
  const topic = new Topic(stack, 'Alarms', { enforceSSL: true })
  if (watched.alarmMail) topic.addSubscription(new EmailSubscription(watched.alarmMail))
  const rules = rulesOf(stack, watched)
  for (const [name, { metric, from, periods = 1, means }] of Object.entries(rules))
    new Alarm(stack, `${toPascalCase(name)}Alarm`, {
      alarmName: `${stack.stackName}-${name}`,
      alarmDescription: means,
      metric,
      threshold: from,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic))
  addDashboard(stack, watched)
}

function rulesOf(stack: Stack, { api, failedRuns, sends }: MonitoringOptions): Readonly<Record<string, Rule>> {
  const ses = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.MAXIMUM })
  return {
    'server-errors': {
      metric: errorShare(api),
      from: 1,
      periods: 2,
      means: 'At least 1 % of the API answers were errors of ours for ten minutes. Log: level error, by requestId.',
    },
    latency: {
      metric: api.metricLatency({ statistic: Stats.p(95) }),
      from: 6_000,
      periods: 3,
      means: 'One answer in twenty took six seconds or more for a quarter of an hour: an outside party is slow.',
    },
    throttles: {
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: Stats.SUM }),
      from: 1,
      means: 'Lambda turned calls away: the account has no concurrency left. Ask AWS for more.',
    },
    'failed-jobs': {
      metric: ours(stack, 'jobFailures'),
      from: 1,
      means: 'A scheduled job failed; it is repeated twice. Its log says why.',
    },
    'dead-letters': {
      metric: failedRuns.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
      from: 1,
      means: 'A scheduled run failed to the end. Look into the queue FailedRuns, mend, delete the message.',
    },
    ...Object.fromEntries(
      budgetNames.map((budget) => [
        `budget-${budget}`,
        {
          metric: ours(stack, 'budgetUsed', { budget }, Stats.MAXIMUM),
          from: 80,
          means: `80 % of the day's budget (${budget}) are used; at its end stored answers serve.`,
        },
      ]),
    ),
    // SES reviews a sender at 5 % bounces and 0.1 % complaints (its reputation metrics).
    ...(sends
      ? {
          bounces: { metric: ses('Reputation.BounceRate'), from: 0.04, means: 'SES reviews senders at 5 % bounces.' },
          complaints: {
            metric: ses('Reputation.ComplaintRate'),
            from: 0.0008,
            means: 'SES reviews senders at 0.1 % complaints.',
          },
        }
      : {}),
  }
}

/** Of all answers in five minutes, in per cent; a handful of calls proves nothing. */
const errorShare = (api: HttpApi) =>
  new MathExpression({
    label: 'server errors, %',
    expression: 'IF(calls >= 20, 100 * faults / calls, 0)',
    usingMetrics: {
      calls: api.metricCount({ statistic: Stats.SUM }),
      faults: api.metricServerError({ statistic: Stats.SUM }),
    },
  })

const ours = (
  stack: Stack,
  metricName: MetricName,
  by: Readonly<Record<string, string>> = {},
  statistic: string = Stats.SUM,
) =>
  new Metric({
    namespace: metricsNamespace(stack),
    metricName,
    dimensionsMap: { service: serviceName, ...by },
    statistic,
  })

/** All of ours that is counted by something, whatever values it has. */
const each = (stack: Stack, metricName: MetricName, statistic: string = Stats.SUM) => {
  const measure = metrics[metricName]
  const dimensions = ['service', ...('by' in measure ? [measure.by] : [])].join(',')
  return new MathExpression({
    label: '',
    expression: `SEARCH('{"${metricsNamespace(stack)}",${dimensions}} MetricName="${metricName}"', '${statistic}', 300)`,
    usingMetrics: {},
  })
}

function addDashboard(stack: Stack, { api, failedRuns }: MonitoringOptions): void {
  const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 8 })
  const latencies = [50, 95, 99].map((share) => api.metricLatency({ statistic: Stats.p(share), label: `p${share}` }))
  const refusals = meterNames.map((meter) => ours(stack, 'meterRefusals', { meter }))
  new Dashboard(stack, 'Dashboard', {
    dashboardName: stack.stackName,
    widgets: [
      [
        graph('Calls', api.metricCount({ statistic: Stats.SUM })),
        graph('Latency of the API, ms', ...latencies),
        graph('Errors of ours, %', errorShare(api)),
      ],
      [
        graph('Errors by code', each(stack, 'failures')),
        graph('Daily budgets, % used', each(stack, 'budgetUsed', 'Maximum')),
        graph('Tokens of the AI provider', each(stack, 'aiTokens')),
      ],
      [
        graph('Calls without a unit left, by meter', ...refusals),
        graph('Failed jobs', ours(stack, 'jobFailures'), failedRuns.metricApproximateNumberOfMessagesVisible()),
        graph('Time in functions, p95, ms', ours(stack, 'latency', {}, Stats.p(95))),
      ],
    ],
  })
}
