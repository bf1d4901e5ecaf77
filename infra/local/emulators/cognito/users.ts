/**
 * Finding and creating users, and validating their attributes.
 * Leaves out: groups, aliases other than the email address, phone numbers, disabled users, devices.
 */
import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import type { Context } from './context.ts'
import {
  type Client,
  findAttributeSchema,
  type Identity,
  type Pool,
  passwordPolicy,
  standardAttributes,
  type User,
} from './data.ts'
import { CognitoError, invalidParameter, notAuthorized, userNotFound } from './errors.ts'
import { computeVerifier, createDecoyVerifier } from './srp.ts'

export type Attribute = Readonly<{ Name: string; Value: string }>

/** Finds a user by sub or email address, ignoring case. */
export function findUser({ data }: Context, pool: Pool, name: string): User | undefined {
  const folded = name.toLowerCase()
  return data.users.find(
    (user) =>
      user.poolId === pool.id &&
      (user.sub === name ||
        user.username?.toLowerCase() === folded ||
        // Users of a provider cannot sign in by address.
        (user.status !== 'EXTERNAL_PROVIDER' && user.attributes.email === folded)),
  )
}

export const usernameOf = ({ sub, username }: Pick<User, 'sub' | 'username'>): string => username ?? sub

/** Finds the user with an identity at a provider, whether it is the user's first or a linked one. */
export const findByIdentity = ({ data }: Context, pool: Pool, provider: string, userId: string): User | undefined =>
  data.users.find(
    (user) =>
      user.poolId === pool.id &&
      user.identities.some((identity) => identity.providerName === provider && identity.userId === userId),
  )

/** Creates an identity of a user. `primary`: the user was created with it. */
export const createIdentity = (providerName: string, userId: string, primary: boolean, now: number): Identity => ({
  userId,
  providerName,
  providerType: providerName,
  issuer: null,
  primary,
  dateCreated: now,
})

/** Returns a user for callers that may know who exists. Throws `UserNotFoundException`. */
export function getUser(context: Context, pool: Pool, name: string): User {
  const user = findUser(context, pool, name)
  if (user) return user
  throw userNotFound()
}

/**
 * Returns a user, or, under PreventUserExistenceErrors, a decoy for an unknown name. A decoy is sent codes (which are
 * dropped), locked out and checked like a user, so that neither responses nor timing reveal who exists.
 */
export function getUserOrDecoy(context: Context, pool: Pool, client: Client, name: string): User {
  if (client.definition.PreventUserExistenceErrors === 'LEGACY') return getUser(context, pool, name)
  return findUser(context, pool, name) ?? getDecoy(context, pool, name)
}

/** Number of decoys in memory. A dropped one is created again with the same sub and salt and without its failures. */
const maxDecoys = 1000

/** Returns the decoy for a name: the same one on every call. */
export function getDecoy({ decoys, data, now }: Context, pool: Pool, name: string): User {
  const email = name.toLowerCase()
  const key = `${pool.id} ${email}`
  const remembered = decoys.get(key)
  if (remembered) return remembered
  const [oldest] = decoys.keys()
  if (oldest && decoys.size >= maxDecoys) decoys.delete(oldest)
  const bytes = (info: string, length: number) => Buffer.from(hkdfSync('sha256', data.key, key, info, length))
  const user = createUserRecord(pool, toUuid(bytes('sub', 16)), { email }, now())
  const password = { salt: bytes('salt', 16).toString('hex'), verifier: createDecoyVerifier(bytes('verifier', 384)) }
  Object.assign(user, { status: 'UNKNOWN', ...password })
  decoys.set(key, user)
  return user
}

