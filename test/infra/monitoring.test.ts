import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { daySeconds } from '#shared/duration.ts'
import { metrics } from '#shared/metrics.ts'
import { queuedJobNames } from '#shared/queued-jobs.ts'
import { fullSettings, only, onlyId, resourcesOfType, synthesize, toText } from './template.ts'

const Dimensions = z.optional(z.array(z.object({ Name: z.string(), Value: z.unknown() })))
const MetricProperties = { Namespace: z.string(), MetricName: z.string(), Dimensions }
/** A metric of an alarm, or the expression that combines its metrics. */
const Query = z.object({
  Id: z.string(),
  Expression: z.optional(z.string()),
  MetricStat: z.optional(z.object({ Metric: z.object(MetricProperties), Period: z.number(), Stat: z.string() })),
})
const Alarm = z.object({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.unknown()),
  Threshold: z.number(),
  EvaluationPeriods: z.number(),
  ComparisonOperator: z.enum(['GreaterThanOrEqualToThreshold', 'LessThanThreshold']),
  TreatMissingData: z.enum(['notBreaching', 'breaching']),
  ...z.partial(z.object(MetricProperties)).shape,
  Statistic: z.optional(z.string()),
  ExtendedStatistic: z.optional(z.string()),
  Period: z.optional(z.number()),
  Metrics: z.optional(z.array(Query)),
})
type Alarm = z.infer<typeof Alarm>
const { template } = synthesize()
const { template: withMail } = synthesize(fullSettings)
const alarmsOf = (from: typeof template) =>
  new Map(
    resourcesOfType(from, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => {
      const alarm = Alarm.parse(Properties)
      return [alarm.AlarmName.replace(/^viewcraft-(prod|beta)-/, ''), alarm]
    }),
  )
const alarms = alarmsOf(template)

/** Returns what an alarm watches: statistics of metrics, with the dimensions of each, without the hashes of logical ids. */
function watchedBy({ Metrics = [], ...alarm }: Alarm): string[] {
  const { Namespace = '', MetricName = '', Dimensions: dimensions, Period = 0 } = alarm
  const own = { Metric: { Namespace, MetricName, Dimensions: dimensions }, Period, Stat: statisticOf(alarm) }
  const all = Metrics.length > 0 ? Metrics.flatMap(({ MetricStat }) => MetricStat ?? []) : [own]
  return all.map(({ Metric, Period: seconds, Stat }) => {
    const values = (Metric.Dimensions ?? []).map(({ Name, Value }) => `${Name}=${toText(Value)}`)
    const of = values.join().replaceAll(/(?:Function)?[0-9A-F]{8}(?:\.\w+)?>/g, '>')
    return `${Stat} of ${Metric.MetricName} in ${seconds} s, ${Metric.Namespace}${of && ` ${of}`}`
  })
}
const statisticOf = ({ Statistic = '', ExtendedStatistic }: Partial<Alarm>) => ExtendedStatistic ?? Statistic

