import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
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
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type JobName, jobSchedules } from '#infra/access/jobs.ts'
import { daySeconds } from '#shared/duration.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { budgetNames, type MetricName, metrics, serviceName } from '#shared/metrics.ts'
import { meterNames } from '#shared/plans.ts'
import type { Functions } from './functions.ts'
import { toPascalCase } from './names.ts'
import type { Queues } from './queues.ts'
import { addTopic } from './topic.ts'

export interface MonitoringOptions {
  /** The name of the root stack: the dashboard's name, the prefix of alarm names, the namespace of our metrics. */
  readonly name: string
  readonly api: HttpApi
  readonly failedRuns: Queue
  readonly queues: Queues
  readonly functions: Functions
  /** Whether mail is sent through SES, which suspends senders with many bounces or complaints. */
  readonly sendsMail: boolean
  /** The address that alarms notify, if the operator configured one. */
  readonly alarmMail: string | undefined
  /** The account's budget in US dollars, if the operator configured one. */
  readonly monthlyDollars: number | undefined
}

interface AlarmRule {
  readonly metric: IMetric
  /** The alarm fires at this value and above, or where `firesBelow` is set, below it and without data. */
  readonly threshold: number
  readonly firesBelow?: true
  /** Consecutive periods at the threshold, 1 by default. */
  readonly periods?: number
  readonly description: string
}

/**
 * Adds the alarms with their topic, the budget and a dashboard. Missing data does not alarm unless a rule says so: without traffic there
 * are no metrics.
 */
export function addMonitoring(scope: Construct, options: MonitoringOptions): void {
  const { name: stackName, alarmMail, monthlyDollars } = options
  const { topic } = addTopic(scope, 'Alarms', 'cloudwatch.amazonaws.com')
  if (alarmMail) topic.addSubscription(new EmailSubscription(alarmMail))
  for (const [name, { metric, threshold, firesBelow, periods = 1, description }] of Object.entries(alarmRules(options)))
    new Alarm(scope, `${toPascalCase(name)}Alarm`, {
      alarmName: `${stackName}-${name}`,
      alarmDescription: description,
      metric,
      threshold,
      comparisonOperator: firesBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: firesBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic))
  if (monthlyDollars && alarmMail) addBudget(scope, stackName, monthlyDollars, alarmMail)
  addDashboard(scope, options)
}

