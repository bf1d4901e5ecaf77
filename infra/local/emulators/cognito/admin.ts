/**
 * Administrator operations on users, and the creation of pools and clients.
 * Leaves out: invitations by mail, signing in with a temporary password, disabling users, groups, filters on unsupported
 * attributes; changing, describing and deleting pools and clients; every setting that `data.ts` does not name.
 */

import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { Attributes, type Context, getPool, Metadata, Name, operation, Password } from './context.ts'
import { type Client, ClientDefinition, PoolDefinition, type User } from './data.ts'
import { CognitoError, invalidParameter, notAuthorized } from './errors.ts'
import { describeMfa, MfaPreferences, setMfaPreference } from './second-factor.ts'
import { revokeSessions } from './tokens.ts'
import { runPostConfirmation, runPreSignUp } from './triggers.ts'
import {
  checkEmailIsFree,
  checkPassword,
  createUser,
  findUser,
  getUser,
  parseAttributes,
  parseNewAttributes,
  setPassword,
  toAttributeList,
  usernameOf,
} from './users.ts'

const OneUser = { UserPoolId: z.string(), Username: Name }

/** Creates an operation on one user, found by sub or address. Throws `UserNotFoundException`. */
const userOperation = <Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
  run: (context: Context, user: User, request: z.output<z.ZodMiniObject<Shape>>) => unknown,
) =>
  operation(z.intersection(z.object(OneUser), z.object(shape)), (context, request) =>
    run(context, getUser(context, getPool(context, request.UserPoolId), request.Username), request),
  )

/** Times are in seconds on the wire. */
const describeUser = (user: User) => ({
  Username: usernameOf(user),
  UserStatus: user.status,
  Enabled: true,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.updatedAt / 1000,
})

const everything = () => true

const AdminGetUser = userOperation({}, (_context, user) => ({
  ...describeUser(user),
  UserAttributes: toAttributeList(user, everything),
  ...describeMfa(user),
}))

const AdminDeleteUser = userOperation({}, ({ data }, user) => {
  data.users.splice(data.users.indexOf(user), 1)
  return {}
})

const AdminUserGlobalSignOut = userOperation({}, (_context, user) => {
  revokeSessions(user)
  return {}
})

const AdminUpdateUserAttributes = userOperation({ UserAttributes: Attributes }, (context, user, { UserAttributes }) => {
  const pool = getPool(context, user.poolId)
  const values = parseAttributes(pool, UserAttributes, false)
  if (values.email) checkEmailIsFree(context, pool, user, values.email)
  const isChanged = values.email !== undefined && values.email !== user.attributes.email
  Object.assign(user.attributes, isChanged ? { email_verified: 'false' } : {}, values)
  user.updatedAt = context.now()
  return {}
})

const AdminSetUserMFAPreference = userOperation(MfaPreferences, (context, user, request) => {
  setMfaPreference(getPool(context, user.poolId), user, request)
  return {}
})

const AdminSetUserPassword = userOperation(
  { Password, Permanent: z._default(z.boolean(), false) },
  (context, user, request) => {
    if (!request.Permanent) throw invalidParameter('Temporary passwords are not emulated')
    checkPassword(getPool(context, user.poolId), request.Password)
    setPassword(user, request.Password)
    Object.assign(user, { status: 'CONFIRMED', updatedAt: context.now() })
    return {}
  },
)

const AdminConfirmSignUp = userOperation({ ClientMetadata: Metadata }, async (context, user, { ClientMetadata }) => {
  if (user.status !== 'UNCONFIRMED') throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
  Object.assign(user, { status: 'CONFIRMED', updatedAt: context.now() })
  await runPostConfirmation(context, user, 'CLIENT_ID_NOT_APPLICABLE', 'PostConfirmation_ConfirmSignUp', ClientMetadata)
  return {}
})

/** The attributes that ListUsers can filter on. */
const filterable: Readonly<Record<string, (user: User) => string | undefined>> = {
  username: usernameOf,
  sub: ({ sub }) => sub,
  email: ({ attributes }) => attributes.email,
  name: ({ attributes }) => attributes.name,
  given_name: ({ attributes }) => attributes.given_name,
  'cognito:user_status': ({ status }) => status,
  status: () => 'Enabled',
}

