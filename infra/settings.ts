import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { Payments } from './environment.ts'

const matching = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error }))

const arn = (service: string, region?: string) =>
  matching(
    new RegExp(`^arn:aws:${service}:${region ?? '[a-z0-9-]+'}:`),
    `must be an ARN that begins with arn:aws:${service}:${region ?? 'REGION'}:`,
  )

/** Price ids at Stripe, separated by commas: the one for new customers first, then those of existing subscriptions. */
const priceIds = z.optional(matching(/^price_\w+(,price_\w+)*$/, 'must be ids of prices, as in price_new,price_old'))

const googleClient = matching(
  /^[\w-]+\.apps\.googleusercontent\.com$/,
  'must be the id of an OAuth client, which ends with .apps.googleusercontent.com',
)

const concurrency = z.optional(z.coerce.number().check(z.int(), z.minimum(1)))

const Countries = z.array(matching(/^[A-Z]{2}$/, 'must be codes of two capitals, as in ES,FR')).check(z.minLength(1))
const splitList = (text: string) => text.split(',').map((part) => part.trim())

/**
 * The settings of a deployment, from the file of its stage (`infra/stages/beta.json`) and from `cdk deploy -c stage=beta
 * -c originSecretVersion=...`, which takes precedence. The defaults deploy into a new account.
 */
