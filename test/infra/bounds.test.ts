import { describe, expect, it } from 'vitest'
import { missingSettings, settingsOf } from '#infra/settings.ts'
import { addressLimits } from '#infra/stack/firewall.ts'
import { routeThrottles, throttles } from '#infra/stack/throttles.ts'
import { endpoints } from '#shared/contract/index.ts'
import { findCycle, findUnknownIds } from './graph.ts'
import { limitedSettings, only, resourcesOfType, synthesize, toText, webAclArn } from './template.ts'

const { template: plain, stack: plainStack } = synthesize()
const { template, templates, stack } = synthesize(limitedSettings)
const propertiesOf = (type: string) => only(resourcesOfType(template, type))[1].Properties

const firewallOf = (scope: 'CLOUDFRONT' | 'REGIONAL') => {
  const firewalls = resourcesOfType(template, 'AWS::WAFv2::WebACL')
  const [id, { Properties }] = only(firewalls.filter(([, one]) => one.Properties.Scope === scope))
  return [id, Properties] as const
}
/** A rule that blocks an address for as long as it exceeds a rate. */
const rateRule = (Priority: number, statement: object) => ({
  Priority,
  Action: { Block: {} },
  Statement: { RateBasedStatement: { AggregateKeyType: 'IP', ...statement } },
})

const requestsBelow = (path: string) => ({
  ByteMatchStatement: { FieldToMatch: { UriPath: {} }, PositionalConstraint: 'STARTS_WITH', SearchString: path },
})

