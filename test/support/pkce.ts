import { createHash, randomBytes } from 'node:crypto'

/** Creates a PKCE verifier with its challenge. */
export function createPkce(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
