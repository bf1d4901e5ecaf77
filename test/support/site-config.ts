import type { Config } from '#shared/config.ts'

/** The configuration of a local site. Nothing answers at its addresses. */
export const siteConfig = {
  region: 'us-east-1',
  userPoolId: 'pool',
  userPoolClientId: 'client',
  cognitoEndpoint: 'https://pool.example',
  uploadsOrigin: 'https://uploads.example',
  codesByMail: true,
  passkeys: true,
  ai: false,
  payments: false,
  derivedMetrics: false,
  local: true,
} satisfies Config
