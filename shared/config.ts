import * as z from 'zod/mini'

/**
 * What the site reads from `/config.json` before it starts: where the outside parties of this deployment answer.
 * Public by nature: no secret goes in here. Origins are without a trailing slash.
 */
export const Config = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Where Cognito answers: `https://cognito-idp.REGION.amazonaws.com`. */
  cognitoEndpoint: z.url(),
  /** Where thumbnails are posted to and shown from. */
  uploadsOrigin: z.url(),
  /** Whether users may sign in with a code in a mail: not without a sender of our own. */
  codesByMail: z.boolean(),
  /** Whether the operator has an AI provider, which then writes advice for plans that have it. */
  ai: z.boolean(),
  /** As whom, and where, a creator is asked for consent; absent where the operator has no client at Google. */
  google: z.optional(z.object({ clientId: z.string(), consentUrl: z.url() })),
  /** Whether plans can be bought. */
  payments: z.boolean(),
  /** Whether the figures of `shared/derived.ts` are on. */
  derivedMetrics: z.boolean(),
  /** Whether everything runs on one machine; the next two exist only there. */
  local: z.boolean(),
  /** Who to log in as, shown on the login screen. */
  demo: z.optional(z.object({ email: z.email(), password: z.string() })),
  /** The page that shows every mail sent. */
  inboxUrl: z.optional(z.string()),
})
export type Config = z.infer<typeof Config>