/** RFC 9562 version 4, indistinguishable from a random one. */
function toUuid(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export const createUserRecord = (pool: Pool, sub: string, attributes: Record<string, string>, now: number): User => ({
  poolId: pool.id,
  sub,
  status: 'UNCONFIRMED',
  attributes: { ...attributes, email_verified: 'false' },
  createdAt: now,
  updatedAt: now,
  salt: '',
  verifier: '',
  codes: {},
  codesSent: [],
  failures: { count: 0, last: 0, lockedUntil: 0 },
  totp: { lastStep: 0 },
  mfa: { enabled: false, preferred: false, passkey: false },
  passkeys: [],
  sessions: [],
  identities: [],
})

/** Creates an unconfirmed user. Throws if the password or the attributes are not valid. */
export function createUser(pool: Pool, password: string, attributes: Record<string, string>, now: number): User {
  checkPassword(pool, password)
  const user = createUserRecord(pool, randomUUID(), attributes, now)
  setPassword(user, password)
  return user
}

export function setPassword(user: User, password: string): void {
  user.salt = randomBytes(16).toString('hex')
  user.verifier = computeVerifier(user.poolId, user.sub, password, user.salt)
}

/** Throws `InvalidPasswordException` with the first rule that the password breaks. */
export function checkPassword(pool: Pool, password: string): void {
  const policy = passwordPolicy(pool.definition)
  const broken = [
    [password.length < policy.MinimumLength, 'Password not long enough'],
    [policy.RequireUppercase && !/[A-Z]/.test(password), 'Password must have uppercase characters'],
    [policy.RequireLowercase && !/[a-z]/.test(password), 'Password must have lowercase characters'],
    [policy.RequireNumbers && !/\d/.test(password), 'Password must have numeric characters'],
    [policy.RequireSymbols && !/[^A-Za-z0-9]/.test(password), 'Password must have symbol characters'],
  ].find(([breaks]) => breaks)
  if (broken) throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
}

/** Throws `NotAuthorizedException` for an attribute that the client may not write. */
export function checkWritable(client: Client, attributes: readonly Attribute[]): void {
  const writable = client.definition.WriteAttributes ?? standardAttributes
  if (attributes.every(({ Name }) => writable.includes(Name))) return
  throw notAuthorized('A client attempted to write unauthorized attribute')
}

const createSchemaError = (problem: string) => invalidParameter(`Attributes did not conform to the schema: ${problem}`)

/**
 * Returns the attributes by name, the address in lower case. Throws `InvalidParameterException` if the pool's schema
 * does not allow them.
 */
export function parseAttributes(pool: Pool, attributes: readonly Attribute[], isNew: boolean): Record<string, string> {
  for (const { Name, Value } of attributes) {
    const schema = findAttributeSchema(pool.definition, Name)
    if (!schema) throw createSchemaError(`Type for attribute {${Name}} could not be determined`)
    if (!isNew && !schema.Mutable) throw invalidParameter(`user.${Name}: Attribute cannot be updated.`)
    const longest = Number(schema.StringAttributeConstraints?.MaxLength ?? 2048)
    if (Value.length > longest) throw createSchemaError(`${Name}: String must be no longer than ${longest} characters`)
    if (Name === 'email' && !isEmail(Value)) throw invalidParameter('Invalid email address format.')
  }
  const values = Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]))
  const missing = pool.definition.Schema.find(({ Name, Required }) => isNew && Required && !(Name in values))
  if (missing) throw createSchemaError(`${missing.Name}: The attribute is required`)
  return values.email ? { ...values, email: values.email.toLowerCase() } : values
}

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Returns the attributes of a new user with this address. Throws `InvalidParameterException` if they are not valid. */
export function parseNewAttributes(
  pool: Pool,
  email: string,
  attributes: readonly Attribute[],
): Record<string, string> {
  if (!isEmail(email)) throw invalidParameter('Username should be an email.')
  const others = attributes.filter(({ Name }) => Name !== 'email')
  return parseAttributes(pool, [...others, { Name: 'email', Value: email }], true)
}

/** Throws `AliasExistsException` if another user has the address. */
export function checkEmailIsFree(context: Context, pool: Pool, user: User, email: string): void {
  const owner = findUser(context, pool, email)
  if (!owner || owner === user) return
  throw new CognitoError('AliasExistsException', 'An account with the given email already exists.')
}

/** Lists attributes as GetUser and similar operations return them. */
export const toAttributeList = (user: User, readable: (name: string) => boolean): Attribute[] =>
  Object.entries({
    sub: user.sub,
    ...(user.identities.length > 0 ? { identities: JSON.stringify(user.identities) } : {}),
    ...user.attributes,
  })
    .filter(([Name]) => Name === 'sub' || readable(Name))
    .map(([Name, Value]) => ({ Name, Value }))

/** Returns a filter for the attributes that a client may read. */
export const isReadableBy = (client: Client) => (name: string) =>
  (client.definition.ReadAttributes ?? standardAttributes).includes(name)
