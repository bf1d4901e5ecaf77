/**
 * Signing in: InitiateAuth starts a flow, RespondToAuthChallenge continues it.
 * Leaves out: custom challenges, devices, text messages, client secrets, mail as a second factor, forced new
 * passwords, forced MFA set-up. USER_AUTH takes SRP_A or PASSWORD along with the choice, not in a separate step.
 */
import * as z from 'zod/mini'
import type { Challenge } from './challenges.ts'
import { createCode, isEqualInConstantTime } from './codes.ts'
import { type Context, getClient, getPool, Metadata, Name, type Operation, operation, Token } from './context.ts'
import { type Client, firstFactors, type Pool, type User } from './data.ts'
import { CognitoError, invalidParameter, notAuthorized } from './errors.ts'
import { checkLockout, countFailure, resetFailures } from './lockout.ts'
import { createAssertionOptions, isPasskeyOffered, verifyAssertion } from './passkeys.ts'
import { findMatchingStep } from './second-factor.ts'
import { computeVerifier, isClaimValid, startHandshake } from './srp.ts'
import { createSession, refreshTokens } from './tokens.ts'
import { sendCode } from './triggers.ts'
import { getUser, getUserOrDecoy } from './users.ts'

const Parameters = z.object({
  USERNAME: z.optional(Name),
  PASSWORD: z.optional(z.string().check(z.maxLength(256))),
  SRP_A: z.optional(z.string().check(z.maxLength(1024), z.regex(/^[0-9a-f]+$/i))),
  PREFERRED_CHALLENGE: z.optional(z.string()),
  REFRESH_TOKEN: z.optional(Token),
})

/** One attempt to sign in. */
interface Attempt {
  readonly context: Context
  readonly pool: Pool
  readonly client: Client
  readonly parameters: z.infer<typeof Parameters>
  readonly metadata: z.infer<typeof Metadata>
}

