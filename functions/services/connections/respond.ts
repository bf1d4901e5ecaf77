import type { HttpOutput } from '#shared/contract/raw-endpoint.ts'

/** An error with a code of OAuth (RFC 6749, 5.2; RFC 7591, 3.2.2; RFC 8707, 2). */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  constructor(readonly code: string) {
    super(code)
  }
}

/** Runs a step of OAuth. Returns its result as JSON, or its OAuthError. */
export async function respond(status: number, run: () => Promise<object>): Promise<HttpOutput> {
  try {
    return toJson(status, await run())
  } catch (error) {
    if (error instanceof OAuthError) return toJson(400, { error: error.code })
    throw error
  }
}

const toJson = (status: number, body: object): HttpOutput => ({
  status,
  headers: { 'content-type': 'application/json', pragma: 'no-cache' },
  body: JSON.stringify(body),
})
