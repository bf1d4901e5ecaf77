import { Aws } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct, IDependable } from 'constructs'

/** A topic and its policy, so that other resources can depend on the policy. */
export interface TopicWithPolicy {
  readonly topic: Topic
  readonly policy: IDependable
}

/**
 * Adds a topic to which one AWS service may publish for our account; `sources` are further conditions. Requiring TLS gives
 * a topic a policy, which replaces SNS's default one: a service that the policy does not allow cannot publish.
 */
export function addTopic(
  scope: Construct,
  id: string,
  service: string,
  sources: Readonly<Record<string, string>> = {},
): TopicWithPolicy {
  const topic = new Topic(scope, id, { enforceSSL: true })
  const { policyDependable = topic } = topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal(service)],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID, ...sources } },
    }),
  )
  return { topic, policy: policyDependable }
}
