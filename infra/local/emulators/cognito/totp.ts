/**
 * Time-based one-time passwords (RFC 6238: SHA-1, 6 digits, 30 seconds) and base32 (RFC 4648), which their secrets are
 * written in. One step of clock skew is allowed either way. Left out: every other digest, length and period.
 */
import { createHmac, randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/** 160 bits, as RFC 4226 recommends, in base32: 32 characters, no padding. */
export const newTotpSecret = (): string => toBase32(randomBytes(20))

/** The step whose code this is, in 30 s since 1970; undefined when it is no code of now or of a step either side. */
export function matchingStep(secret: string, code: string, nowMs: number): number | undefined {
  const now = Math.floor(nowMs / stepMs)
  return [now, now - 1, now + 1].find((step) => codeAt(secret, step) === code)
}

/** RFC 4226 section 5.3: four bytes of the digest, picked by its last nibble. */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(19) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1e6).padStart(6, '0')
}

function toBase32(buffer: Buffer): string {
  const bits = [...buffer].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)] ?? '')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
