import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type JobName, jobSchedules } from '#infra/access/jobs.ts'
import { type PoolTriggerName, poolTriggers } from '#infra/access/triggers.ts'
import { firstScreen } from '#infra/access/warm.ts'
import { listMethods } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/index.ts'
import { isKeepWarm } from '#shared/keep-warm.ts'
import { batchWindowSeconds, maxAttempts, queuedJobNames, queuedJobs } from '#shared/queued-jobs.ts'
import { lambdaOf } from './lambdas.ts'
import { grantsOfRole } from './policies.ts'
import { idIn, only, onlyId, queueId, resourcesOfType, synthesize, toText } from './template.ts'

const { template } = synthesize()

describe('the callers of the functions', () => {
  const routes = resourcesOfType(template, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties)
  const permissions = resourcesOfType(template, 'AWS::Lambda::Permission').map(([, { Properties }]) => Properties)
  const called = (properties: Record<string, unknown>) => idIn(toText(properties.FunctionName))

  it('are API Gateway, for the routes of the contract', () => {
    const keys = routes.map(({ RouteKey }) => RouteKey)
    const expected = endpoints.flatMap(([, one]) => listMethods(one).map((method) => `${method} ${one.path}`))
    expect(keys.sort()).toEqual(expected.sort())
    expect(keys).toContain('HEAD /s/{token}')
  })

  it.each(endpoints)('%s: API Gateway invokes its function, for its own route only', (name, endpoint) => {
    const methods = listMethods(endpoint)
    const { id } = lambdaOf(template, name)
    const own = routes.filter(({ RouteKey }) => methods.some((method) => RouteKey === `${method} ${endpoint.path}`))
    const [route = {}] = own
    expect(own.map(({ Target }) => Target)).toEqual(methods.map(() => route.Target))
    const integration = template.Resources[idIn(toText(route.Target).replace('integrations/', ''))]?.Properties ?? {}
    expect(integration).toMatchObject({ IntegrationType: 'AWS_PROXY', PayloadFormatVersion: '2.0' })
    expect(toText(integration.IntegrationUri)).toBe(`<${id}.Arn>`)
    const allowed = permissions.filter((one) => called(one) === id)
    expect(allowed).toHaveLength(methods.length)
    for (const permission of allowed) {
      expect(permission).toMatchObject({ Action: 'lambda:InvokeFunction', Principal: 'apigateway.amazonaws.com' })
      expect(toText(permission.SourceArn)).toBe(
        `arn:aws:execute-api:eu-west-1:<AWS::AccountId>:<${onlyId(template, 'AWS::ApiGatewayV2::Api')}>/*/*${endpoint.path}`,
      )
    }
  })

  it.each(Object.entries(poolTriggers) as [PoolTriggerName, string][])(
    '%s: only our user pool may invoke it',
    (name, trigger) => {
      const { id } = lambdaOf(template, name)
      const pool = onlyId(template, 'AWS::Cognito::UserPool')
      const { LambdaConfig } = template.Resources[pool]?.Properties ?? {}
      const key = trigger.charAt(0).toUpperCase() + trigger.slice(1)
      expect(LambdaConfig).toHaveProperty(key, { 'Fn::GetAtt': [id, 'Arn'] })
      const permission = only(permissions.filter((one) => called(one) === id))
      expect(permission.Principal).toBe('cognito-idp.amazonaws.com')
      expect(toText(permission.SourceArn)).toBe(`<${pool}.Arn>`)
    },
  )

  it.each(queuedJobNames)(
    '%s gets the messages of its queue, and those that fail on every try go to the queue of failed work',
    (name) => {
      const { id, FunctionName: physical, Timeout } = lambdaOf(template, name)
      const [queue, { Properties }] = only(
        resourcesOfType(template, 'AWS::SQS::Queue').filter(([, one]) => one.Properties.QueueName === physical),
      )
      const failedWork = queueId(template, 'FailedWork')
      expect(Properties).toMatchObject({
        SqsManagedSseEnabled: true,
        RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': [failedWork, 'Arn'] }, maxReceiveCount: maxAttempts },
      })
      // AWS recommends six times the timeout of the function.
      const { batchSize, concurrency } = queuedJobs[name]
      const filling = batchSize > 10 ? batchWindowSeconds : undefined
      expect(Properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * Timeout + (filling ?? 0))
      const sources = resourcesOfType(template, 'AWS::Lambda::EventSourceMapping').map(([, one]) => one.Properties)
      expect(sources).toHaveLength(queuedJobNames.length)
      expect(only(sources.filter((one) => called(one) === id))).toMatchObject({
        EventSourceArn: { 'Fn::GetAtt': [queue, 'Arn'] },
        BatchSize: batchSize,
        // Lambda requires a window for batches that are larger than what a request to SQS returns.
        ...(filling !== undefined && { MaximumBatchingWindowInSeconds: filling }),
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: concurrency },
      })
    },
  )

  it.each(Object.entries(jobSchedules) as [JobName, string][])(
    '%s runs at %s, and the event of a run that failed on every attempt goes to the queue',
    (name, expression) => {
      const { id, FunctionName: physical } = lambdaOf(template, name)
      const schedules = resourcesOfType(template, 'AWS::Scheduler::Schedule').map(([, { Properties }]) => Properties)
      expect(schedules).toHaveLength(Object.keys(jobSchedules).length + firstScreen.length)
      const schedule = only(schedules.filter(({ Name }) => Name === physical))
      const queue = { 'Fn::GetAtt': [queueId(template, 'FailedRuns'), 'Arn'] }
      expect(schedule).toMatchObject({
        ScheduleExpression: expression,
        Target: {
          Arn: { 'Fn::GetAtt': [id, 'Arn'] },
          DeadLetterConfig: { Arn: queue },
          RetryPolicy: { MaximumRetryAttempts: 2 },
        },
      })
      const role = idIn(toText(z.object({ RoleArn: z.unknown() }).parse(schedule.Target).RoleArn))
      expect(grantsOfRole(template, role)).toContain(`lambda:InvokeFunction on <${id}.Arn>`)
      const retries = resourcesOfType(template, 'AWS::Lambda::EventInvokeConfig').map(
        ([, { Properties }]) => Properties,
      )
      expect(only(retries.filter((one) => called(one) === id))).toMatchObject({
        MaximumRetryAttempts: 2,
        DestinationConfig: { OnFailure: { Destination: queue } },
      })
      expect(permissions.filter((one) => called(one) === id)).toEqual([])
    },
  )

  it.each(firstScreen)('%s is kept warm', (name) => {
    const { id, FunctionName: physical } = lambdaOf(template, name)
    const schedules = resourcesOfType(template, 'AWS::Scheduler::Schedule').map(([, { Properties }]) => Properties)
    const schedule = only(schedules.filter(({ Name }) => Name === `${physical}-warm`))
    const Target = z.object({ RoleArn: z.unknown(), Arn: z.unknown(), Input: z.string() }).parse(schedule.Target)
    expect(Target.Arn).toEqual({ 'Fn::GetAtt': [id, 'Arn'] })
    expect(isKeepWarm(JSON.parse(Target.Input))).toBe(true)
    expect(grantsOfRole(template, idIn(toText(Target.RoleArn)))).toContain(`lambda:InvokeFunction on <${id}.Arn>`)
  })
})
