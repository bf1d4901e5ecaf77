/** Origins outside our own that the page may talk to; they differ by deployment only. */
export interface CspOrigins {
  /** Where Cognito answers: `https://cognito-idp.REGION.amazonaws.com`. */
  readonly pool: string
  /** Where thumbnails are posted to and shown from. */
  readonly uploads: string
}

/**
 * The one content security policy, the same on AWS and on one machine: no inline script or style, no third party's
 * script, Trusted Types on every script sink.
 */
export const csp = ({ pool, uploads }: CspOrigins): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': `'self' data: blob: https://i.ytimg.com https://yt3.ggpht.com https://yt3.googleusercontent.com ${uploads}`,
    'connect-src': `'self' ${pool} ${uploads}`,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  })
    .map((directive) => directive.join(' '))
    .join('; ')