/** Parses a filter of ListUsers: `name = "value"` or `name ^= "prefix"`. */
function parseFilter(filter: string): (user: User) => boolean {
  if (filter === '') return everything
  const [, name = '', operator, text = ''] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(filter) ?? []
  const read = Object.hasOwn(filterable, name) ? filterable[name] : undefined
  if (!read) throw invalidParameter('One or more requested attributes do not exist or cannot be filtered on.')
  const value = text.replace(/\\(.)/g, '$1')
  return (user) => (operator === '=' ? read(user) === value : (read(user) ?? '').startsWith(value))
}

const ListUsers = operation(
  z.object({
    UserPoolId: z.string(),
    Filter: z._default(z.string().check(z.maxLength(256)), ''),
    Limit: z._default(z.int().check(z.minimum(0), z.maximum(60)), 60),
    PaginationToken: z.optional(z.string()),
    AttributesToGet: z.optional(z.array(z.string())),
  }),
  (context, { UserPoolId, Filter, Limit, PaginationToken = '', AttributesToGet }) => {
    const { id } = getPool(context, UserPoolId)
    // Sorted by sub so that deleting users of the previous page does not shift the next one.
    const users = context.data.users
      .filter(({ poolId, sub }) => poolId === id && sub > PaginationToken)
      .filter(parseFilter(Filter))
      .sort((a, b) => (a.sub < b.sub ? -1 : 1))
    const page = users.slice(0, Limit || 60)
    const readable = (name: string) => AttributesToGet?.includes(name) ?? true
    return {
      Users: page.map((user) => ({ ...describeUser(user), Attributes: toAttributeList(user, readable) })),
      ...(page.length < users.length ? { PaginationToken: page.at(-1)?.sub } : {}),
    }
  },
)

const AdminCreateUser = operation(
  z.object({
    ...OneUser,
    UserAttributes: z._default(Attributes, []),
    TemporaryPassword: z.optional(Password),
    MessageAction: z.optional(z.enum(['RESEND', 'SUPPRESS'])),
    ClientMetadata: Metadata,
  }),
  async (context, request) => {
    const pool = getPool(context, request.UserPoolId)
    if (request.MessageAction !== 'SUPPRESS') throw invalidParameter('Invitations by mail are not emulated')
    const attributes = parseNewAttributes(pool, request.Username, request.UserAttributes)
    const { TemporaryPassword: password = `aA1!${randomBytes(24).toString('base64url')}` } = request
    const user = createUser(pool, password, attributes, context.now())
    Object.assign(user.attributes, attributes)
    user.status = 'FORCE_CHANGE_PASSWORD'
    await runPreSignUp(context, 'PreSignUp_AdminCreateUser', user, 'CLIENT_ID_NOT_APPLICABLE', {
      userAttributes: attributes,
      clientMetadata: request.ClientMetadata,
    })
    if (findUser(context, pool, request.Username))
      throw new CognitoError('UsernameExistsException', 'User account already exists')
    context.data.users.push(user)
    return { User: { ...describeUser(user), Attributes: toAttributeList(user, everything) } }
  },
)

export const adminOperations = {
  AdminCreateUser,
  AdminGetUser,
  AdminDeleteUser,
  AdminUserGlobalSignOut,
  AdminUpdateUserAttributes,
  AdminSetUserMFAPreference,
  AdminSetUserPassword,
  AdminConfirmSignUp,
  ListUsers,
}

const randomHex = (length: number) => randomBytes(length).toString('hex').slice(0, length)

const CreateUserPool = operation(z.extend(PoolDefinition, { PoolName: z.string() }), (context, request) => {
  const id = `${context.region}_${randomHex(9)}`
  context.data.pools.push({ id, definition: PoolDefinition.parse(request) })
  return { UserPool: { ...request, Id: id, Name: request.PoolName } }
})

const CreateUserPoolClient = operation(
  z.extend(ClientDefinition, { UserPoolId: z.string(), ClientName: z.string() }),
  (context, request) => {
    const { id: poolId } = getPool(context, request.UserPoolId)
    const client: Client = { id: randomHex(26), poolId, definition: ClientDefinition.parse(request) }
    context.data.clients.push(client)
    return { UserPoolClient: { ...request, ClientId: client.id } }
  },
)

export const poolOperations = { CreateUserPool, CreateUserPoolClient }
