import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/*
 * The text of our tokens: a prefix and 84 characters of base 62, which encode the user id, the id of the token's item, 256 random
 * bits and a CRC-32. The prefix and the checksum let secret scanners recognize a token that leaked, and the ids find its item
 * by key. Only the SHA-256 of a token is stored.
 */

/** `vcp`: personal access token. Of a connected assistant: `vcg` authorization code, `vca` access token, `vcr` refresh token. */
export type TokenKind = 'vcp' | 'vcg' | 'vca' | 'vcr'

/** A parsed token. The item with this key decides whether it is valid. */
export interface TokenText {
  readonly userId: string
  readonly id: string
  readonly hash: string
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** In bytes. A user id is a UUID. */
const sizes = { user: 16, id: 10, secret: 32, checksum: 4 } as const
const dataSize = sizes.user + sizes.id + sizes.secret
/** The maximum length of 62 bytes in base 62. Shorter numbers are padded. */
const length = 84

/** Returns a new id for the item of a token. */
export const newTokenId = (): string => randomBytes(sizes.id).toString('hex')

/** Returns a new token, and the hash to store. */
export function generateToken(kind: TokenKind, userId: string, id: string): { token: string; hash: string } {
  const ids = Buffer.from(userId.replaceAll('-', '') + id, 'hex')
  const data = Buffer.concat([ids, randomBytes(sizes.secret)])
  if (data.length !== dataSize) throw new Error('the user id is not a UUID')
  const token = encodeToken(kind, data)
  return { token, hash: hashOf(token) }
}

/** Parses a token. Returns undefined if it is malformed or of another kind. */
export function readToken(kind: TokenKind, token: string): TokenText | undefined {
  const data = decodeToken(kind, token)
  if (!data) return undefined
  const user = data.toString('hex', 0, sizes.user)
  return {
    userId: user.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    id: data.toString('hex', sizes.user, sizes.user + sizes.id),
    hash: hashOf(token),
  }
}

/** Encodes the ids and the random bits of a token. */
export const encodeToken = (kind: TokenKind, data: Buffer): string =>
  `${kind}_${toBase62(Buffer.concat([data, checksumOf(data)]))}`

/** Decodes the ids and the random bits of a token. Returns undefined if it is malformed or of another kind. */
export function decodeToken(kind: TokenKind, token: string): Buffer | undefined {
  if (!new RegExp(`^${kind}_[${digits}]{${length}}$`).test(token)) return undefined
  const bytes = fromBase62(token.slice(kind.length + 1))
  const data = bytes?.subarray(0, dataSize)
  return data && checksumOf(data).equals(bytes?.subarray(dataSize) ?? data) ? data : undefined
}

/** Returns the SHA-256 of a text in base64url. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

function toBase62(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; text.length < length; rest /= 62n) text = digits.charAt(Number(rest % 62n)) + text
  return text
}

/** Returns the bytes, or undefined if the number is too large. */
function fromBase62(text: string): Buffer | undefined {
  let number = 0n
  for (const digit of text) number = number * 62n + BigInt(digits.indexOf(digit))
  const size = dataSize + sizes.checksum
  const hex = number.toString(16).padStart(2 * size, '0')
  return hex.length === 2 * size ? Buffer.from(hex, 'hex') : undefined
}

function checksumOf(data: Buffer): Buffer {
  const checksum = Buffer.alloc(sizes.checksum)
  checksum.writeUInt32BE(crc32(data))
  return checksum
}
