import { createHash } from 'node:crypto'
import type { JsonResponse } from '../json-response.ts'

/** Our OAuth client at Google. */
export interface GoogleClient {
  readonly clientId: string
  readonly clientSecret: string
}

export const oauthError = (status: number, error: string, error_description: string): JsonResponse => ({
  status,
  body: { error, error_description },
})

/** Returns the PKCE challenge of a verifier (RFC 7636, section 4.2: S256). */
export const createChallenge = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** Returns the scopes of an authorization request. */
export const readScopes = (query: URLSearchParams): string[] => (query.get('scope') ?? '').split(' ').filter(Boolean)
