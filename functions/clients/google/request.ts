import * as z from 'zod/mini'
import { closeConnection, requestTimeout } from '#functions/clients/http.ts'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'

/** `grant`: what we showed is good no more; `setup`: our client is wrong, which only the operator can mend; `busy` passes. */
export type GoogleErrorKind = 'grant' | 'setup' | 'busy'

/** By `error` (RFC 6749, 5.2; RFC 7009 for `invalid_token`), never by text. */
const kindOf: ReadonlyMap<string, GoogleErrorKind> = new Map(
  Object.entries({
    invalid_grant: 'grant',
    invalid_token: 'grant',
    invalid_client: 'setup',
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

/** A call that Google did not answer as asked. Of what it said only the error's name goes to our log. */
export class GoogleError extends Failure {
  readonly fault: GoogleErrorKind

  constructor(status: number, body: unknown, cause?: unknown) {
    const said = z.safeParse(Body, body).data?.error
    const fault = (said === undefined ? undefined : kindOf.get(said)) ?? 'busy'
    const description = `${status} ${said?.slice(0, 50) ?? ''}`
    super('upstream_failed', undefined, { cause: new Error(`Google: ${description}`, { cause }) })
    this.fault = fault
    log(fault === 'setup' ? 'error' : 'warn', 'google', { fault, description, cause })
  }
}

/** One POST of a form to Google's OAuth server; `body` is undefined for what is no JSON. Throws GoogleFault for no answer. */
export async function postForm(
  path: '/token' | '/revoke',
  form: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(`${env('GOOGLE_OAUTH_URL')}${path}`, {
      method: 'POST',
      headers: closeConnection,
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: requestTimeout(signal),
    })
    return { status: response.status, body: fromJson(await response.text()) }
  } catch (cause) {
    throw new GoogleError(0, undefined, cause)
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
