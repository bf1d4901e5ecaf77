import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { scopes } from '#shared/scopes.ts'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from './database.ts'
import { env } from './env.ts'
import { Failure } from './failure.ts'

/*
 * Personal access tokens: `vcp_` and 84 characters of base 62, which encode the user id, the id of the token, 256 random bits
 * and a CRC-32. The prefix and the checksum let secret scanners recognize a token that leaked, and the ids find its item by
 * key. Only the SHA-256 of the token is stored.
 */

/** A stored token. */
export const StoredToken = z.object({
  userId: z.string(),
  id: z.string(),
  name: z.string(),
  /** The SHA-256 of the token, in base64url. */
  hash: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: z.iso.datetime(),
  /** When the user consented to programs getting figures of their channel. */
  consentedAt: z.optional(z.iso.datetime()),
  /** The last use, to the hour. */
  usedAt: z.optional(z.iso.datetime()),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
export type StoredToken = z.infer<typeof StoredToken>

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'vcp_'
/** In bytes. A user id is a UUID. */
const sizes = { user: 16, id: 10, secret: 32, checksum: 4 } as const
const dataSize = sizes.user + sizes.id + sizes.secret
/** The most characters that 62 bytes need in base 62; shorter numbers are padded. */
const length = 84
const pattern = new RegExp(`^${prefix}[${digits}]{${length}}$`)

/** Returns a new token of a user with its id, and the hash to store. */
export function generateToken(userId: string): { token: string; id: string; hash: string } {
  const id = randomBytes(sizes.id)
  const data = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), id, randomBytes(sizes.secret)])
  if (data.length !== dataSize) throw new Error('the user id is not a UUID')
  const token = toToken(data)
  return { token, id: id.toString('hex'), hash: hashOf(token) }
}

/** Returns the token of a request that a personal access token authenticates; undefined for any other. */
export const findPersonalToken = (authorization: string | undefined): string | undefined =>
  authorization?.startsWith(`Bearer ${prefix}`) ? authorization.slice('Bearer '.length) : undefined

/**
 * Verifies a personal access token and returns whose it is and what it may do. Throws Failure `unauthenticated` for one that
 * is malformed, wrong, revoked or expired.
 */
export async function verifyPersonalToken(
  token: string,
  now = Date.now(),
): Promise<Pick<StoredToken, 'userId' | 'id' | 'scopes'>> {
  const key = parseToken(token)
  if (!key) throw new Failure('unauthenticated')
  const { Item } = await database.send(
    new GetCommand({ TableName: env('TABLE_PERSONAL_TOKENS'), Key: key, ConsistentRead: true }),
  )
  const stored = parseItem(StoredToken, Item, `personal_tokens ${key.userId} ${key.id}`)
  if (!stored || stored.expiresAt <= toEpochSeconds(now) || !isEqual(stored.hash, hashOf(token)))
    throw new Failure('unauthenticated')
  await noteUse(stored, now)
  return stored
}

/** Uses are noted to the hour, so that a busy token costs one write an hour. */
const noteMs = 3_600_000

async function noteUse({ userId, id, usedAt }: StoredToken, now: number): Promise<void> {
  const hour = new Date(Math.floor(now / noteMs) * noteMs).toISOString()
  if (usedAt === hour) return
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_PERSONAL_TOKENS'),
        Key: { userId, id },
        UpdateExpression: 'SET usedAt = :hour',
        // Not for a token that is revoked in this moment: the write would create an item.
        ConditionExpression: 'attribute_exists(userId)',
        ExpressionAttributeValues: { ':hour': hour },
      }),
    ),
  )
}

/** Writes the ids and the random bits of a token. */
export const toToken = (data: Buffer): string => prefix + toBase62(Buffer.concat([data, checksumOf(data)]))

/** Reads the ids and the random bits of a token; undefined for what is not one of our tokens. */
export function fromToken(token: string): Buffer | undefined {
  if (!pattern.test(token)) return undefined
  const bytes = fromBase62(token.slice(prefix.length))
  const data = bytes?.subarray(0, dataSize)
  return data && checksumOf(data).equals(bytes?.subarray(dataSize) ?? data) ? data : undefined
}

/** Returns the key of a token's item; undefined for what is not one of our tokens. */
function parseToken(token: string): Pick<StoredToken, 'userId' | 'id'> | undefined {
  const data = fromToken(token)
  if (!data) return undefined
  const user = data.toString('hex', 0, sizes.user)
  return {
    userId: user.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    id: data.toString('hex', sizes.user, sizes.user + sizes.id),
  }
}

function toBase62(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; text.length < length; rest /= 62n) text = digits.charAt(Number(rest % 62n)) + text
  return text
}

/** Returns the bytes; undefined for a number that is too large for them. */
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

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
