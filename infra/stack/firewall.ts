import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { toPascalCase } from './names.ts'

/** AWS's managed rule groups, with the rules that only count: the body size rule would block long drafts. */
const managedRules: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesCommonRuleSet: ['SizeRestrictions_BODY'],
  AWSManagedRulesKnownBadInputsRuleSet: [],
}

/** Requests per address in five minutes, about seven per second: far above what a person makes. */
const addressLimit = 2_000

const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
})

/** Adds a firewall for CloudFront and returns its ARN. It must be in us-east-1, which `settings.ts` enforces. */
export function addFirewall(scope: Construct, name: string): string {
  const rules = Object.entries(managedRules).map(([rule, counted], priority) => ({
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
    visibilityConfig: visibility(rule),
  }))
  const rate = {
    name: 'Rate',
    priority: 0,
    action: { block: {} },
    statement: { rateBasedStatement: { limit: addressLimit, aggregateKeyType: 'IP' } },
    visibilityConfig: visibility('Rate'),
  }
  return new CfnWebACL(scope, 'Firewall', {
    name,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: [rate, ...rules],
    visibilityConfig: visibility(toPascalCase(name)),
  }).attrArn
}
