import {
  CognitoIdentityProviderClient,
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  GetUserCommand,
  InvalidParameterException,
  LimitExceededException,
  ListWebAuthnCredentialsCommand,
  NotAuthorizedException,
  ResourceNotFoundException,
  SetUserMFAPreferenceCommand,
  StartWebAuthnRegistrationCommand,
  UserNotFoundException,
  WebAuthnChallengeNotFoundException,
  WebAuthnClientMismatchException,
  WebAuthnConfigurationMissingException,
  WebAuthnCredentialNotSupportedException,
  WebAuthnNotEnabledException,
  WebAuthnOriginNotAllowedException,
  WebAuthnRelyingPartyMismatchException,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'

/*
 * Passkeys of an access token's user. Cognito has no admin operations for them: without a session of the user they can only be removed by
 * deleting the user.
 */

/** Does not retry, because a repeated request would find its challenge already used. */
const cognito = new CognitoIdentityProviderClient({ maxAttempts: 1 })

/**
 * Awaits a request with a user's access token. Throws Failure `unauthenticated` if Cognito does not accept the token, and
 * `passkeys_disabled` if the pool has no passkeys.
 */
async function asUser<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request
  } catch (cause) {
    if (cause instanceof NotAuthorizedException || cause instanceof UserNotFoundException)
      throw new Failure('unauthenticated', undefined, { cause })
    if (cause instanceof WebAuthnNotEnabledException || cause instanceof WebAuthnConfigurationMissingException)
      throw new Failure('passkeys_disabled', undefined, { cause })
    throw cause
  }
}

/** A passkey as Cognito describes it. */
export interface PoolPasskey {
  readonly id: string
  /** The name that Cognito gave it. */
  readonly name: string
  readonly createdAt: Date
}

/** Returns a user's passkeys. Throws Failure `unauthenticated` or `passkeys_disabled`. */
export async function listPoolPasskeys(AccessToken: string): Promise<PoolPasskey[]> {
  const found: PoolPasskey[] = []
  let NextToken: string | undefined
  do {
    const page = await asUser(cognito.send(new ListWebAuthnCredentialsCommand({ AccessToken, NextToken })))
    for (const { CredentialId = '', FriendlyCredentialName = '', CreatedAt = new Date(0) } of page.Credentials ?? [])
      found.push({ id: CredentialId, name: FriendlyCredentialName, createdAt: CreatedAt })
    ;({ NextToken } = page)
  } while (NextToken)
  return found
}

/**
 * Starts a registration and returns its options (PublicKeyCredentialCreationOptionsJSON). Throws Failure `passkey_limit_reached`,
 * `unauthenticated` or `passkeys_disabled`.
 */
export async function startPoolPasskey(AccessToken: string): Promise<Record<string, unknown>> {
  try {
    const started = await asUser(cognito.send(new StartWebAuthnRegistrationCommand({ AccessToken })))
    return z.record(z.string(), z.unknown()).parse(started.CredentialCreationOptions)
  } catch (cause) {
    if (cause instanceof LimitExceededException) throw new Failure('passkey_limit_reached', undefined, { cause })
    throw cause
  }
}

/**
 * Completes a registration with a RegistrationResponseJSON. Throws Failure `passkey_refused` if Cognito does not accept it: it was not
 * started, is too old, was already completed, or is from another origin or an unsupported device.
 */
export async function completePoolPasskey(AccessToken: string, credential: object): Promise<void> {
  try {
    const Credential = JSON.parse(JSON.stringify(credential))
    await asUser(cognito.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential })))
  } catch (cause) {
    if (refusals.some((refusal) => cause instanceof refusal)) throw new Failure('passkey_refused', undefined, { cause })
    throw cause
  }
}

const refusals = [
  InvalidParameterException,
  WebAuthnChallengeNotFoundException,
  WebAuthnClientMismatchException,
  WebAuthnCredentialNotSupportedException,
  WebAuthnOriginNotAllowedException,
  WebAuthnRelyingPartyMismatchException,
]

/** Removes a passkey. Returns false if the user has none with this id. Throws Failure `unauthenticated` or `passkeys_disabled`. */
export async function deletePoolPasskey(AccessToken: string, CredentialId: string): Promise<boolean> {
  try {
    await asUser(cognito.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId })))
    return true
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false
    throw error
  }
}

/**
 * Lets a user with an authenticator app sign in with a passkey alone, which counts as both factors. Otherwise Cognito does not offer them
 * passkeys. Does nothing for users without an app, or if the pool has no passkeys.
 */
export async function acceptPasskeysAsBothFactors(AccessToken: string): Promise<void> {
  if (env('PASSKEYS') === 'off') return
  const { UserMFASettingList = [] } = await asUser(cognito.send(new GetUserCommand({ AccessToken })))
  if (!UserMFASettingList.includes('SOFTWARE_TOKEN_MFA')) return
  await asUser(cognito.send(new SetUserMFAPreferenceCommand({ AccessToken, WebAuthnMfaSettings: { Enabled: true } })))
}
