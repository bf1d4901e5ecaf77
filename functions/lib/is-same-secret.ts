import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time, except for their lengths. */
export function isSameSecret(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}