/** Returns the rules of all alarms by the suffix of their names. */
function alarmRules({
  name: namespace,
  api,
  failedRuns,
  queues,
  functions,
  sendsMail,
}: MonitoringOptions): Readonly<Record<string, AlarmRule>> {
  const preSignUp = functions['triggers/pre-sign-up']
  const ses = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.MAXIMUM })
  return {
    'server-errors': {
      metric: errorRate(api),
      threshold: 1,
      periods: 2,
      description: 'At least 1% of API responses were server errors for ten minutes. Search the logs for level error.',
    },
    'refused-calls': {
      metric: percentage(
        'refused calls, %',
        api.metricClientError({ statistic: Stats.SUM }),
        api.metricCount({ statistic: Stats.SUM }),
        50,
      ),
      threshold: 50,
      periods: 2,
      description:
        'Half of the API responses were 4xx for ten minutes: sign-ins are rejected, or a program repeats a bad call.',
    },
    'refused-origin': {
      metric: customMetric(namespace, 'failures', { [metrics.failures.by]: 'forbidden' satisfies ErrorCode }),
      threshold: 50,
      description:
        'The API refused 50 calls in five minutes that bypassed CloudFront, or CloudFront sends the wrong secret.',
    },
    'trigger-errors': {
      metric: combine(
        'errors of triggers',
        'SUM',
        quietTriggers.map((trigger) => functions[trigger].metricErrors({ statistic: Stats.SUM })),
      ),
      threshold: 1,
      description: 'A trigger of the user pool failed: a confirmation, a mail code or a mail event was lost.',
    },
    'failed-sign-ups': {
      // Lambda also counts a refused sign-up as an error.
      metric: percentage(
        'failed sign-ups, %',
        preSignUp.metricErrors({ statistic: Stats.SUM }),
        preSignUp.metricInvocations({ statistic: Stats.SUM }),
        5,
      ),
      threshold: 100,
      periods: 3,
      description: 'Every sign-up failed for 15 minutes. The log of triggers/pre-sign-up says why.',
    },
    latency: {
      metric: api.metricLatency({ statistic: Stats.p(95) }),
      threshold: 6_000,
      periods: 3,
      description: '5% of API responses took six seconds or more for 15 minutes: an external service is slow.',
    },
    throttles: {
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: Stats.SUM }),
      threshold: 1,
      description: 'Lambda refused invocations: the account has no concurrency left. Request a higher quota from AWS.',
    },
    'failed-jobs': {
      metric: customMetric(namespace, 'jobFailures'),
      threshold: 1,
      description: 'A scheduled job failed. It is retried twice. The log of the function has the error.',
    },
    'unfinished-round': {
      metric: customMetric(namespace, 'roundAge', {}, Stats.MAXIMUM),
      threshold: daySeconds,
      description: 'A job has worked on one round for a day: it has more to do than its runs can finish.',
    },
    'silent-jobs': {
      metric: fewestRuns(functions, false),
      threshold: 1,
      firesBelow: true,
      periods: 2,
      description: 'A job that is scheduled at least hourly did not start for two hours.',
    },
    'silent-daily-jobs': {
      metric: fewestRuns(functions, true),
      threshold: 1,
      firesBelow: true,
      periods: 2,
      description: 'A job that is scheduled at least daily did not start for two days.',
    },
    'refused-sign-ups': {
      metric: customMetric(namespace, 'refusedSignUps'),
      threshold: 1,
      description:
        'A mail domain had too many sign-ups and is closed to others for the hour: a flood, or a large customer.',
    },
    'dead-letters': {
      metric: failedRuns.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
      threshold: 1,
      description: 'A run failed on every attempt. Its event is in the queue FailedRuns: fix the cause, delete it.',
    },
    'failed-work': {
      metric: queues.failedWork.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
      threshold: 1,
      description:
        'Work of a job failed on every try. Its message is in the queue failed-work: fix the cause, redrive.',
    },
    'queue-age': {
      metric: oldestAge(queues.ofJobs),
      threshold: 3600,
      description: 'Work has been waiting in a queue for an hour: its job fails, or does less than becomes due.',
    },
    ...Object.fromEntries(
      budgetNames.map((budget) => [
        `budget-${budget}`,
        {
          metric: customMetric(namespace, 'budgetUsed', { budget }, Stats.MAXIMUM),
          threshold: 80,
          description: `80% of the daily budget (${budget}) is used. Once it is spent, only cached data is served.`,
        },
      ]),
    ),
    // SES reviews senders at 5% bounces and 0.1% complaints, according to its documentation of reputation metrics.
    ...(sendsMail
      ? {
          bounces: {
            metric: ses('Reputation.BounceRate'),
            threshold: 0.04,
            description: 'At least 4% of emails bounced. SES reviews senders at 5%.',
          },
          complaints: {
            metric: ses('Reputation.ComplaintRate'),
            threshold: 0.0008,
            description: 'At least 0.08% of emails were reported as spam. SES reviews senders at 0.1%.',
          },
        }
      : {}),
  }
}

/** Returns `part` as a percentage of `all`, or 0 while there are fewer than `fewest` in five minutes. */
const percentage = (label: string, part: IMetric, all: IMetric, fewest: number) =>
  new MathExpression({
    label,
    expression: `IF(all >= ${fewest}, 100 * part / all, 0)`,
    usingMetrics: { part, all },
  })

const errorRate = (api: HttpApi) =>
  percentage(
    'server errors, %',
    api.metricServerError({ statistic: Stats.SUM }),
    api.metricCount({ statistic: Stats.SUM }),
    20,
  )

/** The triggers that fail only if something is wrong. */
const quietTriggers = ['triggers/custom-message', 'triggers/post-confirmation', 'triggers/mail-events'] as const

