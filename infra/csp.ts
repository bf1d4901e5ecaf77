import type { Config } from '#shared/config.ts'

/** The external origins that the page may connect to. They differ between deployments. */
export interface CspOrigins {
  /** `https://cognito-idp.REGION.amazonaws.com`. */
  readonly pool: string
  /** The origin of the pool's own pages, for signing in with Google; absent where that is not configured. */
  readonly poolUrl?: string | undefined
  /** The origin that files are uploaded to and loaded from. */
  readonly uploads: string
}

/** Returns the origins of a configuration. */
export const originsOf = ({ cognitoEndpoint, googleSignIn, uploadsOrigin }: Config): CspOrigins => ({
  pool: cognitoEndpoint,
  poolUrl: googleSignIn?.poolUrl,
  uploads: uploadsOrigin,
})

/**
 * Returns the content security policy, which is the same on AWS and in local mode: no inline scripts or styles, no
 * third-party scripts, and Trusted Types for every script sink.
 */
export const csp = ({ pool, poolUrl, uploads }: CspOrigins): string =>
  toPolicy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': `'self' data: blob: https://i.ytimg.com https://yt3.ggpht.com https://yt3.googleusercontent.com ${uploads}`,
    'connect-src': ["'self'", ...new Set([pool, poolUrl, uploads])].filter(Boolean).join(' '),
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // This policy accepts only the worker's address (`web/src/layout/studio/start-worker.ts`).
    'trusted-types': 'viewcraft-worker',
  })

/** The content security policy of pages under `/s/`, which functions render: everything they use is on the site. */
export const sharedPageCsp = toPolicy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
})

function toPolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ')
}
