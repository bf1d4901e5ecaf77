/** The configuration of a site whose user pool a test replaces. */
export const cognitoConfig = {
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_abcdefghi',
  userPoolClientId: 'client',
  cognitoEndpoint: 'http://127.0.0.1:9/cognito',
  uploadsOrigin: 'http://127.0.0.1:9',
  codesByMail: true,
  passkeys: true,
  payments: true,
  ai: false,
  derivedMetrics: true,
  local: true,
}
