import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, it } from 'vitest'
import { acknowledgeFindings } from '#infra/stack/acknowledgements.ts'
import { findCycle, findUnknownIds } from './graph.ts'
import { only, resourcesOfType, synthesize, toText } from './template.ts'

const { template: plain } = synthesize()
const { template, templates, stack, findings } = synthesize(
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

describe('a deployment with every limit', () => {
  it("has a firewall in front of CloudFront: the rate per address first, then AWS's managed rules", () => {
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

  it('serves the configured countries', () => {
    expect(propertiesOf('AWS::CloudFront::Distribution').DistributionConfig).toMatchObject({
      Restrictions: { GeoRestriction: { RestrictionType: 'whitelist', Locations: ['ES', 'FR'] } },
    })
  })

  it("notifies the operator about the month's actual and forecast spending", () => {
    const { Budget, NotificationsWithSubscribers } = propertiesOf('AWS::Budgets::Budget')
    expect(Budget).toMatchObject({ BudgetLimit: { Amount: 50, Unit: 'USD' }, TimeUnit: 'MONTHLY', BudgetType: 'COST' })
    const Subscribers = [{ SubscriptionType: 'EMAIL', Address: 'ops@viewcraft.example' }]
    expect(NotificationsWithSubscribers).toMatchObject([
      { Notification: { NotificationType: 'ACTUAL', Threshold: 80 }, Subscribers },
      { Notification: { NotificationType: 'FORECASTED', Threshold: 100 }, Subscribers },
    ])
  })

  it('refreshes the charts at the configured rate and does not change other schedules', () => {
    const rates = resourcesOfType(template, 'AWS::Scheduler::Schedule').map(([, { Properties }]) => [
      Properties.Name,
      Properties.ScheduleExpression,
    ])
    expect(rates).toContainEqual(['viewcraft-prod-jobs-refresh-trends', 'rate(60 minutes)'])
    expect(rates).toContainEqual(['viewcraft-prod-jobs-watch-budgets', 'rate(15 minutes)'])
  })

  it("has no cycles, is valid by CloudFormation's schemas, and has no findings of cdk-nag", () => {
    for (const one of [template, ...[...templates.values()].map((nested) => nested.template)]) {
      expect(findCycle(one)).toBeUndefined()
      expect(findUnknownIds(one)).toEqual([])
    }
    expect(findings).toEqual([])
    expect(new AwsSolutionsChecks().validateScope(stack).violations).toEqual([])
  })
})

it('has none of these limits by default', () => {
  for (const type of ['AWS::WAFv2::WebACL', 'AWS::Budgets::Budget']) expect(resourcesOfType(plain, type)).toEqual([])
  const [, { Properties }] = only(resourcesOfType(plain, 'AWS::CloudFront::Distribution'))
  expect(Properties.DistributionConfig).not.toHaveProperty('Restrictions')
})
