/**
 * Secure Remote Password 6a as Cognito uses it: RFC 5054's 3072-bit group (RFC 3526 no. 15), SHA-256, and a key derived
 * with HKDF under the info 'Caldera Derived Key'. Numbers are hexadecimal on the wire.
 * Leaves out: device verifiers; constant-time arithmetic.
 */
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B' +
    '302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6' +
    '49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D' +
    '670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718' +
    '3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7D' +
    'B3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
)
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
const number = (buffer: Buffer): bigint => BigInt(`0x${buffer.toString('hex')}`)
const fromHex = (hex: string): bigint => BigInt(`0x${hex}`)
const sha256 = (...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

const k = number(sha256(bytes(N), bytes(g)))
/** Cognito hashes the part of the pool id after the region. */
const poolName = (poolId: string): string => poolId.split('_')[1] ?? ''

/** Computes the verifier that is stored instead of a password. The salt is a number, so leading zeros do not matter. */
export function computeVerifier(poolId: string, sub: string, password: string, salt: string): string {
  const identity = sha256(`${poolName(poolId)}${sub}:${password}`)
  return power(g, number(sha256(bytes(fromHex(salt)), identity))).toString(16)
}

/** Creates a verifier that no password matches from 384 bytes, for a decoy user. */
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
