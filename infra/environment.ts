import type { BillingCycle, PaidPlanName } from '#shared/plans.ts'
import type { SecretName } from './access/row.ts'
import { poolTriggers } from './access/triggers.ts'
import { accessOf, type FunctionName, secretsOf } from './access.ts'
import type { TableName } from './tables.ts'

/** A provider of OpenAI's chat completions. */
export interface AiProvider {
  readonly model: string
  /** Where it answers; absent for OpenAI itself. */
  readonly url?: string | undefined
  /** US dollars a million tokens. */
  readonly priceIn: number
  readonly priceOut: number
  /** The most that a day may cost, in US dollars. */
  readonly dailyDollars?: number | undefined
  /** Absent for models that do not take one. */
  readonly temperature?: number | undefined
}

/** How plans are paid: prices at Stripe, those for new customers first. */
export interface Payments {
  readonly prices: Readonly<Record<PaidPlanName, Readonly<Record<BillingCycle, readonly string[]>>>>
  /** Whether Stripe adds the tax of the buyer's country. */
  readonly tax: 'on' | 'off'
  /** Where Stripe answers; absent for the real one. */
  readonly url?: string | undefined
}

/** The physical names and settings of one deployment: CDK tokens on AWS, plain strings on one machine. */
export interface Deployment {
  readonly siteUrl: string
  readonly poolId: string
  readonly clientId: string
  /** Absent where no sender is configured: functions that may send then have no MAIL_FROM. */
  readonly mailFrom?: string | undefined
  /** The configuration set by which SES tells what became of a mail; absent where there is no sender. */
  readonly mailEvents?: string | undefined
  /** Where what users write to the operator is mailed; absent where nobody has said: it is only stored then. */
  readonly operatorMail?: string | undefined
  readonly derivedMetrics: 'on' | 'off'
  /** Where functions report their figures in CloudWatch; absent where nobody watches. */
  readonly metrics?: string | undefined
  readonly table: (name: TableName) => string
  readonly secret: (name: SecretName) => string
  /** The bucket of thumbnails. */
  readonly uploads: string
  /** Where YouTube's Data API answers; absent for the real one. */
  readonly youtubeUrl?: string | undefined
  /** As whom we are known to Google; absent where the operator has no client there. */
  readonly googleClientId?: string | undefined
  /** The operator's AI provider; absent where there is none. */
  readonly ai?: AiProvider | undefined
  /** Absent where the operator takes no payments. */
  readonly payments?: Payments | undefined
  /** Where Google's tokens and YouTube's Analytics and Reporting APIs are; absent for the real ones. */
  readonly googleUrl?: string | undefined
  readonly analyticsUrl?: string | undefined
  readonly reportingUrl?: string | undefined
}

/** A function's environment, from its access row; `functions/lib/env.ts` is its other end. Names only: no secret's value. */
export function environmentOf(name: FunctionName, deployment: Deployment): Record<string, string> {
  const { tables = {}, mail, images } = accessOf(name)
  const tableNames = Object.keys(tables) as TableName[]
  return {
    SITE_URL: deployment.siteUrl,
    // A trigger is told its pool by the event; told here, pool and trigger would each have to be made before the other.
    ...(name in poolTriggers ? {} : { USER_POOL_ID: deployment.poolId, USER_POOL_CLIENT_ID: deployment.clientId }),
    DERIVED_METRICS: deployment.derivedMetrics,
    ...(deployment.metrics ? { METRICS_NAMESPACE: deployment.metrics } : {}),
    ...(images ? { UPLOADS_BUCKET: deployment.uploads } : {}),
    ...(mail && deployment.mailFrom ? { MAIL_FROM: deployment.mailFrom } : {}),
    ...(mail && deployment.mailEvents ? { MAIL_EVENTS: deployment.mailEvents } : {}),
    ...(mail && 'messages' in tables && deployment.operatorMail ? { OPERATOR_MAIL: deployment.operatorMail } : {}),
    ...(secretsOf(name).includes('youtube') && deployment.youtubeUrl ? { YOUTUBE_URL: deployment.youtubeUrl } : {}),
    ...(secretsOf(name).includes('ai') && deployment.ai ? aiEnvironment(deployment.ai) : {}),
    // It watches the provider's money without its key.
    ...(name === 'jobs/watch-budgets' ? dailyDollars(deployment.ai) : {}),
    ...(secretsOf(name).includes('stripe') && deployment.payments ? paymentEnvironment(deployment.payments) : {}),
    // What handles a creator's tokens speaks to Google, and with them to YouTube.
    ...('user_tokens' in tables ? googleEnvironment(deployment) : {}),
    ...Object.fromEntries(tableNames.map((table) => [`TABLE_${table.toUpperCase()}`, deployment.table(table)])),
    ...Object.fromEntries(
      secretsOf(name).map((secret) => [`${secret.toUpperCase()}_SECRET`, deployment.secret(secret)]),
    ),
  }
}

const googleEnvironment = ({ googleClientId, googleUrl, analyticsUrl, reportingUrl, youtubeUrl }: Deployment) => ({
  ...(googleClientId ? { GOOGLE_CLIENT_ID: googleClientId } : {}),
  ...(googleUrl ? { GOOGLE_OAUTH_URL: googleUrl } : {}),
  ...(analyticsUrl ? { YOUTUBE_ANALYTICS_URL: analyticsUrl } : {}),
  ...(reportingUrl ? { YOUTUBE_REPORTING_URL: reportingUrl } : {}),
  ...(youtubeUrl ? { YOUTUBE_URL: youtubeUrl } : {}),
})

const dailyDollars = (ai: AiProvider | undefined) =>
  ai?.dailyDollars === undefined ? {} : { AI_DAILY_DOLLARS: `${ai.dailyDollars}` }

const aiEnvironment = (ai: AiProvider) => ({
  AI_MODEL: ai.model,
  AI_PRICE_IN: `${ai.priceIn}`,
  AI_PRICE_OUT: `${ai.priceOut}`,
  ...(ai.url ? { AI_URL: ai.url } : {}),
  ...dailyDollars(ai),
  ...(ai.temperature === undefined ? {} : { AI_TEMPERATURE: `${ai.temperature}` }),
})

const paymentEnvironment = ({ prices, tax, url }: Payments) => ({
  STRIPE_PRICES: JSON.stringify(prices),
  STRIPE_TAX: tax,
  ...(url ? { STRIPE_URL: url } : {}),
})
