import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no i, l, o, u, so that no character is misread. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Returns a new id that sorts by creation time: 10 characters of milliseconds, then 16 random ones (the layout of a ULID,
 * github.com/ulid/spec, in lower case).
 */
export function newId(now = Date.now()): string {
  const time = Array.from({ length: 10 }, (_, place) => alphabet[Math.floor(now / 32 ** (9 - place)) % 32])
  const chance = Array.from(randomBytes(16), (byte) => alphabet[byte % 32])
  return [...time, ...chance].join('')
}
