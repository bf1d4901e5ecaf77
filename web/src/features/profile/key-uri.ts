/**
 * What an authenticator app reads from a QR code (Google's "Key Uri Format"); digest, digits and seconds are the
 * defaults, which are Cognito's.
 */
export const keyUri = (issuer: string, account: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
