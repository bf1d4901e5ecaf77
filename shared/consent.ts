/** The OAuth scopes we request: read access to the channel and to its analytics. We request no scope that we do not use. */
export const consentScopes = [
  'https://www.googleapis.com/auth/youtube.readonly',
  'https://www.googleapis.com/auth/yt-analytics.readonly',
] as const

/** The path of the OAuth redirect URI. The operator registers the site's origin with this path at Google. */
export const consentReturnPath = '/dashboard'

/** Google's page where creators review and revoke access. */
export const permissionsUrl = 'https://myaccount.google.com/permissions'
