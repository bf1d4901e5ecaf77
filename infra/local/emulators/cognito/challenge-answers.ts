/**
 * The steps after the first: what a client answers to the challenge that it was given.
 * Left out: e-mail and text messages as a second factor, a forced new password, a forced MFA set-up.
 */
import * as z from 'zod/mini'
import type { Challenge } from './challenges.ts'
import { sameText } from './codes.ts'
import { type Context, clientOf, Metadata, Name, type Operation, operation } from './context.ts'
import { CognitoError, invalidParameter } from './errors.ts'
import { checkLock, countFailure } from './lockout.ts'
import { afterPassword, available, checkConfirmed, completed, factors, Parameters } from './sign-in.ts'
import { claimHolds } from './srp.ts'
import { matchingStep } from './totp.ts'

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
    const { client } = clientOf(context, ClientId)
    const {
      PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
      PASSWORD_CLAIM_SIGNATURE: signature,
      TIMESTAMP: timestamp,
    } = answer
    const { user, handshake } = context.challenges.find(secretBlock, 'PASSWORD_VERIFIER', ClientId, context.now())
    context.challenges.close(secretBlock)
    checkConfirmed(user)
    const claim = { poolId: user.poolId, sub: user.sub, secretBlock, timestamp, signature }
    return afterPassword({ context, client }, user, () => claimHolds(handshake, user.verifier, claim))
  },
)

/** A second factor may be got wrong thrice; each counts as a failed sign-in, since the password alone forgives none. */
const SOFTWARE_TOKEN_MFA = operation(
  z.object({ ClientId, Session, ChallengeResponses: z.object({ USERNAME: Name, SOFTWARE_TOKEN_MFA_CODE: Code }) }),
  (context, { ClientId, Session, ChallengeResponses }) => {
    const now = context.now()
    const challenge = context.challenges.find(Session, 'SOFTWARE_TOKEN_MFA', ClientId, now)
    const { user } = challenge
    checkLock(user, now)
    const step = matchingStep(user.totp.secret ?? '', ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE, now)
    if (!step) {
      countFailure(user, now)
      throw missed(context, Session, challenge, 'Invalid code received for user')
    }
    if (step <= user.totp.lastStep) {
      throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.')
    }
    user.totp.lastStep = step
    context.challenges.close(Session)
    return completed(context, clientOf(context, ClientId).client, user)
  },
)

const EMAIL_OTP = operation(
  z.object({ ClientId, Session, ChallengeResponses: z.object({ USERNAME: Name, EMAIL_OTP_CODE: Code }) }),
  (context, { ClientId, Session, ChallengeResponses }) => {
    const challenge = context.challenges.find(Session, 'EMAIL_OTP', ClientId, context.now())
    if (challenge.user.status === 'UNKNOWN' || !sameText(challenge.code, ChallengeResponses.EMAIL_OTP_CODE)) {
      throw missed(context, Session, challenge, 'Invalid code or auth state for the user.')
    }
    context.challenges.close(Session)
    return completed(context, clientOf(context, ClientId).client, challenge.user)
  },
)

const SELECT_CHALLENGE = operation(
  z.object({
    ClientId,
    Session,
    ClientMetadata: Metadata,
    ChallengeResponses: z.extend(Parameters, { USERNAME: Name, ANSWER: z.string() }),
  }),
  (context, { ClientId, Session, ClientMetadata: metadata, ChallengeResponses: given }) => {
    const { client, pool } = clientOf(context, ClientId)
    const { user } = context.challenges.find(Session, 'SELECT_CHALLENGE', ClientId, context.now())
    const chosen = available(pool, user).find((factor) => factor === given.ANSWER)
    if (!chosen) throw invalidParameter('Selected challenge is not available for the user.')
    context.challenges.close(Session)
    return factors[chosen]({ context, pool, client, given, metadata }, user)
  },
)

const mostMisses = 3

function missed(
  context: Context,
  session: string,
  challenge: Challenge<'SOFTWARE_TOKEN_MFA'> | Challenge<'EMAIL_OTP'>,
  message: string,
): CognitoError {
  challenge.misses++
  if (challenge.misses >= mostMisses) context.challenges.close(session)
  return new CognitoError('CodeMismatchException', message)
}

const answers = { PASSWORD_VERIFIER, SOFTWARE_TOKEN_MFA, EMAIL_OTP, SELECT_CHALLENGE }

/** Hands the answer to the challenge that it names. */
export const RespondToAuthChallenge: Operation = (context, request) =>
  operation(
    z.object({ ChallengeName: z.enum(['PASSWORD_VERIFIER', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP', 'SELECT_CHALLENGE']) }),
    (_context, { ChallengeName }) => answers[ChallengeName](context, request),
  )(context, request)
