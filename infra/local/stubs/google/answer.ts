/** Our OAuth client at Google. */
export interface GoogleClient {
  readonly clientId: string
  readonly clientSecret: string
}

/** A response of the token endpoint. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

export const oauthError = (status: number, error: string, error_description: string): Answer => ({
  status,
  body: { error, error_description },
})

/** Returns the scopes of an authorization request. */
export const readScopes = (query: URLSearchParams): string[] => (query.get('scope') ?? '').split(' ').filter(Boolean)
