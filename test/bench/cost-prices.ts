/**
 * Prices and quotas of external services, read on 2026-09-20: US dollars, us-east-1 (CloudFront: North America). Check
 * each `source` again before a decision depends on one.
 */
export const readOn = '2026-09-20'

export interface Price {
  readonly service: string
  /** The unit that `dollars` pays for. */
  readonly unit: string
  readonly dollars: number
  /** Free units per month, without an end date. */
  readonly free?: number
  readonly source: string
}

const aws = 'https://aws.amazon.com'
const perMillion = (dollars: number) => dollars / 1_000_000

export const prices = {
  invocations: {
    service: 'Lambda',
    unit: 'call',
    dollars: perMillion(0.2),
    free: 1_000_000,
    source: `${aws}/lambda/pricing/`,
  },
  gigabyteSeconds: {
    service: 'Lambda',
    unit: 'GB-second on arm64',
    dollars: 0.0000133334,
    free: 400_000,
    source: `${aws}/lambda/pricing/`,
  },
  requests: {
    service: 'API Gateway',
    unit: 'request of an HTTP API',
    dollars: perMillion(1),
    source: `${aws}/api-gateway/pricing/`,
  },
  reads: {
    service: 'DynamoDB',
    unit: 'read unit on demand',
    dollars: perMillion(0.125),
    source: `${aws}/dynamodb/pricing/on-demand/`,
  },
  writes: {
    service: 'DynamoDB',
    unit: 'write unit on demand',
    dollars: perMillion(0.625),
    source: `${aws}/dynamodb/pricing/on-demand/`,
  },
  puts: { service: 'S3', unit: 'PUT, POST or LIST', dollars: 0.005 / 1000, source: `${aws}/s3/pricing/` },
  gets: { service: 'S3', unit: 'GET', dollars: 0.0004 / 1000, source: `${aws}/s3/pricing/` },
  storedBytes: { service: 'S3', unit: 'byte stored per month', dollars: 0.023 / 1e9, source: `${aws}/s3/pricing/` },
  edgeRequests: {
    service: 'CloudFront',
    unit: 'HTTPS request',
    dollars: 0.01 / 10_000,
    free: 10_000_000,
    source: `${aws}/cloudfront/pricing/pay-as-you-go/`,
  },
  edgeRuns: {
    service: 'CloudFront',
    unit: 'run of a CloudFront Function',
    dollars: perMillion(0.1),
    free: 2_000_000,
    source: `${aws}/cloudfront/pricing/pay-as-you-go/`,
  },
  bytesOut: {
    service: 'CloudFront',
    unit: 'byte sent',
    dollars: 0.085 / 1e9,
    free: 1e12,
    source: `${aws}/cloudfront/pricing/pay-as-you-go/`,
  },
  monthlyUsers: {
    service: 'Cognito',
    unit: 'user per month, Essentials',
    dollars: 0.015,
    free: 10_000,
    source: `${aws}/cognito/pricing/`,
  },
  mails: { service: 'SES', unit: 'mail', dollars: 0.1 / 1000, source: `${aws}/ses/pricing/` },
  tokensIn: {
    service: 'AI provider',
    unit: 'input token, gpt-6-luna',
    dollars: perMillion(0.1),
    source: 'https://vercel.com/ai-gateway/models/gpt-6-luna',
  },
  tokensOut: {
    service: 'AI provider',
    unit: 'output token, gpt-6-luna',
    dollars: perMillion(0.5),
    source: 'https://vercel.com/ai-gateway/models/gpt-6-luna',
  },
  logBytes: {
    service: 'CloudWatch',
    unit: 'byte of log',
    dollars: 0.5 / 1e9,
    free: 5e9,
    source: `${aws}/cloudwatch/pricing/`,
  },
  metrics: {
    service: 'CloudWatch',
    unit: 'custom metric',
    dollars: 0.3,
    free: 10,
    source: `${aws}/cloudwatch/pricing/`,
  },
  alarms: { service: 'CloudWatch', unit: 'alarm', dollars: 0.1, free: 10, source: `${aws}/cloudwatch/pricing/` },
  traces: {
    service: 'X-Ray',
    unit: 'trace',
    dollars: perMillion(5),
    free: 100_000,
    source: `${aws}/xray/pricing/`,
  },
  secrets: {
    service: 'Secrets Manager',
    unit: 'secret per month',
    dollars: 0.4,
    source: `${aws}/secrets-manager/pricing/`,
  },
  keys: { service: 'KMS', unit: 'key per month', dollars: 1, source: `${aws}/kms/pricing/` },
} as const satisfies Record<string, Price>

export type Unit = keyof typeof prices
export const units = Object.keys(prices) as Unit[]

/** The quotas of a new AWS account or Google project. Most can be raised on request. */
export const quotas = {
  /** developers.google.com/youtube/v3/determine_quota_cost: per project and day. */
  youtubeUnits: 10_000,
  youtubeSearches: 100,
  /** docs.aws.amazon.com/cognito/latest/developerguide/quotas.html: sign-ins per second. */
  signIns: 120,
  /** Mails per day: from Cognito's own sender (the same page), in SES's sandbox, and commonly after it. */
  poolMails: 50,
  sandboxMails: 200,
  sesMails: 50_000,
  /** docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html: concurrent runs, in a new account and by default. */
  newConcurrency: 10,
  concurrency: 1_000,
  /** docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html: units per second for one key. */
  keyWrites: 1_000,
  keyReads: 3_000,
} as const