const ofQueue = (name: string) => `Maximum of ApproximateAgeOfOldestMessage in 300 s, AWS/SQS QueueName=<${name}Queue>`
const toConstruct = (name: string) => name.replace(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('the alarms', () => {
  const watched: Readonly<Record<string, readonly [periods: number, ...metrics: string[]]>> = {
    'server-errors': [
      2,
      'Sum of 5xx in 300 s, AWS/ApiGateway ApiId=<Api>',
      'Sum of Count in 300 s, AWS/ApiGateway ApiId=<Api>',
    ],
    'refused-calls': [
      2,
      'Sum of 4xx in 300 s, AWS/ApiGateway ApiId=<Api>',
      'Sum of Count in 300 s, AWS/ApiGateway ApiId=<Api>',
    ],
    'refused-origin': [1, 'Sum of failures in 300 s, viewcraft-beta code=forbidden,service=viewcraft'],
    'trigger-errors': [
      1,
      'Sum of Errors in 300 s, AWS/Lambda FunctionName=<TriggersCustomMessage>',
      'Sum of Errors in 300 s, AWS/Lambda FunctionName=<TriggersPostConfirmation>',
      'Sum of Errors in 300 s, AWS/Lambda FunctionName=<TriggersMailEvents>',
    ],
    'failed-sign-ups': [
      3,
      'Sum of Errors in 300 s, AWS/Lambda FunctionName=<TriggersPreSignUp>',
      'Sum of Invocations in 300 s, AWS/Lambda FunctionName=<TriggersPreSignUp>',
    ],
    latency: [3, 'p95 of Latency in 300 s, AWS/ApiGateway ApiId=<Api>'],
    throttles: [1, 'Sum of Throttles in 300 s, AWS/Lambda'],
    'failed-jobs': [1, 'Sum of jobFailures in 300 s, viewcraft-beta service=viewcraft'],
    'unfinished-round': [1, 'Maximum of roundAge in 300 s, viewcraft-beta service=viewcraft'],
    'silent-jobs': [
      2,
      'Sum of Invocations in 3600 s, AWS/Lambda FunctionName=<JobsDeliverEvents>',
      'Sum of Invocations in 3600 s, AWS/Lambda FunctionName=<JobsDeliverMessages>',
      'Sum of Invocations in 3600 s, AWS/Lambda FunctionName=<JobsQueueDueWork>',
      'Sum of Invocations in 3600 s, AWS/Lambda FunctionName=<JobsReadAhead>',
      'Sum of Invocations in 3600 s, AWS/Lambda FunctionName=<JobsReconcileAccounts>',
      'Sum of Invocations in 3600 s, AWS/Lambda FunctionName=<JobsRefreshChannels>',
      'Sum of Invocations in 3600 s, AWS/Lambda FunctionName=<JobsRefreshTrends>',
      'Sum of Invocations in 3600 s, AWS/Lambda FunctionName=<JobsWatchBudgets>',
    ],
    'silent-daily-jobs': [
      2,
      'Sum of Invocations in 86400 s, AWS/Lambda FunctionName=<JobsMoveAnalyses>',
      'Sum of Invocations in 86400 s, AWS/Lambda FunctionName=<JobsPurgeExpired>',
      'Sum of Invocations in 86400 s, AWS/Lambda FunctionName=<JobsPurgeUnconfirmed>',
    ],
    'refused-sign-ups': [1, 'Sum of refusedSignUps in 300 s, viewcraft-beta service=viewcraft'],
    'dead-letters': [1, 'Maximum of ApproximateNumberOfMessagesVisible in 300 s, AWS/SQS QueueName=<FailedRuns>'],
    'failed-work': [1, 'Maximum of ApproximateNumberOfMessagesVisible in 300 s, AWS/SQS QueueName=<FailedWork>'],
    'queue-age': [1, ...queuedJobNames.map((name) => ofQueue(toConstruct(name)))],
    'budget-youtube': [1, 'Maximum of budgetUsed in 300 s, viewcraft-beta budget=youtube,service=viewcraft'],
    'budget-searches': [1, 'Maximum of budgetUsed in 300 s, viewcraft-beta budget=searches,service=viewcraft'],
    'budget-ai': [1, 'Maximum of budgetUsed in 300 s, viewcraft-beta budget=ai,service=viewcraft'],
    bounces: [1, 'Maximum of Reputation.BounceRate in 3600 s, AWS/SES'],
    complaints: [1, 'Maximum of Reputation.ComplaintRate in 3600 s, AWS/SES'],
  }

  it.each([...alarmsOf(withMail)])('%s watches the metrics listed for it, over as many periods', (name, alarm) => {
    expect([alarm.EvaluationPeriods, ...watchedBy(alarm)]).toEqual(watched[name])
  })

  it.each([
    ['server-errors', { Count: 100, '5xx': 1 }, { Count: 101, '5xx': 1 }],
    ['server-errors', { Count: 20, '5xx': 20 }, { Count: 19, '5xx': 19 }],
    ['refused-calls', { Count: 50, '4xx': 25 }, { Count: 51, '4xx': 25 }],
    ['refused-calls', { Count: 50, '4xx': 50 }, { Count: 49, '4xx': 49 }],
    ['refused-origin', { failures: 50 }, { failures: 49 }],
    ['trigger-errors', { Errors: 0, m1: 1 }, { Errors: 0 }],
    ['trigger-errors', { Errors: 0, m2: 1 }, {}],
    ['failed-sign-ups', { Invocations: 5, Errors: 5 }, { Invocations: 5, Errors: 4 }],
    ['failed-sign-ups', { Invocations: 9, Errors: 9 }, { Invocations: 4, Errors: 4 }],
    ['latency', { Latency: 6_000 }, { Latency: 5_999 }],
    ['throttles', { Throttles: 1 }, { Throttles: 0 }],
    ['failed-jobs', { jobFailures: 1 }, { jobFailures: 0 }],
    ['unfinished-round', { roundAge: daySeconds }, { roundAge: daySeconds - 1 }],
    ['silent-jobs', { Invocations: 0 }, { Invocations: 1 }],
    ['silent-jobs', {}, { Invocations: 60 }],
    ['silent-daily-jobs', {}, { Invocations: 1 }],
    ['refused-sign-ups', { refusedSignUps: 1 }, {}],
    ['dead-letters', { ApproximateNumberOfMessagesVisible: 1 }, { ApproximateNumberOfMessagesVisible: 0 }],
    ['failed-work', { ApproximateNumberOfMessagesVisible: 1 }, {}],
    ['queue-age', { ApproximateAgeOfOldestMessage: 3600 }, { ApproximateAgeOfOldestMessage: 3599 }],
    ['budget-youtube', { budgetUsed: 80 }, { budgetUsed: 79 }],
    ['budget-searches', { budgetUsed: 80 }, { budgetUsed: 79 }],
    ['budget-ai', { budgetUsed: 80 }, {}],
    ['bounces', { 'Reputation.BounceRate': 0.04 }, { 'Reputation.BounceRate': 0.039 }],
    ['complaints', { 'Reputation.ComplaintRate': 0.0008 }, { 'Reputation.ComplaintRate': 0.0007 }],
  ])('%s fires at %j and not at %j', (name, firing, quiet) => {
    const alarm = Alarm.parse(alarmsOf(withMail).get(name))
    expect([isFiring(alarm, firing), isFiring(alarm, quiet)]).toEqual([true, false])
  })

  it.each(['silent-jobs', 'silent-daily-jobs'])('%s fires when one of the jobs has not run', (name) => {
    const alarm = Alarm.parse(alarms.get(name))
    const [stopped] = alarm.Metrics?.filter(({ MetricStat }) => MetricStat) ?? []
    expect(isFiring(alarm, { Invocations: 4, [`${stopped?.Id}`]: 0 })).toBe(true)
  })

  it('have an entry of their own in docs/operations.md', async () => {
    const text = await readFile(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8')
    const entries = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
    expect(entries.toSorted()).toEqual([...alarmsOf(withMail).keys()].toSorted())
  })

  it('use the dimensions with which functions report metrics', () => {
    let found = 0
    for (const [name, metric] of Object.entries(metrics))
      for (const { Dimensions: dimensions = [] } of [...alarms.values()].filter((one) => one.MetricName === name)) {
        const expected = ['service', ...('by' in metric ? [metric.by] : [])]
        expect(dimensions.map(({ Name }) => Name).toSorted(), name).toEqual(expected.toSorted())
        found += 1
      }
    expect(found).toBeGreaterThan(5)
  })

  it('notify the one topic and have a description', () => {
    for (const { AlarmActions, AlarmDescription } of alarms.values()) {
      expect(AlarmActions.map(toText)).toEqual([`<${only(topicsOf(template))}>`])
      expect(AlarmDescription.length).toBeGreaterThan(25)
    }
  })

  it("notify the operator's address if there is one, and include SES's reputation if mail is sent", () => {
    const subscriptions = resourcesOfType(withMail, 'AWS::SNS::Subscription').map(([, { Properties }]) => Properties)
    expect(subscriptions).toContainEqual(
      expect.objectContaining({ Protocol: 'email', Endpoint: 'ops@viewcraft.example' }),
    )
    const byMail = (from: typeof template) =>
      resourcesOfType(from, 'AWS::SNS::Subscription').filter(([, { Properties }]) => Properties.Protocol === 'email')
    expect(byMail(template)).toEqual([])
    expect(alarms.has('bounces')).toBe(false)
  })
})

/**
 * Returns whether an alarm fires at values of its metrics, by name or id. Computes an expression as CloudWatch does; where no metric has data,
 * it has no value.
 */
function isFiring(
  { MetricName, Metrics = [], Threshold, ComparisonOperator, TreatMissingData }: Alarm,
  values: Readonly<Record<string, number>>,
): boolean {
  const stats = Metrics.flatMap(({ Id, MetricStat }) => {
    const value = MetricStat && (values[Id] ?? values[MetricStat.Metric.MetricName])
    return value === undefined ? [] : [[Id, value] as const]
  })
  const expression = Metrics.find(({ Expression }) => Expression)?.Expression
  const functions = {
    IF: (condition: boolean, then: number, otherwise: number) => (condition ? then : otherwise),
    FILL: (value: number | undefined, missing: number) => value ?? missing,
    MIN: (all: number[]) => Math.min(...all),
    MAX: (all: number[]) => Math.max(...all),
    SUM: (all: number[]) => all.reduce((sum, one) => sum + one, 0),
    METRICS: () => stats.map(([, value]) => value),
  }
  const ids = Object.fromEntries(Metrics.map(({ Id }) => [Id, undefined]))
  const value: unknown =
    expression && stats.length > 0
      ? runInNewContext(expression, { ...functions, ...ids, ...Object.fromEntries(stats) })
      : values[MetricName ?? '']
  if (typeof value !== 'number' || !Number.isFinite(value)) return TreatMissingData === 'breaching'
  return ComparisonOperator === 'LessThanThreshold' ? value < Threshold : value >= Threshold
}

/** Returns the logical ids of the topics that alarms notify. */
const topicsOf = (from: typeof template) =>
  resourcesOfType(from, 'AWS::SNS::Topic')
    .map(([id]) => id)
    .filter((id) => id.startsWith('Alarms'))

describe('the dashboard', () => {
  it('shows every metric that functions report', () => {
    const { DashboardBody } = template.Resources[onlyId(template, 'AWS::CloudWatch::Dashboard')]?.Properties ?? {}
    const body = JSON.stringify(DashboardBody)
    for (const name of Object.keys(metrics)) expect(body).toContain(name)
    for (const name of ['5xx', 'Latency', 'ApproximateNumberOfMessagesVisible']) expect(body).toContain(name)
  })
})
