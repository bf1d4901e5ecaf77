import type { HttpRequest } from '#functions/lib/handle.ts'
import { OAuthError } from './respond.ts'

/** Parses parameters. Returns undefined if one is repeated, which RFC 6749 (3.1) forbids. */
export function readParameters(text: string): Readonly<Record<string, string>> | undefined {
  const parameters = [...new URLSearchParams(text)]
  const byName = new Map(parameters)
  return byName.size === parameters.length ? Object.fromEntries(byName) : undefined
}

/** Reads the form of a request. Throws OAuthError `invalid_request` for anything else. */
export function readForm({ headers, body }: HttpRequest): Readonly<Record<string, string>> {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const parameters = type === 'application/x-www-form-urlencoded' ? readParameters(body) : undefined
  if (!parameters) throw new OAuthError('invalid_request')
  return parameters
}
