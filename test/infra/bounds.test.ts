import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, it } from 'vitest'
import { acknowledgeFindings } from '#infra/stack/acknowledgements.ts'
import { findCycle, findUnknownIds } from './graph.ts'
import { only, resourcesOfType, synthesize, toText } from './template.ts'

const { template: plain } = synthesize()
const { template, stack, findings } = synthesize(
  {
    region: 'us-east-1',
    firewall: 'on',
    countries: 'ES, FR',
    alarmMail: 'ops@viewcraft.example',
    monthlyDollars: '50',
    refreshMinutes: '60',
  },
  true,
  acknowledgeFindings,
)
const propertiesOf = (type: string) => only(resourcesOfType(template, type))[1].Properties

describe('a deployment that is bounded as far as it can be', () => {
  it('has a firewall before CloudFront: the rate of an address first, then rules of AWS', () => {
    const { Scope, DefaultAction, Rules } = propertiesOf('AWS::WAFv2::WebACL')
    expect([Scope, DefaultAction]).toEqual(['CLOUDFRONT', { Allow: {} }])
    expect(Rules).toMatchObject([
      {
        Priority: 0,
        Action: { Block: {} },
        Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 2000 } },
      },
      { Name: 'AWSManagedRulesAmazonIpReputationList', OverrideAction: { None: {} } },
      { Name: 'AWSManagedRulesCommonRuleSet' },
      { Name: 'AWSManagedRulesKnownBadInputsRuleSet' },
    ])
    expect(JSON.stringify(Rules)).toContain('{"ActionToUse":{"Count":{}},"Name":"SizeRestrictions_BODY"}')
    const { WebACLId } = propertiesOf('AWS::CloudFront::Distribution').DistributionConfig as { WebACLId: unknown }
    expect(toText(WebACLId)).toBe('<Firewall.Arn>')
  })

  it('answers the countries it is told', () => {
    expect(propertiesOf('AWS::CloudFront::Distribution').DistributionConfig).toMatchObject({
      Restrictions: { GeoRestriction: { RestrictionType: 'whitelist', Locations: ['ES', 'FR'] } },
    })
  })

  it('tells the operator of a month’s money, spent and foreseen', () => {
    const { Budget, NotificationsWithSubscribers } = propertiesOf('AWS::Budgets::Budget')
    expect(Budget).toMatchObject({ BudgetLimit: { Amount: 50, Unit: 'USD' }, TimeUnit: 'MONTHLY', BudgetType: 'COST' })
    const Subscribers = [{ SubscriptionType: 'EMAIL', Address: 'ops@viewcraft.example' }]
    expect(NotificationsWithSubscribers).toMatchObject([
      { Notification: { NotificationType: 'ACTUAL', Threshold: 80 }, Subscribers },
      { Notification: { NotificationType: 'FORECASTED', Threshold: 100 }, Subscribers },
    ])
  })

  it('looks at the charts as often as it is told, and does the rest as ever', () => {
    const rates = resourcesOfType(template, 'AWS::Scheduler::Schedule').map(([, { Properties }]) => [
      Properties.Name,
      Properties.ScheduleExpression,
    ])
    expect(rates).toContainEqual(['viewcraft-prod-jobs-refresh-trends', 'rate(60 minutes)'])
    expect(rates).toContainEqual(['viewcraft-prod-jobs-watch-budgets', 'rate(15 minutes)'])
  })

  it('hangs together, is valid by the schemas of CloudFormation, and leaves cdk-nag nothing to find', () => {
    expect(findCycle(template)).toBeUndefined()
    expect(findUnknownIds(template)).toEqual([])
    expect(findings).toEqual([])
    expect(new AwsSolutionsChecks().validateScope(stack).violations).toEqual([])
  })
})

it('none of it is there unless it is chosen', () => {
  for (const type of ['AWS::WAFv2::WebACL', 'AWS::Budgets::Budget']) expect(resourcesOfType(plain, type)).toEqual([])
  const [, { Properties }] = only(resourcesOfType(plain, 'AWS::CloudFront::Distribution'))
  expect(Properties.DistributionConfig).not.toHaveProperty('Restrictions')
})
