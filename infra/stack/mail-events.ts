import { CfnConfigurationSet, CfnConfigurationSetEventDestination } from 'aws-cdk-lib/aws-ses'
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { mailTriggers } from '#infra/access/triggers.ts'
import type { Functions } from './functions.ts'
import type { Sender } from './policy.ts'
import { addRetries } from './schedules.ts'
import { addTopic } from './topic.ts'

/**
 * Delivers SES's bounces and complaints to `mailTriggers`. SES's own suppression list is off: the account item stores the
 * state instead, so that users can see it and turn mail on again.
 */
export function addMailEvents(scope: Construct, sender: Sender, functions: Functions, failedRuns: Queue): void {
  const set = new CfnConfigurationSet(scope, 'MailEventsSet', {
    name: sender.configurationSet,
    suppressionOptions: { suppressedReasons: [] },
  })
  const { topic, policy } = addTopic(scope, 'MailEvents', 'ses.amazonaws.com', {
    'aws:SourceArn': sender.configurationSetArn,
  })
  const destination = new CfnConfigurationSetEventDestination(scope, 'MailEventsDestination', {
    configurationSetName: set.ref,
    eventDestination: {
      enabled: true,
      matchingEventTypes: ['BOUNCE', 'COMPLAINT'],
      snsDestination: { topicArn: topic.topicArn },
    },
  })
  // SES checks at creation whether it may publish.
  destination.node.addDependency(policy)
  for (const name of mailTriggers) {
    topic.addSubscription(new LambdaSubscription(functions[name], { deadLetterQueue: failedRuns }))
    addRetries(scope, name, functions, failedRuns)
  }
}