describe('a deployment with every limit', () => {
  it("has a firewall in front of CloudFront: the rate per address first, then AWS's managed rules", () => {
    const [id, { DefaultAction, Rules }] = firewallOf('CLOUDFRONT')
    expect(DefaultAction).toEqual({ Allow: {} })
    expect(Rules).toMatchObject([
      rateRule(0, { Limit: 2000, EvaluationWindowSec: 300 }),
      rateRule(1, {
        Limit: 600,
        EvaluationWindowSec: 60,
        ScopeDownStatement: { OrStatement: { Statements: ['/api/', '/s/'].map(requestsBelow) } },
      }),
      { Name: 'AWSManagedRulesAmazonIpReputationList', OverrideAction: { None: {} } },
      {
        Name: 'AWSManagedRulesCommonRuleSet',
        Statement: {
          // Its rule against cross-site scripting would block the XML of YouTube's push notifications.
          ManagedRuleGroupStatement: {
            ScopeDownStatement: { NotStatement: { Statement: requestsBelow('/s/push/') } },
          },
        },
      },
      { Name: 'AWSManagedRulesKnownBadInputsRuleSet' },
    ])
    const counted = [...JSON.stringify(Rules).matchAll(/{"ActionToUse":{"Count":{}},"Name":"(\w+)"}/g)]
    // Drafts may be long and contain markup, and assistants return to an address of the user's machine.
    expect(counted.map(([, name]) => name)).toEqual([
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
      ...['EC2MetaDataSSRF', 'GenericRFI'].flatMap((rule) => [`${rule}_BODY`, `${rule}_QUERYARGUMENTS`]),
    ])
    const { WebACLId } = propertiesOf('AWS::CloudFront::Distribution').DistributionConfig as { WebACLId: unknown }
    expect(toText(WebACLId)).toBe(`<${id}.Arn>`)
  })

  it('has a second firewall in front of the user pool, with lower rates for operations that can send mail', () => {
    const [id, { DefaultAction, Rules }] = firewallOf('REGIONAL')
    /** Counts requests by the header in which Cognito passes the operation (docs.aws.amazon.com, user-pool-waf). */
    const callsOf = (...operations: string[]) => ({
      RegexMatchStatement: {
        FieldToMatch: { SingleHeader: { Name: 'x-amzn-cognito-operation-name' } },
        RegexString: `^(${operations.join('|')})$`,
      },
    })
    const mails = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword']
    const mailsOfUsers = ['UpdateUserAttributes', 'GetUserAttributeVerificationCode']
    const signIns = ['InitiateAuth', 'RespondToAuthChallenge']
    expect(DefaultAction).toEqual({ Allow: {} })
    expect(Rules).toMatchObject([
      rateRule(0, { Limit: 600, EvaluationWindowSec: 60 }),
      rateRule(1, { Limit: 30, EvaluationWindowSec: 600, ScopeDownStatement: callsOf(...mails, ...mailsOfUsers) }),
      rateRule(2, { Limit: 300, EvaluationWindowSec: 600, ScopeDownStatement: callsOf(...signIns) }),
      { Name: 'AWSManagedRulesAmazonIpReputationList', OverrideAction: { None: {} } },
    ])
    const { ResourceArn, WebACLArn } = propertiesOf('AWS::WAFv2::WebACLAssociation')
    expect([ResourceArn, WebACLArn].map(toText)).toEqual(['<UserPool.Arn>', `<${id}.Arn>`])
  })

  it('leaves every throttle of the API half empty when one address sends as much as its firewall lets through', () => {
    const { max, seconds } = addressLimits.api
    const routes = Object.values(routeThrottles(endpoints.map(([, endpoint]) => endpoint)))
    const limits = [{ ThrottlingRateLimit: throttles.all.rate, ThrottlingBurstLimit: throttles.all.burst }, ...routes]
    expect(limits.length).toBeGreaterThan(5)
    for (const { ThrottlingRateLimit, ThrottlingBurstLimit } of limits) {
      expect(ThrottlingRateLimit * seconds).toBeGreaterThanOrEqual(2 * max)
      // The address may send all of them at once, before the firewall blocks it.
      expect(ThrottlingBurstLimit).toBeGreaterThanOrEqual(2 * max)
    }
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

  it('has no cycles and no references to unknown resources', () => {
    for (const one of [template, ...[...templates.values()].map((nested) => nested.template)]) {
      expect(findCycle(one)).toBeUndefined()
      expect(findUnknownIds(one)).toEqual([])
    }
  })
})

it('a deployment has none of these limits by default', () => {
  for (const type of ['AWS::WAFv2::WebACL', 'AWS::WAFv2::WebACLAssociation', 'AWS::Budgets::Budget'])
    expect(resourcesOfType(plain, type)).toEqual([])
  const [, { Properties }] = only(resourcesOfType(plain, 'AWS::CloudFront::Distribution'))
  expect(Properties.DistributionConfig).not.toHaveProperty('Restrictions')
})

describe('synthesis', () => {
  const mailFrom = 'hello@viewcraft.example'

  it.each([
    ['names what prod lacks', {}, ['mailFrom', 'deletionProtection', 'firewall']],
    ['accepts prod with all', { region: 'us-east-1', mailFrom, deletionProtection: 'on', firewall: 'on' }, []],
    ['names a user pool without a firewall', { mailFrom, deletionProtection: 'on', webAclArn }, ['firewall']],
    ['accepts other stages without them', { stage: 'beta' }, []],
  ])('%s', (_, settings, expected) => {
    expect(Object.keys(missingSettings(settingsOf({ region: 'eu-west-1', ...settings })))).toEqual(expected)
  })

  it('prints missing settings as warnings', () => {
    const printed = (of: typeof stack) =>
      of.node.metadata.filter(({ type }) => type === 'aws:cdk:warning').map(({ data }) => String(data))
    expect(printed(plainStack)).toEqual([
      expect.stringMatching(/^Set mailFrom .*\[ack: viewcraft:mailFrom\]$/),
      expect.stringMatching(/^Set deletionProtection=on.*\[ack: viewcraft:deletionProtection\]$/),
      expect.stringMatching(/^Set firewall=on.*\[ack: viewcraft:firewall\]$/),
    ])
    expect(printed(stack)).toEqual([
      expect.stringMatching(/^Set mailFrom /),
      expect.stringMatching(/^Set deletionProtection=on/),
    ])
  })
})
