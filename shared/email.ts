import * as z from 'zod/mini'

/** Dot-separated atoms, an @ and a domain with a dot (RFC 5321, without quoted names). */
const pattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i

/**
 * An email address that we can write to. SES delivers to ASCII addresses only; zod's own pattern refuses `&` and other
 * characters that people have in theirs.
 */
export const EmailAddress = z.email({ pattern }).check(z.maxLength(254))
