import * as z from 'zod/mini'
import type { Payments } from './environment.ts'

const arn = (service: string, region: string) => z.string().check(z.regex(new RegExp(`^arn:aws:${service}:${region}:`)))

/** Ids of Stripe's prices, the one for new customers first; the others keep what was sold before. */
const priceIds = z.optional(z.string().check(z.regex(/^price_\w+(,price_\w+)*$/)))

const Countries = z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1))
const listed = (text: string) => text.split(',').map((part) => part.trim())

/**
 * What an operator may choose about a deployment: `cdk deploy -c stage=beta -c derivedMetrics=on`, or the context of
 * `cdk.json`. All of it has a default that deploys into a new account.
 */
const Settings = z
  .strictObject({
    /** Several deployments live side by side in one account, each under its own stage. */
    stage: z._default(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,15}$/)), 'prod'),
    region: z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/)),
    /** The site's own host name, with its certificate: CloudFront takes certificates of us-east-1 only. */
    domainName: z.optional(z.hostname()),
    certificateArn: z.optional(arn('acm', 'us-east-1')),
    /** The address mails come from. Without it Cognito sends its codes itself (50 a day), and nothing else is sent. */
    mailFrom: z.optional(z.email()),
    /** The identity verified in SES that covers `mailFrom`; its domain where nothing is said. */
    mailIdentity: z.optional(z.string().check(z.minLength(1))),
    /** Who is told when an alarm rings; the address confirms a subscription first. */
    alarmMail: z.optional(z.email()),
    /** Our OAuth client at Google, whose secret goes into `GoogleSecretArn`. Without it no channel can be connected. */
    googleClientId: z.optional(z.string().check(z.regex(/^[\w-]+\.apps\.googleusercontent\.com$/))),
    /** A model of the AI provider whose key goes into `AiSecretArn`, with its prices. Without it the built-in adviser writes. */
    aiModel: z.optional(z.string().check(z.minLength(1))),
    /** Where the provider answers, if it is not OpenAI: `https://.../v1`. */
    aiUrl: z.optional(z.url({ protocol: /^https$/ })),
    /** US dollars a million tokens, asked and answered. */
    aiPriceIn: z.optional(z.coerce.number().check(z.minimum(0))),
    aiPriceOut: z.optional(z.coerce.number().check(z.minimum(0))),
    /** The most that a day of it may cost, in US dollars. */
    aiDailyDollars: z.optional(z.coerce.number().check(z.minimum(0))),
    /** Only for models that take one. */
    aiTemperature: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(2))),
    /** Prices of Stripe, whose keys go into `StripeSecretArn`. Without them nothing can be bought. */
    stripeBasicMonthly: priceIds,
    stripeBasicYearly: priceIds,
    stripePremiumMonthly: priceIds,
    stripePremiumYearly: priceIds,
    /** `on`: Stripe Tax adds the tax of the buyer's country. */
    stripeTax: z.optional(z.enum(['on', 'off'])),
    /** On only with YouTube's approval: see `shared/derived.ts`. */
    derivedMetrics: z._default(z.enum(['on', 'off']), 'off'),
    /** Version id of the origin secret that CloudFront sends; the newest at the time of the last change without. */
    originSecretVersion: z.optional(z.string().check(z.minLength(32))),
    /** Concurrent runs kept for, and at most had by, each function. A new account has 10 in all, none to give away. */
    reservedConcurrency: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    /** A firewall in front of CloudFront, made elsewhere, or by this stack: it costs more a month than the rest. */
    webAclArn: z.optional(arn('wafv2', 'us-east-1')),
    firewall: z._default(z.enum(['on', 'off']), 'off'),
    /** The only countries that CloudFront answers, by their two letters: `ES,FR`. All of them without. */
    countries: z.optional(z.pipe(z.string(), z.pipe(z.transform(listed), Countries))),
    /** US dollars a month from which `alarmMail` is told that the account spends more. */
    monthlyDollars: z.optional(z.coerce.number().check(z.minimum(1))),
    /** Minutes between two looks at YouTube's charts. Oftener than every half hour would be more than the day's quota. */
    refreshMinutes: z._default(z.coerce.number().check(z.int(), z.minimum(30), z.maximum(60)), 30),
    /** Whether the app builds functions and site before it synthesizes; `off` when they are built already. */
    build: z._default(z.enum(['on', 'off']), 'on'),
  })
  .check(
    z.refine(({ domainName, certificateArn }) => (domainName === undefined) === (certificateArn === undefined), {
      error: 'domainName and certificateArn go together',
    }),
    z.refine(({ mailFrom, mailIdentity }) => mailFrom !== undefined || mailIdentity === undefined, {
      error: 'mailIdentity needs mailFrom',
    }),
    z.refine(({ firewall, webAclArn }) => firewall === 'off' || webAclArn === undefined, {
      error: 'firewall and webAclArn: one of the two',
    }),
    z.refine(({ firewall, region }) => firewall === 'off' || region === 'us-east-1', {
      error: 'CloudFront takes firewalls of us-east-1: make one there and name it as webAclArn',
    }),
    z.refine(({ monthlyDollars, alarmMail }) => monthlyDollars === undefined || alarmMail !== undefined, {
      error: 'monthlyDollars needs alarmMail, to tell somebody',
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

/** The AI provider of a deployment, if it has one. */
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

/** How plans are paid in a deployment, if they can be. */
export function paymentsOf(settings: Settings): Payments | undefined {
  const { stripeBasicMonthly, stripeBasicYearly, stripePremiumMonthly, stripePremiumYearly, stripeTax } = settings
  if (!stripeBasicMonthly || !stripeBasicYearly || !stripePremiumMonthly || !stripePremiumYearly) return undefined
  const prices = {
    basic: { monthly: stripeBasicMonthly.split(','), yearly: stripeBasicYearly.split(',') },
    premium: { monthly: stripePremiumMonthly.split(','), yearly: stripePremiumYearly.split(',') },
  }
  return { prices, tax: stripeTax ?? 'off' }
}

/** Keys like `@aws-cdk/...`, `aws:cdk:...` and `cli-telemetry` are CDK's own. */
const isOurs = (key: string) => /^[a-z]+$/i.test(key)

/**
 * Reads the settings from a CDK app's context (`app.node.getAllContext()`). Throws a ZodError for a value that cannot
 * be, and for a key that is none of the settings: a misspelt one would otherwise be the default in silence.
 */
export function settingsOf(context: Readonly<Record<string, unknown>>): Settings {
  const given = Object.fromEntries(Object.entries(context).filter(([key]) => isOurs(key)))
  return Settings.parse({ region: process.env.CDK_DEFAULT_REGION ?? 'us-east-1', ...given })
}
