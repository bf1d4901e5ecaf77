import { hasFields } from './fields.ts'

/** The signed-in user according to the ID token. */
export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** Reads the claims of a token. The signature is not checked here; functions verify the access token. */
export function claimsOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** Returns the app client that an access token was issued to. Undefined if the text is not a Cognito token. */
export function clientOf(accessToken: string): string | undefined {
  try {
    const claims = claimsOf(accessToken)
    return hasFields(claims, { client_id: 'string' }) ? claims.client_id : undefined
  } catch {
    return undefined
  }
}

/** Reads the user from an ID token. */
export function userOf(idToken: string): User {
  const claims = claimsOf(idToken)
  if (!hasFields(claims, { sub: 'string', email: 'string' })) throw new TypeError('an ID token without a user')
  const { sub, email } = claims
  return { id: sub, email, name: hasFields(claims, { name: 'string' }) ? claims.name : '' }
}
