import * as z from 'zod/mini'
import type { CognitoRequest } from './cognito-request.ts'
import { readAs } from './cognito-request.ts'
import { IdentityError, type IdentityProvider, type NewUser, type SignUp } from './identity.ts'

type Registering = Pick<
  IdentityProvider,
  'signUp' | 'confirmSignUp' | 'resendCode' | 'forgotPassword' | 'confirmForgotPassword'
>

const SignedUp = z.object({ UserSub: z.string() })

/** Signing up, confirming an address, a forgotten password: what needs no session. */
export const cognitoRegistration = (request: CognitoRequest): Registering => ({
  signUp: async (user) => {
    try {
      return await signUp(request, user)
    } catch (error) {
      return { status: isWeakPassword(error) ? 'weak_password' : waitOf(error) }
    }
  },

  confirmSignUp: (user, code) =>
    request('ConfirmSignUp', { Username: user, ConfirmationCode: code }).then(
      () => 'confirmed',
      // A code given twice, in this tab and through the mail's link, has done its work.
      (error) => (isConfirmedAlready(error) ? 'confirmed' : codeRefusalOf(error)),
    ),

  resendCode: (user, locale) =>
    request('ResendConfirmationCode', { Username: user, ClientMetadata: { locale } }).then(() => 'sent', sentOrNot),

  forgotPassword: (email, locale) =>
    request('ForgotPassword', { Username: email, ClientMetadata: { locale } }).then(() => 'sent', sentOrNot),

  confirmForgotPassword: (email, code, password) =>
    request('ConfirmForgotPassword', { Username: email, ConfirmationCode: code, Password: password }).then(
      () => 'changed',
      (error) => (isWeakPassword(error) ? 'weak_password' : codeRefusalOf(error)),
    ),
})

async function signUp(request: CognitoRequest, user: NewUser): Promise<SignUp> {
  const { email, password, name, locale, channelUrl } = user
  const attributes = { name, locale, 'custom:youtube_channel': channelUrl }
  const answer = await request('SignUp', {
    Username: email,
    Password: password,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ClientMetadata: { locale },
  }).catch((error: unknown) => {
    if (kindOf(error) !== 'UsernameExistsException') throw error
  })
  if (answer !== undefined) return { status: 'code_sent', userSub: readAs(SignedUp, answer).UserSub }
  try {
    await request('ResendConfirmationCode', { Username: email, ClientMetadata: { locale } })
    return { status: 'code_sent' }
  } catch (error) {
    if (kindOf(error) === 'InvalidParameterException') return { status: 'exists' }
    throw error
  }
}

const kindOf = (error: unknown) => (error instanceof IdentityError ? error.kind : undefined)

const waitOf = (error: unknown) => (error instanceof IdentityError && error.limited ? 'limited' : 'unavailable')

/** Besides the pool's own rules, Cognito takes no space at either end of a password; that one it calls a parameter. */
const isWeakPassword = (error: unknown) =>
  error instanceof IdentityError &&
  (error.kind === 'InvalidPasswordException' ||
    (error.kind === 'InvalidParameterException' && /'password'/.test(error.message)))

const isConfirmedAlready = (error: unknown) =>
  error instanceof IdentityError && error.kind === 'NotAuthorizedException' && /CONFIRMED/.test(error.message)

/** Nobody learns from a refusal whether an address is known, or confirmed. */
function sentOrNot(error: unknown): 'sent' | 'limited' | 'unavailable' {
  const told = ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException']
  const isLimited = error instanceof IdentityError && error.limited
  return !isLimited && told.includes(kindOf(error) ?? '') ? 'sent' : waitOf(error)
}

/** What cannot be a code (a form's rules are coarser than Cognito's) is a wrong one. */
function codeRefusalOf(error: unknown): 'wrong_code' | 'expired' | 'limited' | 'unavailable' {
  if (kindOf(error) === 'ExpiredCodeException') return 'expired'
  const wrong = ['CodeMismatchException', 'UserNotFoundException', 'InvalidParameterException']
  return wrong.includes(kindOf(error) ?? '') ? 'wrong_code' : waitOf(error)
}
