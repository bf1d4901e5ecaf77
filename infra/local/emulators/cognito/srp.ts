/**
 * Secure Remote Password 6a as Cognito uses it: RFC 5054's 3072-bit group (RFC 3526 no. 15), SHA-256, and a key derived
 * with HKDF under the info 'Caldera Derived Key'. Numbers are hexadecimal on the wire.
 * Leaves out: device verifiers; constant-time arithmetic.
 */
import {
  createDiffieHellman,
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** The group in OpenSSL, whose arithmetic takes a quarter of the time that `bigint` takes. */
const group = createDiffieHellman(getDiffieHellman('modp15').getPrime(), 2)
const N = number(group.getPrime())
const g = 2n

/**
 * Encodes a number as unsigned big-endian bytes with room for a sign bit, like Java's BigInteger.toByteArray. Cognito
 * hashes these.
 */
function bytes(value: bigint): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 ? `0${hex}` : hex
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}
function number(buffer: Buffer): bigint {
  return BigInt(`0x${buffer.toString('hex')}`)
}
const fromHex = (hex: string): bigint => BigInt(`0x${hex}`)
const sha256 = (...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/**
 * Returns a power modulo the group's prime. OpenSSL takes neither 0, 1 nor -1 as a base, nor 0 as an exponent.
 */
export function power(base: bigint, exponent: bigint): bigint {
  const residue = ((base % N) + N) % N
  if (exponent === 0n || residue === 1n) return 1n
  if (residue === 0n) return 0n
  if (residue === N - 1n) return exponent % 2n ? residue : 1n
  group.setPrivateKey(bytes(exponent))
  return number(group.computeSecret(bytes(residue)))
}

const k = number(sha256(bytes(N), bytes(g)))
/** Cognito hashes the part of the pool id after the region. */
const poolName = (poolId: string): string => poolId.split('_')[1] ?? ''

/** Computes the verifier that is stored instead of a password. The salt is a number, so leading zeros do not matter. */
export function computeVerifier(poolId: string, sub: string, password: string, salt: string): string {
  const identity = sha256(`${poolName(poolId)}${sub}:${password}`)
  return power(g, number(sha256(bytes(fromHex(salt)), identity))).toString(16)
}

/** Creates a decoy user's verifier from 384 bytes. No password matches it. */
export const createDecoyVerifier = (seed: Buffer): string => (number(seed) % N).toString(16)

/** The server's part of a handshake: the client's A, and our b and B. */
export interface Handshake {
  readonly a: bigint
  readonly b: bigint
  readonly publicB: bigint
}

/**
 * Starts a handshake for a client's A (hexadecimal). Returns undefined if A is 0 modulo N, which would accept any
 * password.
 */
export function startHandshake(clientA: string, verifier: string): Handshake | undefined {
  const a = fromHex(clientA)
  if (a % N === 0n) return undefined
  const b = number(randomBytes(32))
  return { a, b, publicB: (k * fromHex(verifier) + power(g, b)) % N }
}

/** What the client signed: its identity, our secret block (base64) and its timestamp. */
export interface Claim {
  readonly poolId: string
  readonly sub: string
  readonly secretBlock: string
  readonly timestamp: string
  /** Base64. */
  readonly signature: string
}

/** Returns whether the signature proves that the client knows the password of the verifier. */
export function isClaimValid({ a, b, publicB }: Handshake, verifier: string, claim: Claim): boolean {
  const u = number(sha256(bytes(a), bytes(publicB)))
  const secret = power(a * power(fromHex(verifier), u), b)
  const key = Buffer.from(hkdfSync('sha256', bytes(secret), bytes(u), 'Caldera Derived Key', 16))
  const expected = createHmac('sha256', key)
    .update(poolName(claim.poolId) + claim.sub)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest()
  const actual = Buffer.from(claim.signature, 'base64')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