const Settings = z
  .strictObject({
    /** The name of this deployment: an account can have several. */
    stage: z._default(
      matching(
        /^[a-z][a-z0-9-]{0,15}$/,
        'must be at most 16 lower-case letters, digits and hyphens, the first a letter',
      ),
      'prod',
    ),
    region: matching(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region of AWS, as in eu-west-1'),
    /** The site's own host name, with its certificate. CloudFront accepts only certificates from us-east-1. */
    domainName: z.optional(z.hostname()),
    certificateArn: z.optional(arn('acm', 'us-east-1')),
    /** The sender of mails. Without it Cognito sends its codes itself (50 a day), and no other mail is sent. */
    mailFrom: z.optional(z.email()),
    /** The identity in SES that covers `mailFrom`: its domain by default. */
    mailIdentity: z.optional(z.string().check(z.minLength(1))),
    /** The address that alarms notify, once it has confirmed the subscription. */
    alarmMail: z.optional(z.email()),
    /** The OAuth client at Google; its secret goes into `GoogleSecretArn`. Without it no channel can be connected. */
    googleClientId: z.optional(googleClient),
    /**
     * Signing in with Google: the OAuth client at Google, the secret in Secrets Manager that holds its client secret as
     * plain text, and the prefix of the domain `PREFIX.auth.REGION.amazoncognito.com`, which Google returns to.
     */
    googleSignInClientId: z.optional(googleClient),
    googleSignInSecretArn: z.optional(arn('secretsmanager')),
    poolDomainPrefix: z.optional(
      matching(
        /^(?!.*(?:aws|amazon|cognito))[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
        'must be lower-case letters, digits and hyphens, without aws, amazon and cognito',
      ),
    ),
    /**
     * `on` for a stage that was first deployed with version 0.2.0 or earlier: its user pool requires an address, which
     * cannot be changed. Signing in with Google is not possible there.
     */
    poolRequiresEmail: z._default(z.enum(['on', 'off']), 'off'),
    /** The AI provider's model; its key goes into `AiSecretArn`. Without it the built-in adviser writes. */
    aiModel: z.optional(z.string().check(z.minLength(1))),
    /** The provider's base URL, if it is not OpenAI: `https://.../v1`. */
    aiUrl: z.optional(z.url({ protocol: /^https$/ })),
    /** US dollars per million input and output tokens. */
    aiPriceIn: z.optional(z.coerce.number().check(z.minimum(0))),
    aiPriceOut: z.optional(z.coerce.number().check(z.minimum(0))),
    /** The cap on AI spending per day, in US dollars. */
    aiDailyDollars: z.optional(z.coerce.number().check(z.minimum(0))),
    /** Only for models that accept a temperature. */
    aiTemperature: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(2))),
    /** Price ids at Stripe; its keys go into `StripeSecretArn`. Without them nothing is sold. */
    stripeBasicMonthly: priceIds,
    stripeBasicYearly: priceIds,
    stripePremiumMonthly: priceIds,
    stripePremiumYearly: priceIds,
    /** `on`: Stripe Tax adds the tax of the buyer's country. */
    stripeTax: z.optional(z.enum(['on', 'off'])),
    /** Turn on only with YouTube's approval: see `shared/derived.ts`. */
    derivedMetrics: z._default(z.enum(['on', 'off']), 'off'),
    /** The version id of the origin secret that CloudFront sends. By default the newest when the distribution last changed. */
    originSecretVersion: z.optional(z.string().check(z.minLength(32))),
    /** Whether AWS refuses to delete the tables and the user pool. Off until a first deployment has succeeded: a rollback has to delete them. */
    deletionProtection: z._default(z.enum(['on', 'off']), 'off'),
    /** Lambda's reserved concurrency for each function. A new account has 10 in total and cannot reserve any. */
    reservedConcurrency: concurrency,
    /** An alternative: reserves concurrency only for image functions, which cost the most, and Cognito triggers, which sign-up needs. */
    imageConcurrency: concurrency,
    triggerConcurrency: concurrency,
    /** Firewalls in front of CloudFront and of the user pool. They cost more than everything else. */
    firewall: z._default(z.enum(['on', 'off']), 'off'),
    /** An existing web ACL for CloudFront, instead of one that this stack creates. */
    webAclArn: z.optional(arn('wafv2', 'us-east-1')),
    /** The countries that CloudFront serves, as two-letter codes: `ES,FR`. All of them by default. */
    countries: z.optional(z.pipe(z.string(), z.pipe(z.transform(splitList), Countries))),
    /** The account's budget per month in US dollars. `alarmMail` is notified when spending nears it. */
    monthlyDollars: z.optional(z.coerce.number().check(z.minimum(1))),
    /** Minutes between refreshes of YouTube's charts. More often than every 30 minutes would exceed the daily quota. */
    refreshMinutes: z._default(z.coerce.number().check(z.int(), z.minimum(30), z.maximum(60)), 30),
    /** Whether the app builds the functions and the site before synthesis. `off` reuses the last build. */
    build: z._default(z.enum(['on', 'off']), 'on'),
  })
  .check(
    z.refine(({ domainName, certificateArn }) => (domainName === undefined) === (certificateArn === undefined), {
      error: 'domainName and certificateArn go together',
    }),
    z.refine(
      ({ googleSignInClientId, googleSignInSecretArn, poolDomainPrefix }) =>
        new Set([googleSignInClientId, googleSignInSecretArn, poolDomainPrefix].map(Boolean)).size === 1,
      { error: 'googleSignInClientId, googleSignInSecretArn and poolDomainPrefix go together' },
    ),
    z.refine(({ googleSignInSecretArn: secret, region }) => secret === undefined || secret.split(':')[3] === region, {
      error: 'the secret of googleSignInSecretArn has to be in the region of the deployment',
    }),
    z.refine(({ googleSignInClientId, poolRequiresEmail }) => !googleSignInClientId || poolRequiresEmail === 'off', {
      error: 'signing in with Google is not possible with poolRequiresEmail',
    }),
    z.refine(({ mailFrom, mailIdentity }) => mailFrom !== undefined || mailIdentity === undefined, {
      error: 'mailIdentity needs mailFrom',
    }),
    z.refine(
      ({ firewall, webAclArn, region }) => firewall === 'off' || webAclArn !== undefined || region === 'us-east-1',
      { error: 'CloudFront accepts web ACLs of us-east-1 only: create one there and set webAclArn as well' },
    ),
    z.refine(({ monthlyDollars, alarmMail }) => monthlyDollars === undefined || alarmMail !== undefined, {
      error: 'monthlyDollars needs alarmMail, the address to notify',
    }),
    z.refine(
      ({ aiModel, aiPriceIn, aiPriceOut }) =>
        [aiPriceIn, aiPriceOut].every((price) => (price === undefined) === (aiModel === undefined)),
      { error: 'aiModel, aiPriceIn and aiPriceOut go together' },
    ),
    z.refine(
      ({ stripeBasicMonthly, stripeBasicYearly, stripePremiumMonthly, stripePremiumYearly }) =>
        new Set([stripeBasicMonthly, stripeBasicYearly, stripePremiumMonthly, stripePremiumYearly].map(Boolean))
          .size === 1,
      { error: 'the four prices of Stripe go together' },
    ),
  )
export type Settings = z.infer<typeof Settings>

/** Returns the identity in SES that covers the sender, if there is one. */
export const mailIdentityOf = ({ mailFrom, mailIdentity }: Settings): string | undefined =>
  mailIdentity ?? mailFrom?.slice(mailFrom.indexOf('@') + 1)

/** Returns the AI provider of a deployment, if it has one. */
export function aiOf({ aiModel, aiUrl, aiPriceIn, aiPriceOut, aiDailyDollars, aiTemperature }: Settings) {
  if (aiModel === undefined || aiPriceIn === undefined || aiPriceOut === undefined) return undefined
  return {
    model: aiModel,
    url: aiUrl,
    priceIn: aiPriceIn,
    priceOut: aiPriceOut,
    dailyDollars: aiDailyDollars,
    temperature: aiTemperature,
  }
}

