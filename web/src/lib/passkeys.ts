import * as z from 'zod/mini'
import { hasFields } from './fields.ts'

/**
 * Why the browser did not create or use a passkey. `canceled`: the user closed the prompt, let it time out, or has no matching passkey;
 * browsers do not distinguish these. `exists`: the device already has one for this account. `wrong_site`: the page's domain does not belong
 * to the relying party. `unsupported`: the device does not support it.
 */
export type PasskeyProblem = 'canceled' | 'exists' | 'wrong_site' | 'unsupported'

/** A created or used passkey, in the JSON format of WebAuthn. */
interface PasskeyProof {
  readonly status: 'done'
  /** Its `id` is in base64url. */
  readonly credential: { readonly id: string; readonly [field: string]: unknown }
}

/** Returns whether this browser supports passkeys and their JSON methods: Chrome 129, Firefox 119, Safari 18.4. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Returns whether this device can store a passkey and verify its user, by fingerprint, face or screen lock. */
export const canHoldPasskey = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false))

const CreationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ name: z.string() }),
  user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.looseObject({ type: z.literal('public-key'), alg: z.number() })),
})

/** Creates a passkey with the `options` of Cognito's `StartWebAuthnRegistration`. Never rejects. */
export const createPasskey = (options: unknown) =>
  prove(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(z.parse(CreationOptions, options)),
    }),
  )

/** Signs a challenge with a passkey. Never rejects. */
export const signWithPasskey = (options: PublicKeyCredentialRequestOptionsJSON) =>
  prove(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }))

async function prove(
  ask: () => Promise<Credential | null>,
): Promise<PasskeyProof | { readonly status: PasskeyProblem }> {
  try {
    const credential = await ask()
    if (!(credential instanceof PublicKeyCredential)) return { status: 'canceled' }
    return { status: 'done', credential: { ...credential.toJSON() } }
  } catch (error) {
    return { status: problemOf(error) }
  }
}

/** The error names of both calls (https://www.w3.org/TR/webauthn-3/). */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  AbortError: 'canceled',
  NotAllowedError: 'canceled',
  InvalidStateError: 'exists',
  SecurityError: 'wrong_site',
}

const problemOf = (error: unknown): PasskeyProblem =>
  (hasFields(error, { name: 'string' }) && problems[error.name]) || 'unsupported'
