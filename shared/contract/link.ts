import * as z from 'zod/mini'

/** The token of a secret link: an HMAC-SHA256 in base64url. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/))
