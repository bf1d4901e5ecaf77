import { base64Url } from '#shared/base64url.ts'

/** Secrets that tie an OAuth redirect to its request, so that nobody else can complete it. */
interface OAuthProof {
  /** RFC 6749, 10.12. */
  readonly state: string
  /** The PKCE verifier (RFC 7636). It stays in this browser until the code is exchanged. */
  readonly verifier: string
  /** The PKCE challenge, which is sent with the request. */
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
