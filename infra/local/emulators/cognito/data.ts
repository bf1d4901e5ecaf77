/**
 * Pools, clients, users with their sessions, and the signing key, in one JSON file. A rename replaces the file, so a
 * kill at any moment leaves the old or the new version. Settings of CreateUserPool and CreateUserPoolClient that are
 * not named here are ignored.
 * Leaves out: encryption; flushing to disk (a power failure may lose the last write); more than one process at a time.
 */

import { generateKeyPairSync } from 'node:crypto'
import * as z from 'zod/mini'
import { readDataFile, writeDataFile } from '#infra/local/data-file.ts'
import { daySeconds } from '#shared/duration.ts'

const AttributeSchema = z.object({
  Name: z.string(),
  Required: z._default(z.boolean(), false),
  Mutable: z._default(z.boolean(), true),
  StringAttributeConstraints: z.optional(z.object({ MaxLength: z.optional(z.string()) })),
})
export type AttributeSchema = z.infer<typeof AttributeSchema>

const PasswordPolicy = z.object({
  MinimumLength: z._default(z.number(), 8),
  RequireLowercase: z._default(z.boolean(), false),
  RequireUppercase: z._default(z.boolean(), false),
  RequireNumbers: z._default(z.boolean(), false),
  RequireSymbols: z._default(z.boolean(), false),
})
export type PasswordPolicy = z.infer<typeof PasswordPolicy>

export const PoolDefinition = z.object({
  UsernameConfiguration: z._default(z.object({ CaseSensitive: z.boolean() }), { CaseSensitive: true }),
  AutoVerifiedAttributes: z._default(z.array(z.string()), []),
  UserAttributeUpdateSettings: z._default(
    z.object({ AttributesRequireVerificationBeforeUpdate: z.array(z.string()) }),
    {
      AttributesRequireVerificationBeforeUpdate: [],
    },
  ),
  Policies: z.optional(
    z.object({
      PasswordPolicy: z.optional(PasswordPolicy),
      SignInPolicy: z.optional(z.object({ AllowedFirstAuthFactors: z.array(z.string()) })),
    }),
  ),
  WebAuthnRelyingPartyID: z.optional(z.string()),
  WebAuthnUserVerification: z._default(z.enum(['required', 'preferred']), 'preferred'),
  WebAuthnFactorConfiguration: z._default(
    z.enum(['SINGLE_FACTOR', 'MULTI_FACTOR_WITH_USER_VERIFICATION']),
    'SINGLE_FACTOR',
  ),
  MfaConfiguration: z._default(z.enum(['OFF', 'ON', 'OPTIONAL']), 'OFF'),
  Schema: z._default(z.array(AttributeSchema), []),
})
export type PoolDefinition = z.infer<typeof PoolDefinition>

const units = { seconds: 1, minutes: 60, hours: 3600, days: daySeconds }
const Unit = z.enum(['seconds', 'minutes', 'hours', 'days'])

export const ClientDefinition = z.object({
  ExplicitAuthFlows: z._default(z.array(z.string()), []),
  PreventUserExistenceErrors: z._default(z.enum(['ENABLED', 'LEGACY']), 'LEGACY'),
  EnableTokenRevocation: z._default(z.boolean(), true),
  /** Minutes. */
  AuthSessionValidity: z._default(z.number(), 3),
  AccessTokenValidity: z._default(z.number(), 1),
  IdTokenValidity: z._default(z.number(), 1),
  RefreshTokenValidity: z._default(z.number(), 30),
  TokenValidityUnits: z.optional(
    z.object({ AccessToken: z.optional(Unit), IdToken: z.optional(Unit), RefreshToken: z.optional(Unit) }),
  ),
  ReadAttributes: z.optional(z.array(z.string())),
  WriteAttributes: z.optional(z.array(z.string())),
  AllowedOAuthFlowsUserPoolClient: z._default(z.boolean(), false),
  AllowedOAuthFlows: z._default(z.array(z.string()), []),
  AllowedOAuthScopes: z._default(z.array(z.string()), []),
  SupportedIdentityProviders: z._default(z.array(z.string()), []),
  CallbackURLs: z._default(z.array(z.string()), []),
  LogoutURLs: z._default(z.array(z.string()), []),
})
export type ClientDefinition = z.infer<typeof ClientDefinition>

/** Returns the lifetimes of a client's tokens in seconds. */
export function tokenLifetimes(client: ClientDefinition): { access: number; id: number; refresh: number } {
  const { AccessToken = 'hours', IdToken = 'hours', RefreshToken = 'days' } = client.TokenValidityUnits ?? {}
  return {
    access: client.AccessTokenValidity * units[AccessToken],
    id: client.IdTokenValidity * units[IdToken],
    refresh: client.RefreshTokenValidity * units[RefreshToken],
  }
}

