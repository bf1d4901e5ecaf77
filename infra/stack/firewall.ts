import type { CfnUserPool } from 'aws-cdk-lib/aws-cognito'
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { toPascalCase } from './names.ts'

/**
 * The rules that would refuse what users may send, so they only count: long drafts, drafts with markup, and local addresses such as
 * `http://127.0.0.1:33418/`, to which assistants on the user's machine return after the consent. No function calls an address that a
 * request contains, except receivers of webhooks, whose addresses are checked.
 */
const countedRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'EC2MetaDataSSRF_QUERYARGUMENTS',
  'GenericRFI_BODY',
  'GenericRFI_QUERYARGUMENTS',
]

/** AWS's managed rule groups, with the rules that only count. */
const reputation = { AWSManagedRulesAmazonIpReputationList: [] }
const siteRules = {
  ...reputation,
  AWSManagedRulesCommonRuleSet: countedRules,
  AWSManagedRulesKnownBadInputsRuleSet: [],
}

interface AddressLimit {
  readonly max: number
  /** AWS WAF counts over 60, 120, 300 or 600 seconds. */
  readonly seconds: 60 | 120 | 300 | 600
}

/**
 * How many requests an address may send before it is blocked: far more than a person sends, and enough for a classroom
 * behind one address. AWS WAF can take half a minute to notice.
 */
export const addressLimits = {
  site: { max: 2_000, seconds: 300 },
  api: { max: 600, seconds: 60 },
  pool: { max: 600, seconds: 60 },
  poolMails: { max: 30, seconds: 600 },
  poolSignIns: { max: 300, seconds: 600 },
} as const satisfies Record<string, AddressLimit>

/** The operations that send a mail each time. The last two need a session. */
const mailOperations = [
  'SignUp',
  'ResendConfirmationCode',
  'ForgotPassword',
  'UpdateUserAttributes',
  'GetUserAttributeVerificationCode',
]

/**
 * The operations of a sign-in, which send a mail when it asks for a code. They also check passwords and refresh sessions,
 * and the header does not distinguish them, so the limit is high enough for a classroom.
 */
const signInOperations = ['InitiateAuth', 'RespondToAuthChallenge']

const unchanged = [{ priority: 0, type: 'NONE' }]
const requestsBelow = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: unchanged,
  },
})
/** Requests that run functions: to the API, and to pages with secret links. */
const requestsOfApi: CfnWebACL.StatementProperty = {
  orStatement: { statements: [requestsBelow('/api/'), requestsBelow('/s/')] },
}
const callsOf = (operations: readonly string[]): CfnWebACL.StatementProperty => ({
  regexMatchStatement: {
    // Cognito adds this header (docs.aws.amazon.com/cognito/latest/developerguide/user-pool-waf.html).
    fieldToMatch: { singleHeader: { Name: 'x-amzn-cognito-operation-name' } },
    regexString: `^(${operations.join('|')})$`,
    textTransformations: unchanged,
  },
})

const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
})

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>

/** Blocks an address while it sends more requests than its limit; `only` selects the requests that count. */
const rateRule = (name: string, { max, seconds }: AddressLimit, only?: CfnWebACL.StatementProperty): Rule => ({
  name,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      limit: max,
      evaluationWindowSec: seconds,
      aggregateKeyType: 'IP',
      ...(only ? { scopeDownStatement: only } : {}),
    },
  },
  visibilityConfig: visibility(name),
})

/**
 * Notifications from YouTube's hub are XML, which the common rules mistake for cross-site scripting. The function that receives them
 * checks the hub's signature before it reads them.
 */
const notPushed: CfnWebACL.StatementProperty = { notStatement: { statement: requestsBelow('/s/push/') } }
const exceptions: Readonly<Record<string, CfnWebACL.StatementProperty>> = { AWSManagedRulesCommonRuleSet: notPushed }

const managedRules = (groups: Readonly<Record<string, readonly string[]>>): Rule[] =>
  Object.entries(groups).map(([name, counted]) => ({
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ...(exceptions[name] ? { scopeDownStatement: exceptions[name] } : {}),
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visibility(name),
  }))

const addWebAcl = (scope: Construct, id: string, name: string, where: 'CLOUDFRONT' | 'REGIONAL', rules: Rule[]) =>
  new CfnWebACL(scope, id, {
    name,
    scope: where,
    defaultAction: { allow: {} },
    rules: rules.map((rule, priority) => ({ ...rule, priority })),
    visibilityConfig: visibility(toPascalCase(name)),
  })

/** Adds a firewall for CloudFront and returns its ARN. It must be in us-east-1, which `settings.ts` enforces. */
export const addFirewall = (scope: Construct, name: string): string =>
  addWebAcl(scope, 'Firewall', name, 'CLOUDFRONT', [
    rateRule('Rate', addressLimits.site),
    rateRule('ApiRate', addressLimits.api, requestsOfApi),
    ...managedRules(siteRules),
  ]).attrArn

/** Adds a firewall for the user pool, whose public endpoint browsers call directly. */
export function addPoolFirewall(scope: Construct, stackName: string, pool: CfnUserPool): void {
  const firewall = addWebAcl(scope, 'PoolFirewall', `${stackName}-pool`, 'REGIONAL', [
    rateRule('Rate', addressLimits.pool),
    rateRule('Mails', addressLimits.poolMails, callsOf(mailOperations)),
    rateRule('SignIns', addressLimits.poolSignIns, callsOf(signInOperations)),
    ...managedRules(reputation),
  ])
  new CfnWebACLAssociation(scope, 'PoolFirewallAssociation', { resourceArn: pool.attrArn, webAclArn: firewall.attrArn })
}
