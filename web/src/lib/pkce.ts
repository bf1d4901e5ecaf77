import { base64Url } from '#shared/base64url.ts'

/** What an OAuth request and its redirect back have in common, so that nobody else can complete it. */
export interface OAuthProof {
  /** RFC 6749, 10.12. */
  readonly state: string
  /** Of PKCE (RFC 7636): stays in this browser until the code is exchanged. */
  readonly verifier: string
  /** Of PKCE: the request names it. */
  readonly challenge: string
}

/** Creates the proof of one OAuth request. */
export async function createOAuthProof(): Promise<OAuthProof> {
  const verifier = randomText()
  const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { state: randomText(), verifier, challenge: base64Url(new Uint8Array(challenge)) }
}

/** Returns 256 random bits as 43 characters. */
const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(32)))
