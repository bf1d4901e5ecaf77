import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { statementsIn } from './policies.ts'
import { fullSettings, objectsIn, only, resourcesOfType, synthesize, type Template, toText } from './template.ts'

/** Who publishes to a topic on behalf of a resource that names it. */
const publishers: Readonly<Record<string, string>> = {
  'AWS::CloudWatch::Alarm': 'cloudwatch.amazonaws.com',
  'AWS::SES::ConfigurationSetEventDestination': 'ses.amazonaws.com',
}
/** Resources that name a topic without publishing to it. */
const others = ['AWS::SNS::TopicPolicy', 'AWS::SNS::Subscription', 'AWS::Lambda::Permission', 'AWS::SQS::QueuePolicy']

const TopicPolicy = z.object({ Topics: z.array(z.unknown()), PolicyDocument: z.unknown() })
const Allowed = z.object({
  Principal: z.object({ Service: z.string() }),
  Condition: z.object({ StringEquals: z.record(z.string(), z.unknown()) }),
})

/** Returns the services that publish to a topic, and `TYPE?` for a resource of a type that is not in `publishers`. */
function publishersOf(template: Template, topic: string): string[] {
  const types = Object.values(template.Resources)
    .filter(({ Properties }) => [...objectsIn(Properties)].some((one) => 'Ref' in one && one.Ref === topic))
    .map(({ Type }) => Type)
    .filter((type) => !others.includes(type))
  return [...new Set(types.map((type) => publishers[type] ?? `${type}?`))].sort()
}

/** Returns the services that a topic's policy allows to publish for our account. */
function allowedPublishersOf(template: Template, topic: string): string[] {
  const policies = resourcesOfType(template, 'AWS::SNS::TopicPolicy').map(([, { Properties }]) =>
    TopicPolicy.parse(Properties),
  )
  const { PolicyDocument } = only(policies.filter(({ Topics }) => Topics.map(toText).includes(`<${topic}>`)))
  return statementsIn({ PolicyDocument })
    .filter(({ Effect, Action }) => Effect === 'Allow' && Action.includes('sns:Publish'))
    .flatMap((statement) => {
      expect(statement.Resource?.map(toText)).toEqual([`<${topic}>`])
      const { Principal, Condition } = Allowed.parse(statement)
      const conditions = Object.entries(Condition.StringEquals).map(
        ([key, value]) => [key.toLowerCase(), value] as const,
      )
      const account = Object.fromEntries(conditions)['aws:sourceaccount']
      return toText(account) === '<AWS::AccountId>' ? [Principal.Service] : []
    })
    .sort()
}

describe.each([
  ['without mail', {}, 1],
  ['with mail', fullSettings, 2],
])('the topics of a deployment %s', (_, settings, count) => {
  const { template } = synthesize(settings)
  const topics = resourcesOfType(template, 'AWS::SNS::Topic').map(([id]) => id)

  // A policy of our own replaces the default one of SNS, which allows services of the same account to publish.
  it('allow exactly the services that publish to them', () => {
    expect(topics).toHaveLength(count)
    for (const topic of topics) {
      expect(publishersOf(template, topic).length).toBeGreaterThan(0)
      expect(allowedPublishersOf(template, topic)).toEqual(publishersOf(template, topic))
    }
  })
})
