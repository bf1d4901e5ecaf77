import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { toPascalCase } from './names.ts'

/** Rules of AWS's own that suit a site of pages and JSON. The size rule of the first would refuse longer drafts: it only counts. */
const managed: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesCommonRuleSet: ['SizeRestrictions_BODY'],
  AWSManagedRulesKnownBadInputsRuleSet: [],
}

/** Requests of one address in five minutes: about seven a second, far above what a person makes. */
const mostOfAddress = 2_000

const visible = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false, metricName })

/** A firewall for CloudFront, which takes one of us-east-1 only: `settings.ts` holds the stack to that. Answers its ARN. */
export function addFirewall(scope: Construct, name: string): string {
  const rules = Object.entries(managed).map(([rule, counted], priority) => ({
    name: rule,
    priority: priority + 1,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name: rule,
        ruleActionOverrides: counted.map((one) => ({ name: one, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visible(rule),
  }))
  const rate = {
    name: 'Rate',
    priority: 0,
    action: { block: {} },
    statement: { rateBasedStatement: { limit: mostOfAddress, aggregateKeyType: 'IP' } },
    visibilityConfig: visible('Rate'),
  }
  return new CfnWebACL(scope, 'Firewall', {
    name,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: [rate, ...rules],
    visibilityConfig: visible(toPascalCase(name)),
  }).attrArn
}
