import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { budgetNames, metrics } from '#shared/metrics.ts'
import { queuedJobNames } from '#shared/queued-jobs.ts'
import { betaSettings, only, onlyId, resourcesOfType, synthesize, toText } from './template.ts'

const Alarm = z.object({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.unknown()),
  Threshold: z.number(),
  EvaluationPeriods: z.number(),
  ComparisonOperator: z.literal('GreaterThanOrEqualToThreshold'),
  TreatMissingData: z.literal('notBreaching'),
  Namespace: z.optional(z.string()),
  MetricName: z.optional(z.string()),
  Dimensions: z.optional(z.array(z.object({ Name: z.string(), Value: z.unknown() }))),
  Metrics: z.optional(z.array(z.unknown())),
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

  it('fire when one response in a hundred is a server error', () => {
    const alarm = alarms.get('server-errors')
    expect(alarm).toMatchObject({ Threshold: 1, EvaluationPeriods: 2 })
    const metrics = JSON.stringify(alarm?.Metrics)
    expect(metrics).toContain('IF(calls >= 20, 100 * faults / calls, 0)')
    for (const name of ['"Count"', '"5xx"']) expect(metrics).toContain(name)
  })

  it('fire when a message of any queue of a job has waited for an hour', () => {
    const alarm = alarms.get('queue-age')
    expect(alarm?.Threshold).toBe(3600)
    expect(JSON.stringify(alarm?.Metrics).match(/ApproximateAgeOfOldestMessage/g)).toHaveLength(queuedJobNames.length)
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
