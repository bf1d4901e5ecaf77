import { randomBytes } from 'node:crypto'

/** Crockford's base 32, which omits i, l, o and u because they are easily misread. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Returns a character of 5 bits for each byte. */
export const toBase32 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => alphabet[byte % 32]).join('')

/** Returns random characters of 5 bits each. */
export const randomCharacters = (length: number): string => toBase32(randomBytes(length))

/**
 * Returns a new id that sorts by creation time: 10 characters of milliseconds, then 16 random ones (the layout of a ULID,
 * github.com/ulid/spec, in lower case).
 */
export function newId(now = Date.now()): string {
  const time = Array.from({ length: 10 }, (_, index) => alphabet[Math.floor(now / 32 ** (9 - index)) % 32])
  return time.join('') + randomCharacters(16)
}
