import * as z from 'zod/mini'
import { createTimeoutSignal, noKeepAlive } from '#functions/clients/http.ts'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { parseJson } from '#functions/lib/input.ts'
import { log } from '#functions/lib/log.ts'

/**
 * How long the code of a completed consent is remembered, in seconds, so that it is not exchanged again: longer than Google accepts it.
 */
export const usedCodeSeconds = 900

/** `grant`: the code or token is no longer valid. `setup`: our OAuth client is misconfigured. `busy`: temporary. */
export type GoogleErrorKind = 'grant' | 'setup' | 'busy'

/** The kinds by the field `error` (RFC 6749, 5.2; RFC 7009 for `invalid_token`). */
const kindByCode: ReadonlyMap<string, GoogleErrorKind> = new Map(
  Object.entries({
    invalid_grant: 'grant',
    invalid_token: 'grant',
    invalid_client: 'setup',
    deleted_client: 'setup',
    disabled_client: 'setup',
    unauthorized_client: 'setup',
    redirect_uri_mismatch: 'setup',
    invalid_request: 'setup',
    invalid_scope: 'setup',
    unsupported_grant_type: 'setup',
    admin_policy_enforced: 'setup',
    org_internal: 'setup',
  }),
)

const Body = z.object({ error: z.string() })

/** A failed request to Google. Logs itself, with only the error's name from the response. */
export class GoogleError extends Failure {
  readonly kind: GoogleErrorKind

  constructor(status: number, body: unknown, cause?: unknown) {
    const code = z.safeParse(Body, body).data?.error
    const kind = (code === undefined ? undefined : kindByCode.get(code)) ?? 'busy'
    const description = `${status} ${code?.slice(0, 50) ?? ''}`
    super('upstream_failed', undefined, { cause: new Error(`Google: ${description}`, { cause }) })
    this.kind = kind
    log(kind === 'setup' ? 'error' : 'warn', 'google', { kind, description, cause })
  }
}

/** Posts a form to Google's OAuth server. `body` is undefined unless it is JSON. Throws GoogleError if there is no response. */
export async function postForm(
  path: '/token' | '/revoke',
  form: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(`${env('GOOGLE_OAUTH_URL')}${path}`, {
      method: 'POST',
      headers: noKeepAlive,
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: createTimeoutSignal(signal),
    })
    return { status: response.status, body: parseJson(await response.text()) }
  } catch (cause) {
    throw new GoogleError(0, undefined, cause)
  }
}
