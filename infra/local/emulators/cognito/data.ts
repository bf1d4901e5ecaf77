/**
 * What outlives the process: pools, clients, users with their sessions, and the signing key, in one JSON file that is
 * written whole and put in place by a rename, so that a kill at any moment leaves the old or the new one.
 * Left out: encryption; a flush to the disk (a power cut may lose the last write); more than one process at a time.
 */
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { ClientDefinition, PoolDefinition } from './definitions.ts'

const Pool = z.object({ id: z.string(), definition: PoolDefinition })
export type Pool = z.infer<typeof Pool>

const Client = z.object({ id: z.string(), poolId: z.string(), definition: ClientDefinition })
export type Client = z.infer<typeof Client>

/** Times are in milliseconds since 1970 here and below, save where said. */
const Code = z.object({ value: z.string(), expiresAt: z.number(), misses: z.number() })

/** One sign-in: its refresh token, and what its tokens have in common. */
const Session = z.object({
  originJti: z.string(),
  eventId: z.string(),
  clientId: z.string(),
  refreshToken: z.string(),
  /** Seconds since 1970, as in the token. */
  authTime: z.number(),
  expiresAt: z.number(),
  revoked: z.boolean(),
})
export type Session = z.infer<typeof Session>

const User = z.object({
  poolId: z.string(),
  sub: z.string(),
  /** UNKNOWN stands in for an address nobody signed up with, and is never stored. */
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'UNKNOWN']),
  attributes: z.record(z.string(), z.string()),
  /** The address that replaces `email` once its code is given. */
  pendingEmail: z.optional(z.string()),
  createdAt: z.number(),
  updatedAt: z.number(),
  salt: z.string(),
  verifier: z.string(),
  codes: z.object({ signUp: z.optional(Code), password: z.optional(Code), email: z.optional(Code) }),
  /** When codes were sent in the last hour. */
  codesSent: z.array(z.number()),
  failures: z.object({ count: z.number(), last: z.number(), lockedUntil: z.number() }),
  totp: z.object({ pending: z.optional(z.string()), secret: z.optional(z.string()), lastStep: z.number() }),
  mfa: z.object({ enabled: z.boolean(), preferred: z.boolean() }),
  sessions: z.array(Session),
})
export type User = z.infer<typeof User>

const Contents = z.object({
  /** PKCS 8, PEM. One key signs for every pool. */
  key: z.string(),
  pools: z.array(Pool),
  clients: z.array(Client),
  users: z.array(User),
})
export type Contents = z.infer<typeof Contents>

export interface Data extends Contents {
  save(): void
}

/** What the file holds, or an empty directory of users with a new key. Throws when the file is not of this form. */
export function openData(file: string | undefined): Data {
  const contents = file && existsSync(file) ? load(file) : empty()
  const save = () => {
    if (!file) return
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(contents), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return Object.assign(contents, { save })
}

function load(file: string): Contents {
  const parsed = z.safeParse(Contents, JSON.parse(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  throw new Error(`${file} holds no users of this version: delete it to start anew`, { cause: parsed.error })
}

function empty(): Contents {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), pools: [], clients: [], users: [] }
}
