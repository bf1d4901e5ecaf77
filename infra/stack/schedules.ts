import { Aws, Duration } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type JobName, jobSchedules } from '#infra/access/jobs.ts'
import type { FunctionName } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import type { Functions } from './functions.ts'
import { toPascalCase } from './names.ts'
import { allow } from './policy.ts'

const retries = { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 3600 }

/** Runs that nobody could start, or that failed to the end, wait here for somebody to look. */
export const addFailedRuns = (scope: Construct): Queue =>
  new Queue(scope, 'FailedRuns', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })

/** A schedule for every job. Starting is retried by the scheduler, a run that failed by Lambda: it only hands over. */
export function addSchedules(
  scope: Construct,
  prefix: string,
  functions: Functions,
  failedRuns: Queue,
  refreshMinutes: number,
): void {
  const role = new Role(scope, 'SchedulerRole', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  })
  role.addToPolicy(allow(['sqs:SendMessage'], failedRuns.queueArn))
  const rates: Readonly<Record<JobName, string>> = {
    ...jobSchedules,
    'jobs/refresh-trends': `rate(${refreshMinutes} minutes)`,
  }
  for (const [name, scheduleExpression] of Object.entries(rates) as [JobName, string][]) {
    const { functionArn } = functions[name]
    role.addToPolicy(allow(['lambda:InvokeFunction'], functionArn))
    const schedule = new CfnSchedule(scope, `${toPascalCase(name)}Schedule`, {
      name: `${prefix}-${lambdaName(name)}`,
      scheduleExpression,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: functionArn,
        roleArn: role.roleArn,
        retryPolicy: retries,
        deadLetterConfig: { arn: failedRuns.queueArn },
      },
    })
    schedule.node.addDependency(role)
    addRetries(scope, name, functions, failedRuns)
  }
}

/** Has Lambda run a function again that failed with nobody waiting for it, and keep what failed to the end. */
export function addRetries(scope: Construct, name: FunctionName, functions: Functions, failedRuns: Queue): void {
  new CfnEventInvokeConfig(scope, `${toPascalCase(name)}Retries`, {
    functionName: functions[name].functionName,
    qualifier: '$LATEST',
    ...retries,
    destinationConfig: { onFailure: { destination: failedRuns.queueArn } },
  })
}