/** Cognito's default: eight characters and one of each kind. */
const defaultPolicy: PasswordPolicy = {
  MinimumLength: 8,
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
}
export const passwordPolicy = (pool: PoolDefinition): PasswordPolicy => pool.Policies?.PasswordPolicy ?? defaultPolicy

export const firstFactors = (pool: PoolDefinition): readonly string[] =>
  pool.Policies?.SignInPolicy?.AllowedFirstAuthFactors ?? ['PASSWORD']

/** OpenID Connect's standard claims. Every pool has them. */
export const standardAttributes: readonly string[] = [
  ...['address', 'birthdate', 'email', 'email_verified', 'family_name', 'gender', 'given_name', 'locale'],
  ...['middle_name', 'name', 'nickname', 'phone_number', 'phone_number_verified', 'picture', 'preferred_username'],
  ...['profile', 'updated_at', 'website', 'zoneinfo'],
]

/**
 * Returns an attribute's definition, or undefined if the pool has none. Custom attributes carry the prefix `custom:`.
 */
export function findAttributeSchema(pool: PoolDefinition, name: string): AttributeSchema | undefined {
  const standard = standardAttributes.includes(name)
  const definition = pool.Schema.find((attribute) =>
    standard
      ? attribute.Name === name
      : `custom:${attribute.Name}` === name && !standardAttributes.includes(attribute.Name),
  )
  return definition ?? (standard ? { Name: name, Required: false, Mutable: true } : undefined)
}

const Pool = z.object({ id: z.string(), definition: PoolDefinition })
export type Pool = z.infer<typeof Pool>

const Client = z.object({ id: z.string(), poolId: z.string(), definition: ClientDefinition })
export type Client = z.infer<typeof Client>

/** Times are milliseconds since 1970 unless stated otherwise. */
const Code = z.object({ value: z.string(), expiresAt: z.number(), misses: z.number() })

/** An identity at a provider, in the names of the `identities` attribute. */
const Identity = z.object({
  userId: z.string(),
  providerName: z.string(),
  providerType: z.string(),
  issuer: z.null(),
  /** Whether the user was created with this identity. False if it was linked to an existing local user. */
  primary: z.boolean(),
  dateCreated: z.number(),
})
export type Identity = z.infer<typeof Identity>

/** One sign-in: its refresh token, and the claims its tokens share. */
const Session = z.object({
  originJti: z.string(),
  eventId: z.string(),
  clientId: z.string(),
  refreshToken: z.string(),
  /** Seconds since 1970, as in the token. */
  authTime: z.number(),
  expiresAt: z.number(),
  revoked: z.boolean(),
  /** The requested OAuth scopes; absent for sign-ins without OAuth. */
  scopes: z.optional(z.array(z.string())),
})
export type Session = z.infer<typeof Session>

/** A registered passkey. */
const Passkey = z.object({
  /** The credential id, in base64url like the public key, which is a COSE key. */
  id: z.string(),
  publicKey: z.string(),
  signCount: z.number(),
  transports: z.array(z.string()),
  attachment: z.optional(z.string()),
  relyingPartyId: z.string(),
  createdAt: z.number(),
})
export type Passkey = z.infer<typeof Passkey>

const User = z.object({
  poolId: z.string(),
  sub: z.string(),
  /** UNKNOWN marks a decoy for an address without a user. Decoys are never stored. */
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER', 'UNKNOWN']),
  /** The user name if it is not the `sub`, as for users of a provider: `google_1234`. */
  username: z.optional(z.string()),
  identities: z._default(z.array(Identity), []),
  attributes: z.record(z.string(), z.string()),
  /** The address that replaces `email` once its code is entered. */
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
  /** `enabled` and `preferred` are the authenticator app's; `passkey` says whether a passkey counts as both factors. */
  mfa: z.object({ enabled: z.boolean(), preferred: z.boolean(), passkey: z._default(z.boolean(), false) }),
  passkeys: z._default(z.array(Passkey), []),
  /** The challenge of the latest registration that was started and not completed. */
  passkeyChallenge: z.optional(z.object({ value: z.string(), clientId: z.string(), expiresAt: z.number() })),
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

/** Reads the file, or creates empty data with a new key. Without `file`, the data is kept in memory. Throws DataError if the file is damaged. */
export function openData(file?: string): Data {
  const contents = (file && readDataFile(file, Contents)) || empty()
  const save = () => {
    if (file) writeDataFile(file, contents)
  }
  return Object.assign(contents, { save })
}

function empty(): Contents {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), pools: [], clients: [], users: [] }
}
