import { vi } from 'vitest'
import * as z from 'zod/mini'
import { clientId } from '#infra/local/deployment.ts'
import { PoolDefinition } from '#infra/local/emulators/cognito/data.ts'
import { passkeys } from '#shared/contract/passkeys.ts'
import type { Answer } from './ask.ts'
import { type Circumstances, createPasskey, type Passkey } from './authenticator.ts'
import type { Backend } from './backend.ts'
import { pauseAt } from './interrupt.ts'
import { callPool, readMailedCode } from './people.ts'
import { signUpPassword } from './pool.ts'

/** Starts adding a passkey as a signed-in user, and creates it on a software authenticator. */
export async function startPasskey(backend: Backend, as: string, circumstances?: Circumstances) {
  const { body } = await backend.request('POST', '/api/passkeys/options', { as, body: {} })
  return createPasskey(passkeys.options.output.parse(body).options, circumstances)
}

const SignIn = z.object({ AuthenticationResult: z.object({ AccessToken: z.string() }) })
const Started = z.object({ CredentialCreationOptions: z.unknown() })

/** Signs in with the password of the sign-up and adds a passkey at Cognito directly, bypassing our endpoints. */
export async function addPasskeyAtCognito(backend: Backend, email: string): Promise<Passkey> {
  const AuthParameters = { USERNAME: email, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: signUpPassword }
  const request = { ClientId: clientId, AuthFlow: 'USER_AUTH', AuthParameters }
  const { AccessToken } = SignIn.parse(await callPool(backend, 'InitiateAuth', request)).AuthenticationResult
  const started = Started.parse(await callPool(backend, 'StartWebAuthnRegistration', { AccessToken }))
  const { passkey, registration: Credential } = createPasskey(started.CredentialCreationOptions)
  await callPool(backend, 'CompleteWebAuthnRegistration', { AccessToken, Credential })
  return passkey
}

/** Confirms a user's address while a stranger, who signed up with it, adds a passkey. */
export async function confirmBesideStranger(backend: Backend, email: string) {
  const body = { user: email, code: readMailedCode(backend, email), password: 'the password of the owner' }
  const pause = await pauseAt(({ name }) => name === 'AdminSetUserPasswordCommand')
  const confirming = backend.request('POST', '/api/account/confirm-sign-up', { body })
  await pause.reached
  const passkey = await addPasskeyAtCognito(backend, email)
  pause.resume()
  return { passkey, answer: await confirming }
}

/**
 * Turns passkeys off in the pool and in the functions, as in a deployment without a domain. Returns a function that restores
 * them.
 */
export function withoutPasskeys({ pool: { pools } }: Backend): () => void {
  const [pool] = pools
  if (!pool) throw new Error('There is no pool')
  const { definition } = pool
  const { WebAuthnRelyingPartyID: _, WebAuthnFactorConfiguration: __, ...others } = definition
  const { SignInPolicy } = definition.Policies ?? {}
  const AllowedFirstAuthFactors = (SignInPolicy?.AllowedFirstAuthFactors ?? []).filter((one) => one !== 'WEB_AUTHN')
  pool.definition = PoolDefinition.parse({
    ...others,
    Policies: { ...definition.Policies, SignInPolicy: { AllowedFirstAuthFactors } },
  })
  vi.stubEnv('PASSKEYS', 'off')
  // Modules read the environment once, when they load.
  vi.resetModules()
  return () => {
    pool.definition = definition
    vi.unstubAllEnvs()
    vi.resetModules()
  }
}

/** Resets a password with a code by mail, and returns Cognito's response. */
export async function resetPassword(backend: Backend, email: string): Promise<unknown> {
  const user = { ClientId: clientId, Username: email }
  await callPool(backend, 'ForgotPassword', user)
  const ConfirmationCode = readMailedCode(backend, email)
  const Password = 'the password of the owner'
  return callPool(backend, 'ConfirmForgotPassword', { ...user, ConfirmationCode, Password })
}

/** Adds a passkey as the site does. */
export async function addPasskey(
  backend: Backend,
  as: string,
  name = 'Laptop',
): Promise<{ readonly passkey: Passkey; readonly answer: Answer }> {
  const { passkey, registration } = await startPasskey(backend, as)
  const body = { credential: registration, name }
  return { passkey, answer: await backend.request('POST', '/api/passkeys', { as, body }) }
}
