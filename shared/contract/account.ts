import * as z from 'zod/mini'
import { EmailAddress } from '#shared/email.ts'
import { locales, titleLanguages } from '#shared/locale.ts'
import { suppressionReasons } from '#shared/notifications.ts'
import { billingCycles, meterNames, paidPlanNames, planNames } from '#shared/plans.ts'
import { isTimeZone } from '#shared/time-zone.ts'
import { endpoint } from './endpoint.ts'
import { singleLineText } from './message.ts'

const TitleLanguage = z.nullable(z.enum(titleLanguages))

/** The used units of a meter, and when it resets to zero. */
export const MeterState = z.object({
  meter: z.enum(meterNames),
  used: z.int(),
  limit: z.int(),
  fairUse: z.boolean(),
  resetsAt: z.iso.datetime(),
})
export type MeterState = z.infer<typeof MeterState>

/** The grant for a connected channel, without its tokens. */
export const ChannelConnection = z.object({
  scopes: z.array(z.string()),
  since: z.iso.datetime(),
  /** When the grant expires; null if it lasts until it is revoked. */
  expiresAt: z.nullable(z.iso.datetime()),
})
export type ChannelConnection = z.infer<typeof ChannelConnection>

/** The user's channel. It is `verified`, and has a `connection`, once it is connected through Google. */
export const OwnChannel = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  verified: z.boolean(),
  connection: z.optional(ChannelConnection),
})
export type OwnChannel = z.infer<typeof OwnChannel>

/** The notifications that a user has turned on. */
export const Notifications = z.object({
  analyses: z.boolean(),
  weekly: z.boolean(),
  /** Null if derived metrics are disabled, so that no alerts exist. */
  alerts: z.nullable(z.boolean()),
  reviews: z.boolean(),
  reminders: z.boolean(),
  /** Why and since when we send no mail to the account's address; null if we do. */
  stopped: z.nullable(z.object({ reason: z.enum(suppressionReasons), at: z.iso.datetime() })),
})
export type Notifications = z.infer<typeof Notifications>

/**
 * A paid subscription. `until` is the next billing date, or the end of the plan if the status is `ending` or `past_due`
 * (a payment failed and is being retried).
 */
export const Subscription = z.object({
  plan: z.enum(paidPlanNames),
  status: z.enum(['trialing', 'active', 'past_due', 'ending']),
  cycle: z.enum(billingCycles),
  /** US dollars per billing cycle, before tax. */
  price: z.number(),
  until: z.iso.datetime(),
})
export type Subscription = z.infer<typeof Subscription>

export const Account = z.object({
  name: z.string(),
  locale: z.enum(locales),
  /** The language that the user's titles are in; null if it is detected. */
  titleLanguage: TitleLanguage,
  /** The user's IANA time zone; null until a browser has sent it. */
  timeZone: z.nullable(z.string()),
  plan: z.enum(planNames),
  mails: Notifications,
  channel: z.nullable(OwnChannel),
  meters: z.array(MeterState),
  subscription: z.nullable(Subscription),
  /** Whether the billing portal is available: the user has, or had, a subscription. */
  hasBilling: z.boolean(),
  /** Whether the user has codes that turn off a lost authenticator app. */
  hasBackupCodes: z.boolean(),
  /** Whether the dashboard still shows the first steps. False once they are done or dismissed. */
  firstSteps: z.boolean(),
  /** Whether the dashboard may say what the Free plan lacks. False once the hint was dismissed. */
  planHint: z.boolean(),
})
export type Account = z.infer<typeof Account>

/** The minimum and maximum length of a full name, also at sign-up. */
export const nameLength = { min: 2, max: 100 } as const

const Name = singleLineText(nameLength.min, nameLength.max)

/** A channel URL as typed or pasted. */
const ChannelUrl = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** In lower case, as Cognito stores addresses. */
const Email = EmailAddress.check(z.toLowerCase())

/** A password that Cognito accepts: at most 256 characters, and no space at either end. */
const NewPassword = z.string().check(z.minLength(8), z.maxLength(256), z.regex(/^\S(.*\S)?$/s))

