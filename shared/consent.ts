/** What a creator is asked to allow at Google: reading the channel, reading its figures. Nothing that we do not use. */
export const consentScopes = [
  'https://www.googleapis.com/auth/youtube.readonly',
  'https://www.googleapis.com/auth/yt-analytics.readonly',
] as const

/** Where Google sends the browser back to, below the site's origin; the one address to allow at Google. */
export const consentReturnPath = '/dashboard'

/** Where a creator sees, and takes back, what they allowed. */
export const permissionsUrl = 'https://myaccount.google.com/permissions'
