import type { BillingCycle, PaidPlanName } from '#shared/plans.ts'
import { type TableName, tableVariable } from '#shared/tables.ts'
import type { SecretName } from './access/row.ts'
import { poolTriggers } from './access/triggers.ts'
import { accessOf, type FunctionName, secretsOf } from './access.ts'

/** A provider that speaks OpenAI's chat completions. */
export interface AiProvider {
  readonly model: string
  /** The base URL. Absent for OpenAI. */
  readonly url?: string | undefined
  /** US dollars per million tokens. */
  readonly priceIn: number
  readonly priceOut: number
  /** The cap per day, in US dollars. */
  readonly dailyDollars?: number | undefined
  /** Absent for models without a temperature. */
  readonly temperature?: number | undefined
}

/** The payment settings: price ids at Stripe, the one for new customers first. */
export interface Payments {
  readonly prices: Readonly<Record<PaidPlanName, Readonly<Record<BillingCycle, readonly string[]>>>>
  /** Whether Stripe adds the tax of the buyer's country. */
  readonly tax: 'on' | 'off'
  /** The base URL. Absent for Stripe's own API. */
  readonly url?: string | undefined
}

/** The resource names and settings of one deployment: CDK tokens on AWS, plain strings in local mode. */
export interface Deployment {
  readonly siteUrl: string
  /** The prefix of every function's name. */
  readonly functionPrefix: string
  /** The URL of a queue without its name. A queue is named after the function that it starts. */
  readonly queuesUrl: string
  readonly poolId: string
  readonly clientId: string
  /** Absent if no sender is configured: functions then have no MAIL_FROM and send nothing. */
  readonly mailFrom?: string | undefined
  /** The configuration set through which SES reports bounces and complaints; absent without a sender. */
  readonly mailEvents?: string | undefined
  /** The address for messages to the operator; absent if not configured: messages are then only stored. */
  readonly operatorMail?: string | undefined
  readonly derivedMetrics: 'on' | 'off'
  /** Whether the user pool has passkeys. */
  readonly passkeys: 'on' | 'off'
  /** Whether a firewall protects the user pool. */
  readonly firewall: 'on' | 'off'
  /** The CloudWatch namespace of our metrics; absent in local mode. */
  readonly metrics?: string | undefined
  readonly table: (name: TableName) => string
  /** Undefined for a secret that this deployment does not have. */
  readonly secret: (name: SecretName) => string | undefined
  /** The bucket of users' files. */
  readonly uploads: string
  /** The base URL of YouTube's Data API; absent for the real one. */
  readonly youtubeUrl?: string | undefined
  /** The OAuth client id at Google; absent if the operator has none. */
  readonly googleClientId?: string | undefined
  /** For signing in with Google: the client ids at the user pool and at Google. Absent if the operator has none. */
  readonly googleSignIn?: { readonly poolClientId: string; readonly clientId: string } | undefined
  /** Absent if the operator has no AI provider. */
  readonly ai?: AiProvider | undefined
  /** Absent if the operator takes no payments. */
  readonly payments?: Payments | undefined
  /** The base URLs of Google's OAuth and of YouTube's Analytics and Reporting APIs; absent for the real ones. */
  readonly googleUrl?: string | undefined
  readonly analyticsUrl?: string | undefined
  readonly reportingUrl?: string | undefined
  /** The base URL of the hub of YouTube's push notifications; absent for the real one. */
  readonly hubUrl?: string | undefined
  /** Hosts of webhook receivers inside our network, separated by commas. Absent on AWS, where only public addresses are called. */
  readonly webhookHosts?: string | undefined
}

/** Returns a function's environment from its access row; `functions/lib/env.ts` parses it. It contains the names of secrets, not their values. */
export function environmentOf(name: FunctionName, deployment: Deployment): Record<string, string> {
  const { tables = {}, mail, files, receivers, invokes, starts, queues, hub } = accessOf(name)
  const secrets = secretsOf(name)
  const tableNames = Object.keys(tables) as TableName[]
  return {
    SITE_URL: deployment.siteUrl,
    // Triggers read their pool from the event. In the environment it would create a cycle, since the pool refers to its triggers.
    ...(name in poolTriggers ? {} : poolEnvironment(deployment)),
    DERIVED_METRICS: deployment.derivedMetrics,
    PASSKEYS: deployment.passkeys,
    ...(name === 'triggers/pre-sign-up' ? { FIREWALL: deployment.firewall } : {}),
    ...(deployment.metrics ? { METRICS_NAMESPACE: deployment.metrics } : {}),
    ...(files ? { UPLOADS_BUCKET: deployment.uploads } : {}),
    ...(mail && deployment.mailFrom ? { MAIL_FROM: deployment.mailFrom } : {}),
    ...(mail && deployment.mailEvents ? { MAIL_EVENTS: deployment.mailEvents } : {}),
    ...(mail && 'messages' in tables && deployment.operatorMail ? { OPERATOR_MAIL: deployment.operatorMail } : {}),
    ...(secrets.includes('youtube') && deployment.youtubeUrl ? { YOUTUBE_URL: deployment.youtubeUrl } : {}),
    ...(secrets.includes('ai') && deployment.ai ? aiEnvironment(deployment.ai) : {}),
    // This job reads the AI budget without using the provider.
    ...(name === 'jobs/watch-budgets' ? dailyDollars(deployment.ai) : {}),
    ...(secrets.includes('stripe') && deployment.payments ? paymentEnvironment(deployment.payments) : {}),
    // Functions that read OAuth tokens call Google, and YouTube with the tokens.
    ...('user_tokens' in tables ? googleEnvironment(deployment) : {}),
    ...(secrets.includes('google_sign_in') ? signInEnvironment(deployment) : {}),
    ...(receivers && deployment.webhookHosts ? { WEBHOOK_HOSTS: deployment.webhookHosts } : {}),
    ...(invokes || starts || queues ? { FUNCTION_PREFIX: deployment.functionPrefix } : {}),
    ...(queues ? { QUEUES_URL: deployment.queuesUrl } : {}),
    ...(hub && deployment.hubUrl ? { WEBSUB_URL: deployment.hubUrl } : {}),
    ...Object.fromEntries(tableNames.map((table) => [tableVariable(table), deployment.table(table)])),
    ...Object.fromEntries(
      secrets.flatMap((secret) => {
        const id = deployment.secret(secret)
        return id === undefined ? [] : [[`${secret.toUpperCase()}_SECRET`, id]]
      }),
    ),
  }
}

const poolEnvironment = ({ poolId, clientId, googleSignIn }: Deployment) => ({
  USER_POOL_ID: poolId,
  USER_POOL_CLIENT_ID: clientId,
  ...(googleSignIn ? { GOOGLE_POOL_CLIENT_ID: googleSignIn.poolClientId } : {}),
})

const signInEnvironment = ({ googleSignIn, googleUrl }: Deployment) => ({
  ...(googleSignIn ? { GOOGLE_SIGN_IN_CLIENT_ID: googleSignIn.clientId } : {}),
  ...(googleUrl ? { GOOGLE_OAUTH_URL: googleUrl } : {}),
})

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
