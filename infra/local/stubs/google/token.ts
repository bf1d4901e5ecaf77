import { accessTokenSeconds, type Grants, type IssuedTokens } from './grants.ts'

/** As whom we are known to Google. */
export interface GoogleClient {
  readonly clientId: string
  readonly clientSecret: string
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

const oauthError = (status: number, error: string, error_description: string): Answer => ({
  status,
  body: { error, error_description },
})

/** What a test may have the next call of the token endpoint or of `revoke` answered with, by its name. */
export const oauthFaults = {
  invalid_grant: oauthError(400, 'invalid_grant', 'Token has been expired or revoked.'),
  invalid_client: oauthError(401, 'invalid_client', 'The OAuth client was not found.'),
  unauthorized_client: oauthError(401, 'unauthorized_client', 'Unauthorized'),
  redirect_uri_mismatch: oauthError(400, 'redirect_uri_mismatch', 'Bad Request'),
  invalid_request: oauthError(400, 'invalid_request', 'Missing required parameter: client_id'),
  internal_failure: oauthError(500, 'internal_failure', '<b>Backend Error</b>'),
  rate_limited: oauthError(429, 'rate_limit_exceeded', 'Rate Limit Exceeded'),
  nonsense: { status: 200, body: { access_token: 7, expires_in: 'soon' } },
} as const satisfies Record<string, Answer>

const toTokenResponse = ({ accessToken, scopes }: IssuedTokens) => ({
  access_token: accessToken,
  expires_in: accessTokenSeconds,
  scope: scopes.join(' '),
  token_type: 'Bearer',
})

/** `POST /token`: a code or a refresh token for an access token. */
export function issueTokens(form: URLSearchParams, client: GoogleClient, grants: Grants): Answer {
  const given = (name: string) => form.get(name) ?? ''
  if (given('client_id') !== client.clientId) return oauthFaults.invalid_client
  if (given('client_secret') !== client.clientSecret) return oauthError(401, 'invalid_client', 'Unauthorized')
  if (given('grant_type') === 'refresh_token') {
    const issued = grants.refresh(given('refresh_token'))
    return issued ? { status: 200, body: toTokenResponse(issued) } : oauthFaults.invalid_grant
  }
  if (given('grant_type') !== 'authorization_code')
    return oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${given('grant_type')}`)
  const issued = grants.redeem(given('code'), given('code_verifier'), given('redirect_uri'))
  if (issued === 'redirect_uri_mismatch') return oauthFaults.redirect_uri_mismatch
  if (!issued) return oauthError(400, 'invalid_grant', 'Bad Request')
  return { status: 200, body: { ...toTokenResponse(issued), refresh_token: issued.refreshToken } }
}

/** `POST /revoke`: a token, and with it all that its account allowed us. */
export const revokeToken = (form: URLSearchParams, grants: Grants): Answer =>
  grants.revoke(form.get('token') ?? '')
    ? { status: 200, body: {} }
    : oauthError(400, 'invalid_token', 'Token expired or revoked')
