import * as z from 'zod/mini'
import { type TableName, tableVariable } from '#shared/tables.ts'

/**
 * The environment variables of all functions, parsed once. An access row (`infra/access.ts`) decides which of them a function gets, on
 * AWS and in local mode. URLs of third parties default to the real ones.
 */
const Environment = z.object({
  AWS_LAMBDA_FUNCTION_NAME: z.optional(z.string()),
  SITE_URL: z.optional(z.url()),
  /** The prefix of the names of all functions of the deployment. */
  FUNCTION_PREFIX: z.optional(z.string()),
  /** The common prefix of all queue URLs, without a queue's name. */
  QUEUES_URL: z.optional(z.url()),
  USER_POOL_ID: z.optional(z.string()),
  USER_POOL_CLIENT_ID: z.optional(z.string()),
  /** The client of the user pool for sessions that began at Google; absent if nobody can sign in with Google. */
  GOOGLE_POOL_CLIENT_ID: z.optional(z.string()),
  /** The pool's public keys as JSON. If absent, they are fetched from Cognito. */
  USER_POOL_JWKS: z.optional(z.string()),
  /** Cognito's URL, if it is not the real one. The AWS SDK reads it too. */
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.optional(z.url()),
  ORIGIN_SECRET: z.optional(z.string()),
  YOUTUBE_SECRET: z.optional(z.string()),
  YOUTUBE_URL: z._default(z.url(), 'https://youtube.googleapis.com'),
  /** The id of the OAuth client at Google; absent if none is configured. */
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_SECRET: z.optional(z.string()),
  /** The id of the other OAuth client at Google, for signing in; absent if none is configured. */
  GOOGLE_SIGN_IN_CLIENT_ID: z.optional(z.string()),
  GOOGLE_SIGN_IN_SECRET: z.optional(z.string()),
  /** The URL where Google's tokens are issued and revoked. */
  GOOGLE_OAUTH_URL: z._default(z.url(), 'https://oauth2.googleapis.com'),
  YOUTUBE_ANALYTICS_URL: z._default(z.url(), 'https://youtubeanalytics.googleapis.com'),
  YOUTUBE_REPORTING_URL: z._default(z.url(), 'https://youtubereporting.googleapis.com'),
  /** The hub of YouTube's push notifications. */
  WEBSUB_URL: z._default(z.url(), 'https://pubsubhubbub.appspot.com'),
  /** The model at a provider with OpenAI's chat completions API; absent, like its prices, if none is configured. */
  AI_MODEL: z.optional(z.string()),
  AI_SECRET: z.optional(z.string()),
  AI_URL: z._default(z.url(), 'https://api.openai.com/v1'),
  /** Absent for models that do not take one. */
  AI_TEMPERATURE: z.optional(z.coerce.number()),
  /** US dollars per million input and output tokens. */
  AI_PRICE_IN: z.optional(z.coerce.number()),
  AI_PRICE_OUT: z.optional(z.coerce.number()),
  /** The cap on AI costs per day, in US dollars. */
  AI_DAILY_DOLLARS: z._default(z.coerce.number(), 5),
  /** The timeout of an AI request, including the retry. */
  AI_DEADLINE_MS: z._default(z.coerce.number(), 20_000),
  STRIPE_SECRET: z.optional(z.string()),
  /** The ids of Stripe's prices by plan and cycle, as JSON; absent if no plans are sold. */
  STRIPE_PRICES: z.optional(z.string()),
  /** Stripe's URL, if it is not the real one. */
  STRIPE_URL: z.optional(z.url()),
  /** Whether Stripe calculates and adds tax. */
  STRIPE_TAX: z._default(z.enum(['on', 'off']), 'off'),
  MAIL_FROM: z.optional(z.string()),
  /** The SES configuration set that reports bounces and complaints; absent if no mail is sent. */
  MAIL_EVENTS: z.optional(z.string()),
  /** Signs unsubscribe links. */
  SIGNING_SECRET: z.optional(z.string()),
  /** The address that messages from users are mailed to. */
  OPERATOR_MAIL: z.optional(z.string()),
  UPLOADS_BUCKET: z.optional(z.string()),
  /** The CloudWatch namespace of our metrics; absent if metrics are not recorded. */
  METRICS_NAMESPACE: z.optional(z.string()),
  /** Hosts of webhook receivers that may have a private address, separated by commas. */
  WEBHOOK_HOSTS: z.optional(z.string()),
  /** Whether a firewall limits the sign-ups of each network address. */
  FIREWALL: z._default(z.enum(['on', 'off']), 'off'),
  /** Whether the user pool has passkeys. */
  PASSKEYS: z._default(z.enum(['on', 'off']), 'off'),
  DERIVED_METRICS: z._default(z.enum(['on', 'off']), 'off'),
})
type Environment = z.infer<typeof Environment>
export type Variable = keyof Environment

let parsed: Environment | undefined

/** Returns the name of a table at AWS. Throws when the function's access row does not grant it. */
export function tableName(table: TableName): string {
  const name = process.env[tableVariable(table)]
  if (name === undefined) throw notGranted(tableVariable(table))
  return name
}

const notGranted = (variable: string) =>
  new Error(`${variable} is not in this function's environment: see infra/access.ts and npm run record-access`)

/** Returns an environment variable. Throws when the function's access row does not grant it. */
export function env<V extends Variable>(name: V): NonNullable<Environment[V]> {
  parsed ??= Environment.parse(process.env)
  const value = parsed[name]
  if (value === undefined) throw notGranted(name)
  return value
}

/** Returns an environment variable; undefined if it is not set. */
export function optionalEnv<V extends Variable>(name: V): Environment[V] {
  parsed ??= Environment.parse(process.env)
  return parsed[name]
}
