import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { daySeconds } from '#shared/duration.ts'
import { budgetNames, metrics } from '#shared/metrics.ts'
import { queuedJobNames } from '#shared/queued-jobs.ts'
import { betaSettings, only, onlyId, resourcesOfType, synthesize, toText } from './template.ts'

/** A metric of an alarm, or the expression that combines them. */
const Query = z.object({
  Id: z.string(),
  Expression: z.optional(z.string()),
  Period: z.optional(z.number()),
  MetricStat: z.optional(z.object({ Metric: z.object({ MetricName: z.string() }), Period: z.number() })),
})
const Alarm = z.object({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.unknown()),
  Threshold: z.number(),
  EvaluationPeriods: z.number(),
  ComparisonOperator: z.enum(['GreaterThanOrEqualToThreshold', 'LessThanThreshold']),
  TreatMissingData: z.enum(['notBreaching', 'breaching']),
  Namespace: z.optional(z.string()),
  MetricName: z.optional(z.string()),
  Dimensions: z.optional(z.array(z.object({ Name: z.string(), Value: z.unknown() }))),
  Metrics: z.optional(z.array(Query)),
})
const { template } = synthesize()
const { template: withMail } = synthesize(betaSettings)
const alarmsOf = (from: typeof template) =>
  new Map(
    resourcesOfType(from, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => {
      const alarm = Alarm.parse(Properties)
      return [alarm.AlarmName.replace(/^viewcraft-(prod|beta)-/, ''), alarm]
    }),
  )
const alarms = alarmsOf(template)

describe('the alarms', () => {
  it.each([
    ['latency', 'AWS/ApiGateway', 'Latency', 6_000, 3],
    ['throttles', 'AWS/Lambda', 'Throttles', 1, 1],
    ['failed-jobs', 'viewcraft-prod', 'jobFailures', 1, 1],
    ['refused-sign-ups', 'viewcraft-prod', 'refusedSignUps', 1, 1],
    ['dead-letters', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 1, 1],
    ['failed-work', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 1, 1],
    ['budget-youtube', 'viewcraft-prod', 'budgetUsed', 80, 1],
    ['budget-searches', 'viewcraft-prod', 'budgetUsed', 80, 1],
    ['budget-ai', 'viewcraft-prod', 'budgetUsed', 80, 1],
  ])('%s fires on %s %s at %d in %d periods', (name, Namespace, MetricName, Threshold, EvaluationPeriods) => {
    expect(alarms.get(name)).toMatchObject({ Namespace, MetricName, Threshold, EvaluationPeriods })
  })

  it.each([
    ['server-errors', { Count: 100, '5xx': 1 }, { Count: 101, '5xx': 1 }],
    ['server-errors', { Count: 20, '5xx': 20 }, { Count: 19, '5xx': 19 }],
    ['refused-calls', { Count: 50, '4xx': 25 }, { Count: 51, '4xx': 25 }],
    ['refused-calls', { Count: 50, '4xx': 50 }, { Count: 49, '4xx': 49 }],
    ['refused-origin', { failures: 50 }, { failures: 49 }],
    ['trigger-errors', { Errors: 1 }, { Errors: 0 }],
    ['failed-sign-ups', { Invocations: 5, Errors: 5 }, { Invocations: 5, Errors: 4 }],
    ['failed-sign-ups', { Invocations: 9, Errors: 9 }, { Invocations: 4, Errors: 4 }],
    ['latency', { Latency: 6_000 }, { Latency: 5_999 }],
    ['throttles', { Throttles: 1 }, { Throttles: 0 }],
    ['failed-jobs', { jobFailures: 1 }, { jobFailures: 0 }],
    ['unfinished-round', { roundAge: daySeconds }, { roundAge: daySeconds - 1 }],
    ['silent-jobs', { Invocations: 0 }, { Invocations: 1 }],
    ['silent-jobs', {}, { Invocations: 60 }],
    ['refused-sign-ups', { refusedSignUps: 1 }, {}],
    ['dead-letters', { ApproximateNumberOfMessagesVisible: 1 }, { ApproximateNumberOfMessagesVisible: 0 }],
    ['failed-work', { ApproximateNumberOfMessagesVisible: 1 }, {}],
    ['queue-age', { ApproximateAgeOfOldestMessage: 3600 }, { ApproximateAgeOfOldestMessage: 3599 }],
    ['budget-youtube', { budgetUsed: 80 }, { budgetUsed: 79 }],
    ['budget-searches', { budgetUsed: 80 }, { budgetUsed: 79 }],
    ['budget-ai', { budgetUsed: 80 }, {}],
    ['bounces', { 'Reputation.BounceRate': 0.04 }, { 'Reputation.BounceRate': 0.039 }],
    ['complaints', { 'Reputation.ComplaintRate': 0.0008 }, { 'Reputation.ComplaintRate': 0.0007 }],
  ])('%s fire at %j and not at %j', (name, firing, quiet) => {
    const alarm = Alarm.parse(alarmsOf(withMail).get(name))
    expect([isFiring(alarm, firing), isFiring(alarm, quiet)]).toEqual([true, false])
  })

  it('fire when a message of any queue of a job has waited for an hour', () => {
    const metrics = alarms.get('queue-age')?.Metrics?.filter(({ MetricStat }) => MetricStat)
    expect(metrics).toHaveLength(queuedJobNames.length)
  })

  it('fire when one of the frequent jobs has not run for two hours', () => {
    const alarm = Alarm.parse(alarms.get('silent-jobs'))
    const [stopped] = alarm.Metrics?.filter(({ MetricStat }) => MetricStat) ?? []
    expect(alarm.EvaluationPeriods).toBe(2)
    expect(stopped?.MetricStat?.Period).toBe(3600)
    expect(isFiring(alarm, { Invocations: 4, [`${stopped?.Id}`]: 0 })).toBe(true)
  })

  it('have an entry of their own in docs/operations.md', async () => {
    const text = await readFile(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8')
    const entries = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
    expect(entries.toSorted()).toEqual([...alarmsOf(withMail).keys()].toSorted())
  })

  it('use the dimensions with which functions report metrics', () => {
    const dimensions = alarms.get('budget-ai')?.Dimensions?.map(({ Name, Value }) => [Name, Value])
    expect(Object.fromEntries(dimensions ?? [])).toEqual({ service: 'viewcraft', [metrics.budgetUsed.by]: 'ai' })
    expect(budgetNames.map((name) => alarms.has(`budget-${name}`))).not.toContain(false)
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
    expect(alarmsOf(withMail).get('bounces')).toMatchObject({ MetricName: 'Reputation.BounceRate', Threshold: 0.04 })
    expect(alarmsOf(withMail).get('complaints')).toMatchObject({ MetricName: 'Reputation.ComplaintRate' })
    expect(alarms.has('bounces')).toBe(false)
  })
})

/** Returns whether an alarm fires at values of its metrics, by name or id. Computes an expression as CloudWatch does. */
function isFiring(
  { MetricName, Metrics = [], Threshold, ComparisonOperator, TreatMissingData }: z.infer<typeof Alarm>,
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
  const value: unknown = expression
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