/** The settings for signing in with Google. */
export interface GoogleSignIn {
  /** The OAuth client at Google. */
  readonly clientId: string
  readonly secretArn: string
  readonly domainPrefix: string
  /** The origin of the user pool's domain. */
  readonly poolUrl: string
}

/** Returns the settings for signing in with Google, if users can. */
export function googleSignInOf({
  region,
  googleSignInClientId,
  googleSignInSecretArn,
  poolDomainPrefix,
}: Settings): GoogleSignIn | undefined {
  if (!googleSignInClientId || !googleSignInSecretArn || !poolDomainPrefix) return undefined
  return {
    clientId: googleSignInClientId,
    secretArn: googleSignInSecretArn,
    domainPrefix: poolDomainPrefix,
    poolUrl: `https://${poolDomainPrefix}.auth.${region}.amazoncognito.com`,
  }
}

/** Returns the payment settings of a deployment, if it sells plans. */
export function paymentsOf(settings: Settings): Payments | undefined {
  const { stripeBasicMonthly, stripeBasicYearly, stripePremiumMonthly, stripePremiumYearly, stripeTax } = settings
  if (!stripeBasicMonthly || !stripeBasicYearly || !stripePremiumMonthly || !stripePremiumYearly) return undefined
  const prices = {
    basic: { monthly: stripeBasicMonthly.split(','), yearly: stripeBasicYearly.split(',') },
    premium: { monthly: stripePremiumMonthly.split(','), yearly: stripePremiumYearly.split(',') },
  }
  return { prices, tax: stripeTax ?? 'off' }
}

/** Returns the missing settings that a deployment for real users should have. Stages other than `prod` need none. */
export function missingSettings({
  stage,
  mailFrom,
  firewall,
  deletionProtection,
}: Settings): Readonly<Record<string, string>> {
  if (stage !== 'prod') return {}
  return {
    ...(mailFrom
      ? {}
      : {
          mailFrom:
            'Set mailFrom to a sender verified in SES. Without it Cognito sends at most 50 emails a day: after 50 sign-ups or password resets, nobody else can sign up or reset a password that day.',
        }),
    ...(deletionProtection === 'on'
      ? {}
      : {
          deletionProtection:
            'Set deletionProtection=on once the first deployment has succeeded. Without it one wrong command can delete the tables and the user pool.',
        }),
    ...(firewall === 'on'
      ? {}
      : {
          firewall:
            'Set firewall=on. Without it a single host can use up the throttle of the API and flood the user pool with sign-ups and sign-ins; webAclArn alone does not protect the user pool.',
        }),
  }
}

/** Zod's English messages. */
const inEnglish = { error: z.locales.en().localeError }

/** Whether a context key is a setting. `@aws-cdk/...`, `aws:cdk:...` and `cli-telemetry` are CDK's own. */
const isSetting = (key: string) => /^[a-z]+$/i.test(key)

/** The folder with the settings file of each stage. */
const stages = fileURLToPath(new URL('./stages', import.meta.url))

/** Reads the settings file of a stage. Returns no settings if there is none. Throws an Error that names the file if it is not an object. */
function readStage(stage: string, directory: string): Readonly<Record<string, unknown>> {
  const file = `${directory}/${stage}.json`
  try {
    const settings = z.looseObject({ stage: z.optional(z.never()) }).safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (settings.success) return settings.data
    throw new Error('must be an object of settings, without `stage`, which is its name')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return {}
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/**
 * Returns the settings of a deployment from a CDK app's context (`app.node.getAllContext()`) and the file of its stage. Throws an
 * Error that names each invalid value and each unknown key: a misspelled setting would otherwise silently keep its default.
 */
export function settingsOf(context: Readonly<Record<string, unknown>>, directory = stages): Settings {
  const contextSettings = Object.fromEntries(Object.entries(context).filter(([key]) => isSetting(key)))
  const { success: isNamed, data: stage } = Settings.shape.stage.safeParse(contextSettings.stage)
  const region = process.env.CDK_DEFAULT_REGION ?? 'us-east-1'
  const ofStage = isNamed ? readStage(stage, directory) : {}
  const settings = Settings.safeParse({ region, ...ofStage, ...contextSettings }, inEnglish)
  if (settings.success) return settings.data
  throw new Error(
    `The settings of stage ${stage ?? contextSettings.stage} cannot be used. docs/deploy.md lists them.\n${z.prettifyError(settings.error)}`,
  )
}
