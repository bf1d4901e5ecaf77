/**
 * Returns the URI for an authenticator app's QR code (Google's "Key Uri Format"). Digest, digits and period are the defaults,
 * which Cognito uses.
 */
export const keyUri = (issuer: string, account: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
