import { Aws, Duration } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type JobName, jobSchedules } from '#infra/access/jobs.ts'
import { startedJobs } from '#infra/access/row.ts'
import { firstScreen } from '#infra/access/warm.ts'
import type { FunctionName } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { keepWarm } from '#shared/keep-warm.ts'
import type { Functions } from './functions.ts'
import { toPascalCase } from './names.ts'
import { allow } from './policy.ts'

const retries = { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 3600 }

/** Adds the dead-letter queue for runs that could not start or failed on every attempt. */
export const addFailedRuns = (scope: Construct): Queue =>
  new Queue(scope, 'FailedRuns', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })

export interface ScheduleOptions {
  /** The prefix of every schedule's name. */
  readonly prefix: string
  readonly functions: Functions
  readonly failedRuns: Queue
  readonly refreshMinutes: number
}

/** Adds the schedules and retries of jobs. The scheduler retries an invocation that Lambda did not accept; Lambda retries a failed run. */
export function addSchedules(
  scope: Construct,
  { prefix, functions, failedRuns, refreshMinutes }: ScheduleOptions,
): void {
  const role = addSchedulerRole(scope, 'SchedulerRole')
  role.addToPolicy(allow(['sqs:SendMessage'], failedRuns.queueArn))
  const rates: Readonly<Record<JobName, string>> = {
    ...jobSchedules,
    'jobs/refresh-trends': `rate(${refreshMinutes} minutes)`,
  }
  for (const [name, scheduleExpression] of Object.entries(rates) as [JobName, string][]) {
    addSchedule(scope, `${toPascalCase(name)}Schedule`, role, functions[name], {
      name: `${prefix}-${lambdaName(name)}`,
      scheduleExpression,
      target: { retryPolicy: retries, deadLetterConfig: { arn: failedRuns.queueArn } },
    })
    addRetries(scope, name, functions, failedRuns)
  }
  for (const name of startedJobs) addRetries(scope, name, functions, failedRuns)
}

/** Invokes the functions of the first screen every five minutes: Lambda keeps an idle environment for longer than that. */
export function addKeepWarm(scope: Construct, prefix: string, functions: Functions): void {
  const role = addSchedulerRole(scope, 'KeepWarmRole')
  for (const name of firstScreen) {
    addSchedule(scope, `${toPascalCase(name)}Warm`, role, functions[name], {
      name: `${prefix}-${lambdaName(name)}-warm`,
      scheduleExpression: 'rate(5 minutes)',
      // A missed call is not worth a retry.
      target: { input: JSON.stringify(keepWarm), retryPolicy: { maximumRetryAttempts: 0 } },
    })
  }
}

interface Schedule {
  readonly name: string
  readonly scheduleExpression: string
  readonly target: Omit<CfnSchedule.TargetProperty, 'arn' | 'roleArn'>
}

/** Adds a schedule that invokes a function through a role. */
function addSchedule(
  scope: Construct,
  id: string,
  role: Role,
  { functionArn }: Functions[FunctionName],
  { target, ...properties }: Schedule,
): void {
  const { policyDependable } = role.addToPrincipalPolicy(allow(['lambda:InvokeFunction'], functionArn))
  const schedule = new CfnSchedule(scope, id, {
    ...properties,
    flexibleTimeWindow: { mode: 'OFF' },
    target: { ...target, arn: functionArn, roleArn: role.roleArn },
  })
  // The schedule refers to the role, but not to the policy that lets the role invoke the function.
  if (policyDependable) schedule.node.addDependency(policyDependable)
}

const addSchedulerRole = (scope: Construct, id: string): Role =>
  new Role(scope, id, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  })

/** Configures Lambda's retries of asynchronous runs and sends the events that failed on every attempt to the queue. */
export function addRetries(scope: Construct, name: FunctionName, functions: Functions, failedRuns: Queue): void {
  new CfnEventInvokeConfig(scope, `${toPascalCase(name)}Retries`, {
    functionName: functions[name].functionName,
    qualifier: '$LATEST',
    ...retries,
    destinationConfig: { onFailure: { destination: failedRuns.queueArn } },
  })
}
