import { Aws } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnConfigurationSet, CfnConfigurationSetEventDestination } from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { mailTriggers } from '#infra/access/triggers.ts'
import type { Functions } from './functions.ts'
import type { Sender } from './policy.ts'
import { addRetries } from './schedules.ts'

/**
 * SES's news of mails that came back or were called spam, on their way to `mailTriggers`. SES keeps no list of such
 * addresses for us: ours is the account, where its user sees it and can have mails sent again.
 */
export function addMailEvents(scope: Construct, sender: Sender, functions: Functions, failedRuns: Queue): void {
  const topic = new Topic(scope, 'MailEvents', { enforceSSL: true })
  const set = new CfnConfigurationSet(scope, 'MailEventsSet', {
    name: sender.configurationSet,
    suppressionOptions: { suppressedReasons: [] },
  })
  const policy = topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('ses.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: {
        StringEquals: { 'AWS:SourceAccount': Aws.ACCOUNT_ID, 'AWS:SourceArn': sender.configurationSetArn },
      },
    }),
  )
  const destination = new CfnConfigurationSetEventDestination(scope, 'MailEventsDestination', {
    configurationSetName: set.ref,
    eventDestination: {
      enabled: true,
      matchingEventTypes: ['BOUNCE', 'COMPLAINT'],
      snsDestination: { topicArn: topic.topicArn },
    },
  })
  // SES tries whether it may publish as it is told to.
  if (policy.policyDependable) destination.node.addDependency(policy.policyDependable)
  for (const name of mailTriggers) {
    topic.addSubscription(new LambdaSubscription(functions[name], { deadLetterQueue: failedRuns }))
    addRetries(scope, name, functions, failedRuns)
  }
}
