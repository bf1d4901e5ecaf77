import * as z from 'zod/mini'

/**
 * The whole environment of our functions, parsed once. An access row (`infra/access.ts`) decides which of it a function
 * gets, on AWS and on one machine alike; addresses of outside parties are absent where the real ones are meant.
 */
const Environment = z.object({
  AWS_LAMBDA_FUNCTION_NAME: z.optional(z.string()),
  SITE_URL: z.optional(z.url()),
  USER_POOL_ID: z.optional(z.string()),
  USER_POOL_CLIENT_ID: z.optional(z.string()),
  /** The pool's public keys as JSON, given ahead; absent, they are fetched from Cognito. */
  USER_POOL_JWKS: z.optional(z.string()),
  ORIGIN_SECRET: z.optional(z.string()),
  YOUTUBE_SECRET: z.optional(z.string()),
  YOUTUBE_URL: z._default(z.url(), 'https://youtube.googleapis.com'),
  /** As whom we are known to Google; absent where the operator has no client there. */
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_SECRET: z.optional(z.string()),
  /** Where tokens are given and taken back. */
  GOOGLE_OAUTH_URL: z._default(z.url(), 'https://oauth2.googleapis.com'),
  YOUTUBE_ANALYTICS_URL: z._default(z.url(), 'https://youtubeanalytics.googleapis.com'),
  YOUTUBE_REPORTING_URL: z._default(z.url(), 'https://youtubereporting.googleapis.com'),
  /** The model of a provider of OpenAI's chat completions; absent where the operator has none, and so are its prices. */
  AI_MODEL: z.optional(z.string()),
  AI_SECRET: z.optional(z.string()),
  AI_URL: z._default(z.url(), 'https://api.openai.com/v1'),
  /** Absent for models that do not take one. */
  AI_TEMPERATURE: z.optional(z.coerce.number()),
  /** US dollars a million tokens, asked and answered. */
  AI_PRICE_IN: z.optional(z.coerce.number()),
  AI_PRICE_OUT: z.optional(z.coerce.number()),
  /** The most that a day may cost, in US dollars. */
  AI_DAILY_DOLLARS: z._default(z.coerce.number(), 5),
  /** How long an answer may take, a second try included. */
  AI_DEADLINE_MS: z._default(z.coerce.number(), 20_000),
  STRIPE_SECRET: z.optional(z.string()),
  /** Ids of Stripe's prices by plan and cycle, as JSON; absent where nothing is sold. */
  STRIPE_PRICES: z.optional(z.string()),
  /** Where Stripe answers, if not at its own address. */
  STRIPE_URL: z.optional(z.url()),
  /** Whether Stripe adds the tax of the buyer's country. */
  STRIPE_TAX: z._default(z.enum(['on', 'off']), 'off'),
  MAIL_FROM: z.optional(z.string()),
  /** SES's configuration set that reports bounces and complaints; absent where there is no sender. */
  MAIL_EVENTS: z.optional(z.string()),
  /** What signs the links that stop a kind of mail. */
  UNSUBSCRIBE_SECRET: z.optional(z.string()),
  /** Who reads what users write to us. */
  OPERATOR_MAIL: z.optional(z.string()),
  UPLOADS_BUCKET: z.optional(z.string()),
  /** Where our figures go in CloudWatch; absent where there is none. */
  METRICS_NAMESPACE: z.optional(z.string()),
  DERIVED_METRICS: z._default(z.enum(['on', 'off']), 'off'),
  TABLE_ACCOUNTS: z.optional(z.string()),
  TABLE_USER_TOKENS: z.optional(z.string()),
  TABLE_ANALYSES: z.optional(z.string()),
  TABLE_OWN_HISTORY: z.optional(z.string()),
  TABLE_REACH: z.optional(z.string()),
  TABLE_CALLS: z.optional(z.string()),
  TABLE_RESULTS: z.optional(z.string()),
  TABLE_USAGE: z.optional(z.string()),
  TABLE_LIMITS: z.optional(z.string()),
  TABLE_CACHE: z.optional(z.string()),
  TABLE_SNAPSHOTS: z.optional(z.string()),
  TABLE_MESSAGES: z.optional(z.string()),
  TABLE_MAILS: z.optional(z.string()),
  TABLE_DELETIONS: z.optional(z.string()),
  TABLE_PAYMENT_EVENTS: z.optional(z.string()),
})
type Environment = z.infer<typeof Environment>
export type Variable = keyof Environment

let parsed: Environment | undefined

/** One variable of the environment. Throws when this function was not given it: a fault of its access row. */
export function env<V extends Variable>(name: V): NonNullable<Environment[V]> {
  parsed ??= Environment.parse(process.env)
  const value = parsed[name]
  if (value === undefined) throw new Error(`${name} is not in this function's environment: see infra/access.ts`)
  return value
}

/** The same, where absence has a meaning of its own. */
export function optionalEnv<V extends Variable>(name: V): Environment[V] {
  parsed ??= Environment.parse(process.env)
  return parsed[name]
}