/** Whether a job starts at least daily, but less often than hourly. */
const isDaily = (job: JobName): boolean => / (hours|day)\)$/.test(jobSchedules[job])

/** Returns the number of runs of the job that ran least: per day for daily jobs, per hour for the others. */
const fewestRuns = (functions: Functions, daily: boolean) => {
  const jobs = (Object.keys(jobSchedules) as JobName[]).filter((job) => isDaily(job) === daily).toSorted()
  const runs = jobs.map(
    (job, index) => [`m${index}`, functions[job].metricInvocations({ statistic: Stats.SUM })] as const,
  )
  return new MathExpression({
    label: 'runs of the rarest job',
    expression: `MIN([${runs.map(([name]) => `FILL(${name}, 0)`).join(', ')}])`,
    usingMetrics: Object.fromEntries(runs),
    period: daily ? Duration.days(1) : Duration.hours(1),
  })
}

/** Returns the age of the oldest message in any of the queues, in seconds. */
const oldestAge = (queues: readonly Queue[]) =>
  combine(
    'oldest message, s',
    'MAX',
    queues.map((queue) => queue.metricApproximateAgeOfOldestMessage({ statistic: Stats.MAXIMUM })),
  )

const combine = (label: string, how: 'SUM' | 'MAX', all: readonly IMetric[]) =>
  new MathExpression({
    label,
    expression: `${how}(METRICS())`,
    usingMetrics: Object.fromEntries(all.map((metric, index) => [`m${index}`, metric])),
  })

/** Returns a metric that functions report (`functions/lib/metrics.ts`). */
const customMetric = (
  namespace: string,
  metricName: MetricName,
  dimensions: Readonly<Record<string, string>> = {},
  statistic: string = Stats.SUM,
) => new Metric({ namespace, metricName, dimensionsMap: { service: serviceName, ...dimensions }, statistic })

/** Returns a search for every value of a metric's dimension. */
const everyValue = (namespace: string, metricName: MetricName, statistic: string = Stats.SUM) => {
  const metric = metrics[metricName]
  const dimensions = ['service', ...('by' in metric ? [metric.by] : [])].join(',')
  return new MathExpression({
    label: '',
    expression: `SEARCH('{"${namespace}",${dimensions}} MetricName="${metricName}"', '${statistic}', 300)`,
    usingMetrics: {},
  })
}

function addDashboard(scope: Construct, { name, api, failedRuns }: MonitoringOptions): void {
  const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 8 })
  const latencies = [50, 95, 99].map((share) => api.metricLatency({ statistic: Stats.p(share), label: `p${share}` }))
  const refusals = meterNames.map((meter) => customMetric(name, 'meterRefusals', { meter }))
  new Dashboard(scope, 'Dashboard', {
    dashboardName: name,
    widgets: [
      [
        graph('Calls', api.metricCount({ statistic: Stats.SUM })),
        graph('Latency of the API, ms', ...latencies),
        graph('Server errors, %', errorRate(api)),
      ],
      [
        graph('Errors by code', everyValue(name, 'failures')),
        graph('Daily budgets, % used', everyValue(name, 'budgetUsed', 'Maximum')),
        graph('Tokens of the AI provider', everyValue(name, 'aiTokens')),
      ],
      [
        graph('Refused calls, by meter, and sign-ups', ...refusals, customMetric(name, 'refusedSignUps')),
        graph(
          'Failed jobs',
          customMetric(name, 'jobFailures'),
          customMetric(name, 'roundAge', {}, Stats.MAXIMUM),
          failedRuns.metricApproximateNumberOfMessagesVisible(),
        ),
        graph('Duration of functions, p95, ms', customMetric(name, 'latency', {}, Stats.p(95))),
      ],
    ],
  })
}

/** Adds a monthly budget in US dollars for the whole account that notifies at 80% spent and at a forecast of 100%. It does not stop any spending. */
function addBudget(scope: Construct, name: string, dollars: number, mail: string): void {
  const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'EMAIL', address: mail }],
  })
  new CfnBudget(scope, 'MonthlyBudget', {
    budget: {
      budgetName: name,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
  })
}