export const InitiateAuth = operation(
  z.object({
    ClientId: z.string(),
    AuthFlow: z.enum(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'USER_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    AuthParameters: z._default(Parameters, {}),
    ClientMetadata: Metadata,
  }),
  async (context, { ClientId, AuthFlow, AuthParameters: parameters, ClientMetadata }) => {
    const { client, pool } = getClient(context, ClientId)
    const flow = AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : AuthFlow
    if (!client.definition.ExplicitAuthFlows.includes(`ALLOW_${flow}`)) {
      throw invalidParameter(`${flow} flow not enabled for this client`)
    }
    if (flow === 'REFRESH_TOKEN_AUTH') {
      const { tokens } = refreshTokens(context, client, required(parameters, 'REFRESH_TOKEN'))
      return { AuthenticationResult: tokens, ChallengeParameters: {} }
    }
    const attempt = { context, pool, client, parameters, metadata: ClientMetadata }
    const user = getUserOrDecoy(context, pool, client, required(parameters, 'USERNAME'))
    await context.onSignIn?.(user.attributes.email ?? '')
    if (flow === 'USER_SRP_AUTH') return factors.PASSWORD_SRP(attempt, user)
    if (flow === 'USER_PASSWORD_AUTH') return factors.PASSWORD(attempt, user)
    return startChoice(attempt, user)
  },
)

/** Starts with the preferred factor if the user has it, else lets the user choose. */
function startChoice(attempt: Attempt, user: User) {
  const { pool, parameters } = attempt
  const preferred = listFactors(pool, user).find((factor) => factor === parameters.PREFERRED_CHALLENGE)
  return preferred ? factors[preferred](attempt, user) : askForFactor(attempt, user)
}

/** Supports only the flows with a password and with a choice of factors. */
export const AdminInitiateAuth = operation(
  z.object({
    UserPoolId: z.string(),
    ClientId: z.string(),
    AuthFlow: z.enum(['ADMIN_USER_PASSWORD_AUTH', 'USER_AUTH']),
    AuthParameters: z._default(Parameters, {}),
    ClientMetadata: Metadata,
  }),
  (context, { UserPoolId, ClientId, AuthFlow, AuthParameters: parameters, ClientMetadata: metadata }) => {
    const { client, pool } = getClient(context, ClientId)
    if (pool !== getPool(context, UserPoolId) || !client.definition.ExplicitAuthFlows.includes(`ALLOW_${AuthFlow}`)) {
      throw invalidParameter('Auth flow not enabled for this client')
    }
    const user = getUser(context, pool, required(parameters, 'USERNAME'))
    const attempt = { context, pool, client, parameters, metadata }
    return AuthFlow === 'USER_AUTH' ? startChoice(attempt, user) : factors.PASSWORD(attempt, user)
  },
)

function required<Field extends string>(
  parameters: { readonly [Key in Field]?: string | undefined },
  name: Field,
): string {
  const value = parameters[name]
  if (value === undefined) throw invalidParameter(`Missing required parameter ${name}`)
  return value
}

/** Cognito checks this before the password. Throws `UserNotConfirmedException`, or `NotAuthorizedException` for users without a password. */
function checkConfirmed({ status }: User): void {
  if (status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.')
  if (status === 'FORCE_CHANGE_PASSWORD' || status === 'EXTERNAL_PROVIDER') throw notAuthorized()
}

/** Returns the fields that all challenges share. A challenge expires after the client's AuthSessionValidity. */
const createChallenge = ({ context, client }: Pick<Attempt, 'context' | 'client'>, user: User) => ({
  user,
  clientId: client.id,
  expiresAt: context.now() + client.definition.AuthSessionValidity * 60_000,
})

/** The factors that a sign-in can start with. */
const factors = {
  PASSWORD_SRP(attempt: Attempt, user: User) {
    const handshake = startHandshake(required(attempt.parameters, 'SRP_A'), user.verifier)
    if (!handshake) throw invalidParameter('SRP_A is out of range')
    const block = attempt.context.challenges.open({
      ...createChallenge(attempt, user),
      name: 'PASSWORD_VERIFIER',
      handshake,
    })
    const userParameters = { USERNAME: user.sub, USER_ID_FOR_SRP: user.sub }
    const challengeParameters = { SALT: user.salt, SRP_B: handshake.publicB.toString(16), SECRET_BLOCK: block }
    return { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: { ...challengeParameters, ...userParameters } }
  },

  PASSWORD(attempt: Attempt, user: User) {
    const password = required(attempt.parameters, 'PASSWORD')
    checkConfirmed(user)
    return continueWithPassword(attempt, user, () =>
      isEqualInConstantTime(computeVerifier(user.poolId, user.sub, password, user.salt), user.verifier),
    )
  },

  async EMAIL_OTP(attempt: Attempt, user: User) {
    checkConfirmed(user)
    const { context, client, metadata } = attempt
    const code = createCode(8)
    const { Destination } = await sendCode(context, user, code, {
      client,
      metadata,
      source: 'CustomMessage_Authentication',
    })
    return {
      ChallengeName: 'EMAIL_OTP',
      Session: context.challenges.open({ ...createChallenge(attempt, user), name: 'EMAIL_OTP', code, misses: 0 }),
      ChallengeParameters: { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: Destination },
    }
  },

  async WEB_AUTHN(attempt: Attempt, user: User) {
    const options = await createAssertionOptions(attempt.pool, user)
    const { challenge } = options
    return {
      ChallengeName: 'WEB_AUTHN',
      Session: attempt.context.challenges.open({ ...createChallenge(attempt, user), name: 'WEB_AUTHN', challenge }),
      ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
    }
  },
}
type Factor = keyof typeof factors

/**
 * Returns the factors a user may choose from. Codes by mail and MFA exclude each other; a passkey is offered to users who
 * have one, with MFA only where it counts as both factors.
 */
function listFactors(pool: Pool, user: User): Factor[] {
  const allowed = firstFactors(pool.definition)
  const password: Factor[] = allowed.includes('PASSWORD') ? ['PASSWORD_SRP', 'PASSWORD'] : []
  return [
    ...(allowed.includes('EMAIL_OTP') && !user.mfa.enabled ? (['EMAIL_OTP'] as const) : []),
    ...(allowed.includes('WEB_AUTHN') && isPasskeyOffered(pool, user) ? (['WEB_AUTHN'] as const) : []),
    ...password,
  ]
}

const askForFactor = (attempt: Attempt, user: User) => ({
  ChallengeName: 'SELECT_CHALLENGE',
  AvailableChallenges: listFactors(attempt.pool, user),
  Session: attempt.context.challenges.open({ ...createChallenge(attempt, user), name: 'SELECT_CHALLENGE' }),
  ChallengeParameters: {},
})

/** Checks a password under the lockout, then requests the second factor or signs in. */
function continueWithPassword(attempt: Pick<Attempt, 'context' | 'client'>, user: User, isRight: () => boolean) {
  const { context, client } = attempt
  const now = context.now()
  checkLockout(user, now)
  if (!isRight() || user.status === 'UNKNOWN') {
    countFailure(user, now)
    throw notAuthorized()
  }
  if (!user.mfa.enabled) return completeSignIn(context, client, user)
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: context.challenges.open({ ...createChallenge(attempt, user), name: 'SOFTWARE_TOKEN_MFA', misses: 0 }),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  }
}

/** Returns tokens, unless the user was deleted in the meantime. */
function completeSignIn(context: Context, client: Client, user: User) {
  if (!context.data.users.includes(user)) throw notAuthorized()
  resetFailures(user)
  return createSession(context, client, user)
}

const Session = z.string().check(z.maxLength(2048))
const Code = z.string().check(z.maxLength(16))
const ClientId = z.string()

const PASSWORD_VERIFIER = operation(
  z.object({
    ClientId,
    ChallengeResponses: z.object({
      USERNAME: Name,
      PASSWORD_CLAIM_SECRET_BLOCK: Session,
      PASSWORD_CLAIM_SIGNATURE: z.string().check(z.maxLength(256)),
      TIMESTAMP: z.string().check(z.maxLength(64)),
    }),
  }),
  (context, { ClientId, ChallengeResponses: answer }) => {
    const { client } = getClient(context, ClientId)
    const {
      PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
      PASSWORD_CLAIM_SIGNATURE: signature,
      TIMESTAMP: timestamp,
    } = answer
    const { user, handshake } = context.challenges.find(secretBlock, 'PASSWORD_VERIFIER', ClientId, context.now())
    context.challenges.close(secretBlock)
    checkConfirmed(user)
    const claim = { poolId: user.poolId, sub: user.sub, secretBlock, timestamp, signature }
    return continueWithPassword({ context, client }, user, () => isClaimValid(handshake, user.verifier, claim))
  },
)

/**
 * A second factor may be wrong three times. Each failure counts toward the lockout, since the password alone does not
 * reset it.
 */
const SOFTWARE_TOKEN_MFA = operation(
  z.object({ ClientId, Session, ChallengeResponses: z.object({ USERNAME: Name, SOFTWARE_TOKEN_MFA_CODE: Code }) }),
  (context, { ClientId, Session, ChallengeResponses }) => {
    const now = context.now()
    const challenge = context.challenges.find(Session, 'SOFTWARE_TOKEN_MFA', ClientId, now)
    const { user } = challenge
    checkLockout(user, now)
    const step = findMatchingStep(user.totp.secret ?? '', ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE, now)
    if (!step) {
      countFailure(user, now)
      throw countMiss(context, Session, challenge, 'Invalid code received for user')
    }
    if (step <= user.totp.lastStep) {
      throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.')
    }
    user.totp.lastStep = step
    context.challenges.close(Session)
    return completeSignIn(context, getClient(context, ClientId).client, user)
  },
)

const EMAIL_OTP = operation(
  z.object({ ClientId, Session, ChallengeResponses: z.object({ USERNAME: Name, EMAIL_OTP_CODE: Code }) }),
  (context, { ClientId, Session, ChallengeResponses }) => {
    const { client, pool } = getClient(context, ClientId)
    const challenge = context.challenges.find(Session, 'EMAIL_OTP', ClientId, context.now())
    if (
      challenge.user.status === 'UNKNOWN' ||
      // The user may have turned on MFA since the code was sent.
      !listFactors(pool, challenge.user).includes('EMAIL_OTP') ||
      !isEqualInConstantTime(challenge.code, ChallengeResponses.EMAIL_OTP_CODE)
    ) {
      throw countMiss(context, Session, challenge, 'Invalid code or auth state for the user.')
    }
    context.challenges.close(Session)
    return completeSignIn(context, client, challenge.user)
  },
)

/** Allows one attempt per assertion. The user may have turned on MFA since the challenge. */
const WEB_AUTHN = operation(
  z.object({
    ClientId,
    Session,
    ChallengeResponses: z.object({ USERNAME: Name, CREDENTIAL: z.string().check(z.maxLength(20_000)) }),
  }),
  async (context, { ClientId, Session, ChallengeResponses }) => {
    const { client, pool } = getClient(context, ClientId)
    const { user, challenge } = context.challenges.find(Session, 'WEB_AUTHN', ClientId, context.now())
    context.challenges.close(Session)
    const isRight =
      listFactors(pool, user).includes('WEB_AUTHN') &&
      (await verifyAssertion(pool, user, challenge, ChallengeResponses.CREDENTIAL))
    if (!isRight) throw notAuthorized()
    return completeSignIn(context, client, user)
  },
)

const SELECT_CHALLENGE = operation(
  z.object({
    ClientId,
    Session,
    ClientMetadata: Metadata,
    ChallengeResponses: z.extend(Parameters, { USERNAME: Name, ANSWER: z.string() }),
  }),
  (context, { ClientId, Session, ClientMetadata: metadata, ChallengeResponses: parameters }) => {
    const { client, pool } = getClient(context, ClientId)
    const { user } = context.challenges.find(Session, 'SELECT_CHALLENGE', ClientId, context.now())
    const chosenFactor = listFactors(pool, user).find((factor) => factor === parameters.ANSWER)
    if (!chosenFactor) throw invalidParameter('Selected challenge is not available for the user.')
    context.challenges.close(Session)
    return factors[chosenFactor]({ context, pool, client, parameters, metadata }, user)
  },
)

const maxMisses = 3

function countMiss(
  context: Context,
  session: string,
  challenge: Challenge<'SOFTWARE_TOKEN_MFA'> | Challenge<'EMAIL_OTP'>,
  message: string,
): CognitoError {
  challenge.misses++
  if (challenge.misses >= maxMisses) context.challenges.close(session)
  return new CognitoError('CodeMismatchException', message)
}

const challengeOperations = { PASSWORD_VERIFIER, SOFTWARE_TOKEN_MFA, EMAIL_OTP, WEB_AUTHN, SELECT_CHALLENGE }

/** Runs the operation of the challenge that the request names. */
export const RespondToAuthChallenge: Operation = (context, request) =>
  operation(
    z.object({
      ChallengeName: z.enum(['PASSWORD_VERIFIER', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP', 'WEB_AUTHN', 'SELECT_CHALLENGE']),
    }),
    (_context, { ChallengeName }) => challengeOperations[ChallengeName](context, request),
  )(context, request)
