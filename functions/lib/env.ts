import * as z from 'zod/mini'
import { type TableName, tableVariable } from '#shared/tables.ts'

// Shared, because every function creates all of them when it starts.
const text = z.optional(z.string())
const url = z.optional(z.url())
const number = z.optional(z.coerce.number())
const onOff = z._default(z.enum(['on', 'off']), 'off')

/**
 * The environment variables of all functions, parsed once. An access row (`infra/access.ts`) decides which of them a function gets, on
 * AWS and in local mode. URLs of third parties default to the real ones.
 */
const Environment = z.object({
  AWS_LAMBDA_FUNCTION_NAME: text,
  SITE_URL: url,
  /** The prefix of the names of all functions of the deployment. */
  FUNCTION_PREFIX: text,
  /** The common prefix of all queue URLs, without a queue's name. */
  QUEUES_URL: url,
  USER_POOL_ID: text,
  USER_POOL_CLIENT_ID: text,
  /** The client of the user pool for sessions that began at Google; absent if nobody can sign in with Google. */
  GOOGLE_POOL_CLIENT_ID: text,
  /** The pool's public keys as JSON. If absent, they are fetched from Cognito. */
  USER_POOL_JWKS: text,
  /** Cognito's URL, if it is not the real one. The AWS SDK reads it too. */
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: url,
  ORIGIN_SECRET: text,
  YOUTUBE_SECRET: text,
  YOUTUBE_URL: z._default(z.url(), 'https://youtube.googleapis.com'),
  /** The id of the OAuth client at Google; absent if none is configured. */
  GOOGLE_CLIENT_ID: text,
  GOOGLE_SECRET: text,
  /** The id of the other OAuth client at Google, for signing in; absent if none is configured. */
  GOOGLE_SIGN_IN_CLIENT_ID: text,
  GOOGLE_SIGN_IN_SECRET: text,
  /** The URL where Google's tokens are issued and revoked. */
  GOOGLE_OAUTH_URL: z._default(z.url(), 'https://oauth2.googleapis.com'),
  YOUTUBE_ANALYTICS_URL: z._default(z.url(), 'https://youtubeanalytics.googleapis.com'),
  YOUTUBE_REPORTING_URL: z._default(z.url(), 'https://youtubereporting.googleapis.com'),
  /** The hub of YouTube's push notifications. */
  WEBSUB_URL: z._default(z.url(), 'https://pubsubhubbub.appspot.com'),
  /** The model at a provider with OpenAI's chat completions API; absent, like its prices, if none is configured. */
  AI_MODEL: text,
  AI_SECRET: text,
  AI_URL: z._default(z.url(), 'https://api.openai.com/v1'),
  /** Absent for models that do not take one. */
  AI_TEMPERATURE: number,
  /** US dollars per million input and output tokens. */
  AI_PRICE_IN: number,
  AI_PRICE_OUT: number,
  /** The cap on AI costs per day, in US dollars. */
  AI_DAILY_DOLLARS: z._default(z.coerce.number(), 5),
  /** The timeout of an AI request, including the retry. */
  AI_DEADLINE_MS: z._default(z.coerce.number(), 20_000),
  STRIPE_SECRET: text,
  /** The ids of Stripe's prices by plan and cycle, as JSON; absent if no plans are sold. */
  STRIPE_PRICES: text,
  /** Stripe's URL, if it is not the real one. */
  STRIPE_URL: url,
  /** Whether Stripe calculates and adds tax. */
  STRIPE_TAX: onOff,
  MAIL_FROM: text,
  /** The SES configuration set that reports bounces and complaints; absent if no mail is sent. */
  MAIL_EVENTS: text,
  /** Signs unsubscribe links. */
  SIGNING_SECRET: text,
  /** The address that messages from users are mailed to. */
  OPERATOR_MAIL: text,
  UPLOADS_BUCKET: text,
  /** The CloudWatch namespace of our metrics; absent if metrics are not recorded. */
  METRICS_NAMESPACE: text,
  /** Hosts of webhook receivers that may have a private address, separated by commas. */
  WEBHOOK_HOSTS: text,
  /** Whether a firewall limits the sign-ups of each network address. */
  FIREWALL: onOff,
  /** Whether the user pool has passkeys. */
  PASSKEYS: onOff,
  DERIVED_METRICS: onOff,
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
