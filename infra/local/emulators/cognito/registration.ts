/**
 * Sign-up and the forgotten password: what a client may do without a token.
 * Left out: pre-sign-up, validation data, sign-up without a password, the session with which a confirmed user signs in.
 */
import * as z from 'zod/mini'
import { spendCode } from './codes.ts'
import { Attributes, ConfirmationCode, type Context, clientOf, Metadata, Name, operation, Password } from './context.ts'
import type { Client, Pool, User } from './data.ts'
import { CognitoError, invalidParameter, notAuthorized } from './errors.ts'
import { revokeAll } from './tokens.ts'
import { confirmed, deliverCode } from './triggers.ts'
import {
  anyUser,
  checkPassword,
  checkWritable,
  conforming,
  decoyUser,
  findUser,
  isEmail,
  newUser,
  setPassword,
} from './users.ts'

const Named = { ClientId: z.string(), Username: Name, ClientMetadata: Metadata }

const SignUp = operation(
  z.object({ ...Named, Password, UserAttributes: z._default(Attributes, []) }),
  async (context, request) => {
    const { client, pool } = clientOf(context, request.ClientId)
    if (!isEmail(request.Username)) throw invalidParameter('Username should be an email.')
    checkWritable(client, request.UserAttributes)
    const given = request.UserAttributes.filter(({ Name }) => Name !== 'email')
    const attributes = conforming(pool, [...given, { Name: 'email', Value: request.Username }], true)
    const user = newUser(pool, request.Password, attributes, context.now())
    if (findUser(context, pool, request.Username)) {
      throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.')
    }
    context.data.users.push(user)
    const delivery = { client, source: 'CustomMessage_SignUp', metadata: request.ClientMetadata } as const
    // A mail that could not be written leaves no account behind, so that the address can try again.
    const details = await deliverCode(context, user, 'signUp', delivery).catch((error: unknown) => {
      context.data.users.splice(context.data.users.indexOf(user), 1)
      throw error
    })
    return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: details }
  },
)

const ConfirmSignUp = operation(z.object({ ...Named, ConfirmationCode }), async (context, request) => {
  const { client, pool } = clientOf(context, request.ClientId)
  const user = anyUser(context, pool, client, request.Username)
  if (user.status === 'CONFIRMED') throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED')
  spendCode(user, 'signUp', request.ConfirmationCode, context.now())
  Object.assign(user, { status: 'CONFIRMED', updatedAt: context.now() })
  user.attributes.email_verified = 'true'
  await confirmed(context, user, client.id, 'PostConfirmation_ConfirmSignUp', request.ClientMetadata)
  return {}
})

const ResendConfirmationCode = operation(z.object(Named), async (context, request) => {
  const { client, pool } = clientOf(context, request.ClientId)
  const user = anyUser(context, pool, client, request.Username)
  if (user.status === 'CONFIRMED') throw invalidParameter('User is already confirmed.')
  const delivery = { client, source: 'CustomMessage_ResendCode', metadata: request.ClientMetadata } as const
  return { CodeDeliveryDetails: await deliverCode(context, user, 'signUp', delivery) }
})

/** Who has no verified address cannot be reached: answered, under PreventUserExistenceErrors, as if there were nobody. */
function recoverable(context: Context, pool: Pool, client: Client, name: string): User {
  const user = anyUser(context, pool, client, name)
  if (user.status === 'UNKNOWN' || user.attributes.email_verified === 'true') return user
  if (client.definition.PreventUserExistenceErrors === 'ENABLED') return decoyUser(context, pool, name)
  throw invalidParameter('Cannot reset password for the user as there is no registered/verified email or phone_number')
}

const ForgotPassword = operation(z.object(Named), async (context, request) => {
  const { client, pool } = clientOf(context, request.ClientId)
  const user = recoverable(context, pool, client, request.Username)
  const delivery = { client, source: 'CustomMessage_ForgotPassword', metadata: request.ClientMetadata } as const
  return { CodeDeliveryDetails: await deliverCode(context, user, 'password', delivery) }
})

const ConfirmForgotPassword = operation(
  z.object({ ...Named, ConfirmationCode, Password }),
  async (context, request) => {
    const { client, pool } = clientOf(context, request.ClientId)
    const user = recoverable(context, pool, client, request.Username)
    checkPassword(pool, request.Password)
    spendCode(user, 'password', request.ConfirmationCode, context.now())
    setPassword(user, request.Password)
    revokeAll(user)
    Object.assign(user, { status: 'CONFIRMED', updatedAt: context.now() })
    await confirmed(context, user, client.id, 'PostConfirmation_ConfirmForgotPassword', request.ClientMetadata)
    return {}
  },
)

export const registrationOperations = {
  SignUp,
  ConfirmSignUp,
  ResendConfirmationCode,
  ForgotPassword,
  ConfirmForgotPassword,
}
