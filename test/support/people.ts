import { TOTP } from 'otpauth'
import * as z from 'zod/mini'
import type { Backend } from './backend.ts'
import type { SignedUp } from './pool.ts'

/** Returns the code in the newest email to an address. */
export function readMailedCode(backend: Backend, to: string): string {
  const code = />(\d{6,8})</.exec(backend.mails(to)[0]?.html ?? '')?.[1]
  if (!code) throw new Error(`no code was mailed to ${to}`)
  return code
}

/** Calls a user pool operation that the page does not use. */
export async function callPool(backend: Backend, operation: string, body: object): Promise<unknown> {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  }
  const response = await fetch(backend.poolOrigin, { method: 'POST', headers, body: JSON.stringify(body) })
  return JSON.parse((await response.text()) || '{}')
}

const Secret = z.object({ SecretCode: z.string() })

/** Sets up an authenticator app for a user and returns it. The app's current code is already used. */
export async function setUpAuthenticator(backend: Backend, { tokens }: SignedUp): Promise<TOTP> {
  const AccessToken = tokens.accessToken
  const { SecretCode } = z.parse(Secret, await callPool(backend, 'AssociateSoftwareToken', { AccessToken }))
  const app = new TOTP({ secret: SecretCode })
  await callPool(backend, 'VerifySoftwareToken', { AccessToken, UserCode: app.generate() })
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
  const WebAuthnMfaSettings = { Enabled: true }
  await callPool(backend, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings, WebAuthnMfaSettings })
  return app
}
