import * as z from 'zod/mini'
import type { ErrorCode } from '#shared/errors.ts'
import type { CognitoRequest } from './cognito-request.ts'
import { parseResponse } from './cognito-response.ts'
import { IdentityError, type IdentityProvider, type NewUser, type SignUp } from './identity.ts'

type RegistrationOperations = Pick<
  IdentityProvider,
  'signUp' | 'resendCode' | 'forgotPassword' | 'confirmForgotPassword'
>

const SignedUp = z.object({ UserSub: z.string() })

/** The operations that need no session: signing up and resetting a password. */
export const cognitoRegistration = (request: CognitoRequest): RegistrationOperations => ({
  signUp: async (user) => {
    try {
      return await signUp(request, user)
    } catch (error) {
      if (isRefusedBy('PreSignUp', 'too_many_requests', error)) return { status: 'domain_limited' }
      return { status: isWeakPassword(error) ? 'weak_password' : toRetryStatus(error) }
    }
  },

  resendCode: (user, locale) =>
    request('ResendConfirmationCode', { Username: user, ClientMetadata: { locale } }).then(() => 'sent', toSentStatus),

  forgotPassword: (email, locale) =>
    request('ForgotPassword', { Username: email, ClientMetadata: { locale } }).then(() => 'sent', toSentStatus),

  confirmForgotPassword: (email, code, password) =>
    request('ConfirmForgotPassword', { Username: email, ConfirmationCode: code, Password: password }).then(
      () => 'changed',
      (error) => {
        if (isRefusedBy('PostConfirmation', 'sign_up_removed', error)) return 'removed'
        return isWeakPassword(error) ? 'weak_password' : toCodeStatus(error)
      },
    ),
})

async function signUp(request: CognitoRequest, user: NewUser): Promise<SignUp> {
  const { email, password, name, locale, channelUrl } = user
  const attributes = { name, locale, ...(channelUrl !== null && { 'custom:youtube_channel': channelUrl }) }
  const answer = await request('SignUp', {
    Username: email,
    Password: password,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ClientMetadata: { locale },
  }).catch((error: unknown) => {
    if (errorKindOf(error) !== 'UsernameExistsException') throw error
  })
  if (answer !== undefined) return { status: 'code_sent', userSub: parseResponse(SignedUp, answer).UserSub }
  try {
    await request('ResendConfirmationCode', { Username: email, ClientMetadata: { locale } })
    return { status: 'code_sent' }
  } catch (error) {
    if (errorKindOf(error) === 'InvalidParameterException') return { status: 'exists' }
    throw error
  }
}

const errorKindOf = (error: unknown) => (error instanceof IdentityError ? error.kind : undefined)

const toRetryStatus = (error: unknown) =>
  error instanceof IdentityError && error.isRateLimited ? 'limited' : 'unavailable'

/** Returns whether a trigger refused with this error code. Cognito includes our code in its own message. */
const isRefusedBy = (trigger: 'PreSignUp' | 'PostConfirmation', code: ErrorCode, error: unknown) =>
  error instanceof IdentityError &&
  error.kind === 'UserLambdaValidationException' &&
  new RegExp(`^${trigger} .*\\b${code}\\b`).test(error.message)

/** Besides the pool's rules, Cognito refuses a password that starts or ends with a space, as an invalid parameter. */
const isWeakPassword = (error: unknown) =>
  error instanceof IdentityError &&
  (error.kind === 'InvalidPasswordException' ||
    (error.kind === 'InvalidParameterException' && /'password'/.test(error.message)))

/** Reports `sent` for errors that would reveal whether an address is known or confirmed. */
function toSentStatus(error: unknown): 'sent' | 'limited' | 'unavailable' {
  const revealing = ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException']
  const isLimited = error instanceof IdentityError && error.isRateLimited
  return !isLimited && revealing.includes(errorKindOf(error) ?? '') ? 'sent' : toRetryStatus(error)
}

/** A malformed code counts as a wrong code, because the form's rules are less strict than Cognito's. */
function toCodeStatus(error: unknown): 'wrong_code' | 'expired' | 'limited' | 'unavailable' {
  if (errorKindOf(error) === 'ExpiredCodeException') return 'expired'
  const wrong = ['CodeMismatchException', 'UserNotFoundException', 'InvalidParameterException']
  return wrong.includes(errorKindOf(error) ?? '') ? 'wrong_code' : toRetryStatus(error)
}