export const account = {
  get: endpoint({
    method: 'GET',
    path: '/api/account',
    caller: 'user',
    input: z.strictObject({}),
    output: Account,
    errors: [],
    rate: { max: 120, seconds: 60 },
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/account',
    caller: 'user',
    input: z.strictObject({
      name: z.optional(Name),
      locale: z.optional(z.enum(locales)),
      titleLanguage: z.optional(TitleLanguage),
      timeZone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone))),
      /** Absent fields keep their value, so that two open pages do not undo each other. `stopped: false` resumes mails. */
      mails: z.optional(
        z.strictObject({
          analyses: z.optional(z.boolean()),
          weekly: z.optional(z.boolean()),
          alerts: z.optional(z.boolean()),
          reviews: z.optional(z.boolean()),
          reminders: z.optional(z.boolean()),
          stopped: z.optional(z.literal(false)),
        }),
      ),
      firstSteps: z.optional(z.boolean()),
      planHint: z.optional(z.literal(false)),
      channelUrl: z.optional(ChannelUrl),
    }),
    output: Account,
    errors: [
      'channel_url_invalid',
      'channel_not_found',
      'channel_name_not_found',
      'channel_connected',
      'channel_lookup_failed',
    ],
    rate: { max: 20, seconds: 60 },
  }),
  /** Sends a code to the new address and invalidates previous codes. Does not reveal whether the address is in use. */
  email: endpoint({
    method: 'POST',
    path: '/api/account/email',
    caller: 'user',
    input: z.strictObject({ email: Email }),
    output: z.object({}),
    errors: ['recent_sign_in_required'],
    rate: { max: 10, seconds: 3600 },
  }),
  /** Changes the account's address if the code is right, notifies the previous address and ends every session. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/account/email/confirm',
    caller: 'user',
    input: z.strictObject({ email: Email, code: z.string().check(z.regex(/^\d{6}$/)) }),
    output: z.object({}),
    errors: ['code_incorrect', 'code_expired', 'email_taken'],
    rate: { max: 30, seconds: 3600 },
  }),
  /** Creates backup codes for a lost authenticator app. Earlier ones become invalid. */
  codes: endpoint({
    method: 'POST',
    path: '/api/account/codes',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ codes: z.array(z.string()) }),
    errors: ['recent_sign_in_required'],
    rate: { max: 10, seconds: 3600 },
  }),
  /** Deletes the user's backup codes. Called before the app is turned off, so that they do not work for a later app. */
  'remove-codes': endpoint({
    method: 'DELETE',
    path: '/api/account/codes',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({}),
    errors: [],
    rate: { max: 20, seconds: 3600 },
  }),
  /**
   * Turns off the authenticator app of the user with this address and password, using up a backup code. The user can then
   * sign in with the password alone. Every wrong value gives `code_incorrect`.
   */
  recover: endpoint({
    method: 'POST',
    path: '/api/account/recover',
    caller: 'public',
    input: z.strictObject({
      email: Email,
      password: z.string().check(z.maxLength(256)),
      code: z.string().check(z.maxLength(40)),
    }),
    output: z.object({}),
    errors: ['code_incorrect'],
    rate: { max: 10, seconds: 3600, maxPerNetwork: 30 },
  }),
  /**
   * Confirms the address of a new user with the mailed code, sets the password and creates the account. Every other
   * password, session and second factor of the user ends. Name, locale and channel URL replace those of the sign-up, which
   * may have been somebody else's; absent ones stay, and a channel URL of null removes it. `user` is the address, or the `sub`
   * in the mail's link. Returns `code_incorrect` also for users who do not exist or are confirmed, and `sign_up_removed` if the person who
   * signed up had added a passkey: that user is deleted.
   */
  'confirm-sign-up': endpoint({
    method: 'POST',
    path: '/api/account/confirm-sign-up',
    caller: 'public',
    input: z.strictObject({
      user: z.union([Email, z.guid()]),
      code: z.string().check(z.regex(/^\d{6}$/)),
      password: NewPassword,
      name: z.optional(Name),
      locale: z.optional(z.enum(locales)),
      channelUrl: z.optional(z.nullable(ChannelUrl)),
    }),
    output: z.object({}),
    errors: ['code_incorrect', 'password_common', 'sign_up_removed'],
    rate: { max: 300, seconds: 3600 },
  }),
  /**
   * Creates the account of a user who signed up with Google, whose address Google has verified. The name starts as the part of the
   * address before the @. Does nothing if there is an account. Users without a Google account get `account_missing`.
   */
  'finish-sign-up': endpoint({
    method: 'POST',
    path: '/api/account/finish-sign-up',
    caller: 'user',
    input: z.strictObject({
      locale: z.enum(locales),
      /** Null if the user named no channel. */
      channelUrl: z.nullable(ChannelUrl),
    }),
    output: z.object({}),
    errors: [],
    rate: { max: 30, seconds: 3600 },
    withoutAccount: true,
  }),
  /**
   * Changes the password and ends every session of the user, including the current one. `sessionsEnded` is false if they
   * could not be ended; the password is changed anyway.
   */
  password: endpoint({
    method: 'POST',
    path: '/api/account/password',
    caller: 'user',
    input: z.strictObject({ current: z.string().check(z.minLength(1), z.maxLength(256)), next: NewPassword }),
    output: z.object({ sessionsEnded: z.boolean() }),
    errors: ['password_incorrect', 'password_common'],
    rate: { max: 10, seconds: 3600 },
  }),
  /**
   * Ends everything that works without the password: access tokens, webhooks, the calendar feed and connected assistants. Sessions
   * continue.
   */
  'end-access': endpoint({
    method: 'DELETE',
    path: '/api/account/access',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({}),
    errors: [],
    rate: { max: 20, seconds: 3600 },
  }),
  /**
   * Returns all data of the user except OAuth tokens, page by page. A client concatenates the entries of each part across
   * pages.
   */
  export: endpoint({
    method: 'GET',
    path: '/api/account/export',
    caller: 'user',
    input: z.strictObject({
      /** The `next` of the previous page. */
      from: z.optional(z.string().check(z.maxLength(2000), z.regex(/^[\w-]+$/))),
    }),
    output: z.object({
      parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      /** The share of the data returned so far, 0 to 1. */
      progress: z.number(),
      /** Absent on the last page. */
      next: z.optional(z.string()),
    }),
    errors: ['recent_sign_in_required'],
    // A page has up to two megabytes.
    rate: { max: 200, seconds: 3600 },
  }),
  /**
   * Deletes the account and all its data. `finished` is false if some data will be deleted by the next day; the account is
   * closed immediately in any case. Idempotent.
   */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ finished: z.boolean() }),
    errors: ['recent_sign_in_required'],
    rate: { max: 20, seconds: 60 },
    forDeleted: true,
  }),
  /** Returns whether a new user has confirmed their address. An unknown sub gives the same response as an unconfirmed one. */
  verification: endpoint({
    method: 'GET',
    path: '/api/account/verification/{userSub}',
    caller: 'public',
    // Cognito's subs look like UUIDs and are not always ones of RFC 9562.
    input: z.strictObject({ userSub: z.guid() }),
    output: z.object({ confirmed: z.boolean() }),
    errors: [],
    // The waiting screen polls every two seconds: thirty requests a minute for each tab behind one IP address.
    rate: { max: 600, seconds: 60 },
  }),
}
