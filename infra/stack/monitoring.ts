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
import { budgetNames, type MetricName, metrics, serviceName } from '#shared/metrics.ts'
import { meterNames } from '#shared/plans.ts'
import { toPascalCase } from './names.ts'
import type { Queues } from './queues.ts'
import { addTopic } from './topic.ts'

export interface MonitoringOptions {
  /** The name of the root stack: the dashboard's name, the prefix of alarm names, the namespace of our metrics. */
  readonly name: string
  readonly api: HttpApi
  readonly failedRuns: Queue
  readonly queues: Queues
  /** Whether mail is sent through SES, which suspends senders with many bounces or complaints. */
  readonly sendsMail: boolean
  /** The address that alarms notify, if the operator configured one. */
  readonly alarmMail: string | undefined
  /** The account's budget in US dollars, if the operator configured one. */
  readonly monthlyDollars: number | undefined
}

interface AlarmRule {
  readonly metric: IMetric
  /** The alarm fires at this value and above. */
  readonly threshold: number
  /** Consecutive periods at the threshold, 1 by default. */
  readonly periods?: number
  readonly description: string
}

/** Adds the alarms with their topic, the budget and a dashboard. Missing data is no alarm: without traffic there are no metrics. */
export function addMonitoring(scope: Construct, options: MonitoringOptions): void {
  const { name: stackName, alarmMail, monthlyDollars } = options
  const { topic } = addTopic(scope, 'Alarms', 'cloudwatch.amazonaws.com')
  if (alarmMail) topic.addSubscription(new EmailSubscription(alarmMail))
  for (const [name, { metric, threshold, periods = 1, description }] of Object.entries(alarmRules(options)))
    new Alarm(scope, `${toPascalCase(name)}Alarm`, {
      alarmName: `${stackName}-${name}`,
      alarmDescription: description,
      metric,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic))
  if (monthlyDollars && alarmMail) addBudget(scope, stackName, monthlyDollars, alarmMail)
  addDashboard(scope, options)
}

/** Returns the rule of every alarm, by the end of the alarm's name. */
function alarmRules({
  name: namespace,
  api,
  failedRuns,
  queues,
  sendsMail,
}: MonitoringOptions): Readonly<Record<string, AlarmRule>> {
  const ses = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.MAXIMUM })
  return {
    'server-errors': {
      metric: errorRate(api),
      threshold: 1,
      periods: 2,
      description: 'At least 1 % of API responses were server errors for ten minutes. Search the logs for level error.',
    },
    latency: {
      metric: api.metricLatency({ statistic: Stats.p(95) }),
      threshold: 6_000,
      periods: 3,
      description: '5 % of API responses took six seconds or more for 15 minutes: an external service is slow.',
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
          description: `80 % of the daily budget (${budget}) is used. Once it is spent, only cached data is served.`,
        },
      ]),
    ),
    // SES reviews senders at 5 % bounces and 0.1 % complaints, according to its documentation of reputation metrics.
    ...(sendsMail
      ? {
          bounces: {
            metric: ses('Reputation.BounceRate'),
            threshold: 0.04,
            description: 'SES reviews senders at 5 % bounces.',
          },
          complaints: {
            metric: ses('Reputation.ComplaintRate'),
            threshold: 0.0008,
            description: 'SES reviews senders at 0.1 % complaints.',
          },
        }
      : {}),
  }
}

/** Returns the percentage of API responses in five minutes that are server errors, or 0 below 20 calls. */
const errorRate = (api: HttpApi) =>
  new MathExpression({
    label: 'server errors, %',
    expression: 'IF(calls >= 20, 100 * faults / calls, 0)',
    usingMetrics: {
      calls: api.metricCount({ statistic: Stats.SUM }),
      faults: api.metricServerError({ statistic: Stats.SUM }),
    },
  })

/** Returns the age of the oldest message in any of the queues, in seconds. */
const oldestAge = (queues: readonly Queue[]) =>
  new MathExpression({
    label: 'oldest message, s',
    expression: 'MAX(METRICS())',
    usingMetrics: Object.fromEntries(
      queues.map((queue, place) => [
        `age${place}`,
        queue.metricApproximateAgeOfOldestMessage({ statistic: Stats.MAXIMUM }),
      ]),
    ),
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
        graph('Failed jobs', customMetric(name, 'jobFailures'), failedRuns.metricApproximateNumberOfMessagesVisible()),
        graph('Duration of functions, p95, ms', customMetric(name, 'latency', {}, Stats.p(95))),
      ],
    ],
  })
}

/** Adds a monthly budget in US dollars for the whole account that notifies at 80 % spent and at a forecast of 100 %. It does not stop any spending. */
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
