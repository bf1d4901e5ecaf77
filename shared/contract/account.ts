import * as z from 'zod/mini'
import { locales } from '#shared/locale.ts'
import { suppressionReasons } from '#shared/notifications.ts'
import { billingCycles, meterNames, paidPlanNames, planNames } from '#shared/plans.ts'
import { isTimeZone } from '#shared/time-zone.ts'
import { endpoint } from './endpoint.ts'

/** What is spent of a meter and when it starts again at zero. */
export const MeterState = z.object({
  meter: z.enum(meterNames),
  used: z.int(),
  most: z.int(),
  fairUse: z.boolean(),
  resetsAt: z.iso.datetime(),
})
export type MeterState = z.infer<typeof MeterState>

/** What Google let us do with a connected channel, and since when; never a token. */
export const Connection = z.object({
  scopes: z.array(z.string()),
  since: z.iso.datetime(),
  /** When Google ends it by itself; null where it lasts until somebody takes it back. */
  expiresAt: z.nullable(z.iso.datetime()),
})
export type Connection = z.infer<typeof Connection>

/** The channel a creator says is theirs; `verified` once connected through Google, and then with its `connection`. */
export const OwnChannel = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  verified: z.boolean(),
  connection: z.optional(Connection),
})
export type OwnChannel = z.infer<typeof OwnChannel>

/** Which mails a user has asked for. */
export const Notifications = z.object({
  analyses: z.boolean(),
  weekly: z.boolean(),
  /** Null where figures derived from YouTube's are off, and no alert can be sent. */
  alerts: z.nullable(z.boolean()),
  /** Why none is sent to the account's address all the same, and since when; null where nothing is in the way. */
  stopped: z.nullable(z.object({ reason: z.enum(suppressionReasons), at: z.iso.datetime() })),
})
export type Notifications = z.infer<typeof Notifications>

/**
 * A subscription that gives its plan. `until`: when it is billed next; where it is `ending` or `past_due` (a payment
 * failed and is tried again), when the plan ends.
 */
export const Subscription = z.object({
  plan: z.enum(paidPlanNames),
  status: z.enum(['trialing', 'active', 'past_due', 'ending']),
  cycle: z.enum(billingCycles),
  /** US dollars a cycle, before tax. */
  price: z.number(),
  until: z.iso.datetime(),
})
export type Subscription = z.infer<typeof Subscription>

export const Account = z.object({
  name: z.string(),
  locale: z.enum(locales),
  /** Where the user's days begin, by the time zone database; null until a browser has told. */
  timeZone: z.nullable(z.string()),
  plan: z.enum(planNames),
  mails: Notifications,
  channel: z.nullable(OwnChannel),
  meters: z.array(MeterState),
  subscription: z.nullable(Subscription),
  /** Whether the payment provider has pages for this user: a subscription to manage, or bills of one. */
  hasBilling: z.boolean(),
  /** Whether the dashboard still shows what to do first: until it is all done, or put away. */
  firstSteps: z.boolean(),
})
export type Account = z.infer<typeof Account>

/** The least and most characters of a full name (SPEC section 5, and what sign-up takes). */
export const nameLength = { least: 2, most: 100 } as const

/** As Cognito keeps addresses, whatever their case. */
const Email = z.email().check(z.maxLength(254), z.toLowerCase())

export const account = {
  get: endpoint({
    method: 'GET',
    path: '/api/account',
    caller: 'user',
    input: z.strictObject({}),
    output: Account,
    errors: [],
    rate: { most: 120, seconds: 60 },
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/account',
    caller: 'user',
    input: z.strictObject({
      name: z.optional(z.string().check(z.trim(), z.minLength(nameLength.least), z.maxLength(nameLength.most))),
      locale: z.optional(z.enum(locales)),
      timeZone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone))),
      /** What is not named stays, so that two open pages do not undo each other. `stopped: false` sends again. */
      mails: z.optional(
        z.strictObject({
          analyses: z.optional(z.boolean()),
          weekly: z.optional(z.boolean()),
          alerts: z.optional(z.boolean()),
          stopped: z.optional(z.literal(false)),
        }),
      ),
      firstSteps: z.optional(z.boolean()),
      /** A channel URL as typed or pasted. */
      channelUrl: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    }),
    output: Account,
    errors: [
      'channel_url_invalid',
      'channel_not_found',
      'channel_name_not_found',
      'channel_connected',
      'channel_lookup_failed',
    ],
    rate: { most: 20, seconds: 60 },
  }),
  /** Mails a code to the new address; a code sent before is no longer good. Says nothing of whose address it is. */
  email: endpoint({
    method: 'POST',
    path: '/api/account/email',
    caller: 'user',
    input: z.strictObject({ email: Email }),
    output: z.object({}),
    errors: ['sign_in_stale'],
    rate: { most: 10, seconds: 3600 },
  }),
  /** Makes it the account's with that code, and tells the old one. Twice does no more than once. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/account/email/confirm',
    caller: 'user',
    input: z.strictObject({ email: Email, code: z.string().check(z.regex(/^\d{6}$/)) }),
    output: z.object({}),
    errors: ['code_wrong', 'code_expired', 'email_taken'],
    rate: { most: 30, seconds: 3600 },
  }),
  /**
   * Everything we hold of the user but what opens their channel, page by page: the entries of every page, put together
   * by the name of their part, are the whole.
   */
  export: endpoint({
    method: 'GET',
    path: '/api/account/export',
    caller: 'user',
    input: z.strictObject({
      /** The `next` of the page before. */
      from: z.optional(z.string().check(z.maxLength(2000), z.regex(/^[\w-]+$/))),
    }),
    output: z.object({
      parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      /** How much of it is read, 0 to 1. */
      done: z.number(),
      /** Absent with the last page. */
      next: z.optional(z.string()),
    }),
    errors: ['sign_in_stale'],
    // A page has two megabytes.
    rate: { most: 200, seconds: 3600 },
  }),
  /**
   * Deletes the account with all that belongs to it. `finished` is false where some of it takes until the next day: the
   * account is closed all the same. Twice does no more than once.
   */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ finished: z.boolean() }),
    errors: ['sign_in_stale'],
    rate: { most: 20, seconds: 60 },
    forDeleted: true,
  }),
  /** Whether a new user has confirmed their address; a sub that nobody has reads like one not confirmed. */
  verification: endpoint({
    method: 'GET',
    path: '/api/account/verification/{userSub}',
    caller: 'public',
    // Cognito's subs look like UUIDs and are not always ones of RFC 9562.
    input: z.strictObject({ userSub: z.guid() }),
    output: z.object({ confirmed: z.boolean() }),
    errors: [],
    // The screen that waits asks every two seconds: thirty a minute for each such tab behind one address.
    rate: { most: 600, seconds: 60 },
  }),
}
