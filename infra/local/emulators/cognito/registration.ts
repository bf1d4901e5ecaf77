/**
 * Sign-up and password reset: operations that need no token.
 * Leaves out: validation data, sign-up without a password, the session that signs in a user right after
 * confirmation.
 */
import * as z from 'zod/mini'
import { redeemCode } from './codes.ts'
import {
  Attributes,
  ConfirmationCode,
  type Context,
  getClient,
  Metadata,
  Name,
  operation,
  Password,
} from './context.ts'
import type { Client, Pool, User } from './data.ts'
import { CognitoError, invalidParameter, notAuthorized } from './errors.ts'
import { runPostConfirmation, runPreSignUp, sendAndSaveCode } from './triggers.ts'
import {
  checkPassword,
  checkWritable,
  createUser,
  findUser,
  getDecoy,
  getUserOrDecoy,
  parseNewAttributes,
  setPassword,
} from './users.ts'

const ClientUser = { ClientId: z.string(), Username: Name, ClientMetadata: Metadata }

const SignUp = operation(
  z.object({ ...ClientUser, Password, UserAttributes: z._default(Attributes, []) }),
  async (context, request) => {
    const { client, pool } = getClient(context, request.ClientId)
    checkWritable(client, request.UserAttributes)
    const attributes = parseNewAttributes(pool, request.Username, request.UserAttributes)
    const user = createUser(pool, request.Password, attributes, context.now())
    await runPreSignUp(context, 'PreSignUp_SignUp', user, client.id, {
      userAttributes: attributes,
      clientMetadata: request.ClientMetadata,
    })
    if (findUser(context, pool, request.Username)) {
      throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.')
    }
    context.data.users.push(user)
    const delivery = { client, source: 'CustomMessage_SignUp', metadata: request.ClientMetadata } as const
    // If the mail fails, the account is removed so that the address can sign up again.
    const details = await sendAndSaveCode(context, user, 'signUp', delivery).catch((error: unknown) => {
      context.data.users.splice(context.data.users.indexOf(user), 1)
      throw error
    })
    return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: details }
  },
)

/** Treats a decoy like an unconfirmed user, so that responses do not reveal it. */
const isUnconfirmed = ({ status }: User) => status === 'UNCONFIRMED' || status === 'UNKNOWN'

const ConfirmSignUp = operation(z.object({ ...ClientUser, ConfirmationCode }), async (context, request) => {
  const { client, pool } = getClient(context, request.ClientId)
  const user = getUserOrDecoy(context, pool, client, request.Username)
  if (!isUnconfirmed(user)) throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
  redeemCode(user, 'signUp', request.ConfirmationCode, context.now())
  Object.assign(user, { status: 'CONFIRMED', updatedAt: context.now() })
  user.attributes.email_verified = 'true'
  await runPostConfirmation(context, user, client.id, 'PostConfirmation_ConfirmSignUp', request.ClientMetadata)
  return {}
})

const ResendConfirmationCode = operation(z.object(ClientUser), async (context, request) => {
  const { client, pool } = getClient(context, request.ClientId)
  const user = getUserOrDecoy(context, pool, client, request.Username)
  if (!isUnconfirmed(user)) throw invalidParameter('User is already confirmed.')
  const delivery = { client, source: 'CustomMessage_ResendCode', metadata: request.ClientMetadata } as const
  return { CodeDeliveryDetails: await sendAndSaveCode(context, user, 'signUp', delivery) }
})

/**
 * Returns the user to send a reset code to. A user without a verified address cannot be reached and is treated, under
 * PreventUserExistenceErrors, like an unknown one.
 */
function getRecoverableUser(context: Context, pool: Pool, client: Client, name: string): User {
  const user = getUserOrDecoy(context, pool, client, name)
  // A user who never set a password has none to reset.
  if (user.status === 'FORCE_CHANGE_PASSWORD' || user.status === 'EXTERNAL_PROVIDER')
    throw notAuthorized('User password cannot be reset in the current state.')
  if (user.status === 'UNKNOWN' || user.attributes.email_verified === 'true') return user
  if (client.definition.PreventUserExistenceErrors === 'ENABLED') return getDecoy(context, pool, name)
  throw invalidParameter('Cannot reset password for the user as there is no registered/verified email or phone_number')
}

const ForgotPassword = operation(z.object(ClientUser), async (context, request) => {
  const { client, pool } = getClient(context, request.ClientId)
  const user = getRecoverableUser(context, pool, client, request.Username)
  const delivery = { client, source: 'CustomMessage_ForgotPassword', metadata: request.ClientMetadata } as const
  return { CodeDeliveryDetails: await sendAndSaveCode(context, user, 'password', delivery) }
})

const ConfirmForgotPassword = operation(
  z.object({ ...ClientUser, ConfirmationCode, Password }),
  async (context, request) => {
    const { client, pool } = getClient(context, request.ClientId)
    const user = getRecoverableUser(context, pool, client, request.Username)
    checkPassword(pool, request.Password)
    redeemCode(user, 'password', request.ConfirmationCode, context.now())
    setPassword(user, request.Password)
    Object.assign(user, { status: 'CONFIRMED', updatedAt: context.now() })
    await runPostConfirmation(
      context,
      user,
      client.id,
      'PostConfirmation_ConfirmForgotPassword',
      request.ClientMetadata,
    )
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
