import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** A code that was mailed, as it is kept: it tells nobody the code who cannot try a million. */
export interface HashedCode {
  readonly salt: string
  readonly hash: string
}

const hashOf = (code: string, salt: string) => createHmac('sha256', salt).update(code).digest('base64url')

/** Six digits to be mailed, and what is kept of them. */
export function createCode(): HashedCode & { readonly code: string } {
  const [code, salt] = [randomInt(1_000_000).toString().padStart(6, '0'), randomBytes(16).toString('base64url')]
  return { code, salt, hash: hashOf(code, salt) }
}

/** Whether a code is the one kept, in a time that does not tell how near it was. */
export const matchesCode = ({ salt, hash }: HashedCode, code: string): boolean =>
  timingSafeEqual(Buffer.from(hash, 'base64url'), Buffer.from(hashOf(code, salt), 'base64url'))
