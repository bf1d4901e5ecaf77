/**
 * Operations that users perform on their own account with an access token, and the revocation of refresh tokens.
 * Leaves out: devices, DeleteUserAttributes.
 */
import * as z from 'zod/mini'
import { isEqualInConstantTime, redeemCode } from './codes.ts'
import { Attributes, Bearer, ConfirmationCode, getClient, Metadata, operation, Password, Token } from './context.ts'
import { CognitoError, limitExceeded, notAuthorized } from './errors.ts'
import { checkLockout, countFailure, resetFailures } from './lockout.ts'
import { describeMfa } from './second-factor.ts'
import { computeVerifier } from './srp.ts'
import { authenticate, findSession, revokeSessions } from './tokens.ts'
import { sendAndSaveCode } from './triggers.ts'
import {
  checkEmailIsFree,
  checkPassword,
  checkWritable,
  isReadableBy,
  parseAttributes,
  setPassword,
  toAttributeList,
  usernameOf,
} from './users.ts'

const GetUser = operation(z.object(Bearer), (context, { AccessToken }) => {
  const { user, client } = authenticate(context, AccessToken)
  return {
    Username: usernameOf(user),
    UserAttributes: toAttributeList(user, isReadableBy(client)),
    ...describeMfa(user),
  }
})

const UpdateUserAttributes = operation(
  z.object({ ...Bearer, UserAttributes: Attributes, ClientMetadata: Metadata }),
  async (context, { AccessToken, UserAttributes, ClientMetadata }) => {
    const { user, client, pool } = authenticate(context, AccessToken)
    checkWritable(client, UserAttributes)
    const { email, ...rest } = parseAttributes(pool, UserAttributes, false)
    const isNew = email !== undefined && email !== user.attributes.email
    if (isNew) checkEmailIsFree(context, pool, user, email)
    const { AutoVerifiedAttributes, UserAttributeUpdateSettings } = pool.definition
    const verifiesFirst = UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate.includes('email')
    const delivery = {
      client,
      source: 'CustomMessage_UpdateUserAttribute',
      metadata: ClientMetadata,
      to: email,
    } as const
    const isMailed = isNew && (verifiesFirst || AutoVerifiedAttributes.includes('email'))
    const CodeDeliveryDetailsList = isMailed ? [await sendAndSaveCode(context, user, 'email', delivery)] : []
    Object.assign(user.attributes, rest)
    if (isNew && verifiesFirst) user.pendingEmail = email
    else if (isNew) Object.assign(user.attributes, { email, email_verified: 'false' })
    user.updatedAt = context.now()
    return { CodeDeliveryDetailsList }
  },
)

const Verifiable = { ...Bearer, AttributeName: z.literal('email') }

const GetUserAttributeVerificationCode = operation(
  z.object({ ...Verifiable, ClientMetadata: Metadata }),
  async (context, { AccessToken, ClientMetadata }) => {
    const { user, client } = authenticate(context, AccessToken)
    const source = 'CustomMessage_VerifyUserAttribute'
    const delivery = { client, source, metadata: ClientMetadata, to: user.pendingEmail } as const
    return { CodeDeliveryDetails: await sendAndSaveCode(context, user, 'email', delivery) }
  },
)

const VerifyUserAttribute = operation(
  z.object({ ...Verifiable, Code: ConfirmationCode }),
  (context, { AccessToken, Code }) => {
    const { user, pool } = authenticate(context, AccessToken)
    const email = user.pendingEmail
    // Another user may have taken the address since the code was sent.
    if (email) checkEmailIsFree(context, pool, user, email)
    redeemCode(user, 'email', Code, context.now())
    Object.assign(user.attributes, { ...(email ? { email } : {}), email_verified: 'true' })
    delete user.pendingEmail
    user.updatedAt = context.now()
    return {}
  },
)

const ChangePassword = operation(
  z.object({ ...Bearer, PreviousPassword: Password, ProposedPassword: Password }),
  (context, { AccessToken, PreviousPassword, ProposedPassword }) => {
    const { user, pool } = authenticate(context, AccessToken)
    const now = context.now()
    try {
      checkLockout(user, now)
    } catch {
      throw limitExceeded()
    }
    if (!isEqualInConstantTime(computeVerifier(pool.id, user.sub, PreviousPassword, user.salt), user.verifier)) {
      countFailure(user, now)
      throw notAuthorized()
    }
    checkPassword(pool, ProposedPassword)
    resetFailures(user)
    setPassword(user, ProposedPassword)
    return {}
  },
)

const GlobalSignOut = operation(z.object(Bearer), (context, { AccessToken }) => {
  revokeSessions(authenticate(context, AccessToken).user)
  return {}
})

const RevokeToken = operation(z.object({ ClientId: z.string(), Token }), (context, request) => {
  const { client } = getClient(context, request.ClientId)
  if (!client.definition.EnableTokenRevocation) {
    throw new CognitoError('UnsupportedOperationException', 'Token revocation is not enabled for this client')
  }
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(request.Token)) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type')
  }
  findSession(context, client, request.Token).session.revoked = true
  return {}
})

const DeleteUser = operation(z.object(Bearer), (context, { AccessToken }) => {
  const { user } = authenticate(context, AccessToken)
  context.data.users.splice(context.data.users.indexOf(user), 1)
  return {}
})

export const accountOperations = {
  GetUser,
  UpdateUserAttributes,
  GetUserAttributeVerificationCode,
  VerifyUserAttribute,
  ChangePassword,
  GlobalSignOut,
  RevokeToken,
  DeleteUser,
}
