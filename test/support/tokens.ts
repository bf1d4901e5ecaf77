import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { rsaKey } from './keys.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The issuer and the user of a token. */
export interface TokenSubject {
  readonly poolId: string
  readonly clientId: string
  readonly userId: string
}

export interface TokenOptions {
  /** Claims that override those of a valid access token. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly algorithm?: 'RS256' | 'none'
  /** Signed with a key that is not the pool's. */
  readonly forged?: true
  /** The key id in the header, if it is not the pool's. */
  readonly kid?: string
}

const keyId = 'test-key'
const ours = createPrivateKey(rsaKey('tokens'))

/** The public half of the key that {@link mintToken} signs with, as a member of a pool's key set. */
export const testKey = { ...createPublicKey(ours).export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }

/** Creates an access token like Cognito's, valid for 15 minutes, or an invalid one with `options`. */
export function mintToken({ poolId, clientId, userId }: TokenSubject, options: TokenOptions = {}): string {
  const { claims = {}, algorithm = 'RS256', forged, kid = keyId } = options
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    sub: userId,
    iss: `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`,
    client_id: clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    auth_time: now,
    iat: now,
    exp: now + 900,
    ...claims,
  }
  const signed = `${encode({ kid, alg: algorithm })}.${encode(payload)}`
  if (algorithm === 'none') return `${signed}.`
  return `${signed}.${forged ? signWith(createPrivateKey(rsaKey('forged tokens')), signed) : signOurs(signed)}`
}

const signWith = (key: KeyObject, text: string) => sign('sha256', Buffer.from(text), key).toString('base64url')

/** Signs a text, once: that takes a millisecond, and tests often ask for the same token in the same second. */
function signOurs(text: string): string {
  const signature = signatures.get(text) ?? signWith(ours, text)
  signatures.set(text, signature)
  return signature
}
const signatures = new Map<string, string>()
