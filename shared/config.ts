import * as z from 'zod/mini'

/**
 * The site's configuration. The app's page contains it; programs find it at `/config.json`. It is public and contains no secrets. Origins
 * have no trailing slash.
 */
export const Config = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** `https://cognito-idp.REGION.amazonaws.com`. */
  cognitoEndpoint: z.url(),
  /** The origin that thumbnails are uploaded to and loaded from. */
  uploadsOrigin: z.url(),
  /** Whether users can sign in with an emailed code. Requires a configured mail sender. */
  codesByMail: z.boolean(),
  /** Whether users can add passkeys and sign in with them. Requires a permanent domain. */
  passkeys: z.boolean(),
  /** Whether an AI provider is configured to write advice for the plans that include it. */
  ai: z.boolean(),
  /** The OAuth client and Google's consent page; absent if the operator has no Google client. */
  google: z.optional(z.object({ clientId: z.string(), consentUrl: z.url() })),
  /** Signing in with Google; absent if the operator has no Google client for it. */
  googleSignIn: z.optional(
    z.object({
      /** The origin of the user pool's own pages: `https://PREFIX.auth.REGION.amazoncognito.com`. */
      poolUrl: z.url(),
      /** The user pool's client for these sessions. */
      clientId: z.string(),
      /** The OAuth client at Google. It is not the one of `google`. */
      googleClientId: z.string(),
      /** The page where Google asks which account to use, for connecting Google to an existing account. */
      authorizeUrl: z.url(),
    }),
  ),
  /** Whether plans can be bought. */
  payments: z.boolean(),
  /** Whether the metrics listed in `shared/derived.ts` are enabled. */
  derivedMetrics: z.boolean(),
  /** Whether this is local mode. The next two fields exist only there. */
  local: z.boolean(),
  /** The demo account, shown on the login screen. */
  demo: z.optional(z.object({ email: z.email(), password: z.string() })),
  /** The local inbox, which shows every mail sent. */
  inboxUrl: z.optional(z.string()),
})
export type Config = z.infer<typeof Config>
