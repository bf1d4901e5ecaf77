import { connections } from '#shared/contract/connections.ts'
import { ask } from './ask.ts'
import { type Backend, siteUrl } from './backend.ts'
import { createPkce } from './pkce.ts'

/** A client that we know, the address that it has users sent back to, and the resource that it asks for. */
export const claude = 'https://claude.ai/oauth/mcp-oauth-client-metadata'
export const callback = 'https://claude.ai/api/mcp/auth_callback'
export const resource = `${siteUrl}/api/mcp`

/** Returns the query with which an assistant opens the consent screen. `undefined` leaves a parameter out. */
export function consentQuery(changes: Readonly<Record<string, string | undefined>> = {}) {
  const { verifier, challenge } = createPkce()
  const all = {
    response_type: 'code',
    client_id: claude,
    redirect_uri: callback,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'the state',
    resource,
    ...changes,
  }
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return { verifier, query: new URLSearchParams(given).toString() }
}

/** Sends a query to the consent screen's endpoint. `decision` is the user's, or `{}` if the user is only asked. */
export async function consent(backend: Backend, as: string, query: string, decision: object = { allow: true }) {
  const { status, body } = await backend.request('POST', '/api/oauth/consent', { as, body: { query, ...decision } })
  const parsed = connections.consent.output.safeParse(body)
  return { http: status, body, ...(parsed.data ?? { status: undefined }) }
}

/** Posts a form, as assistants do. */
export async function postOAuth(backend: Backend, path: string, form: Readonly<Record<string, string>>) {
  const { status, text } = await ask(backend.origin, 'POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  return { status, body: JSON.parse(text) as Record<string, string> }
}

/** Lets a user connect Claude, which redeems its code. Returns its access token. */
export async function redeemConsent(backend: Backend, as: string): Promise<string> {
  const { verifier, query } = consentQuery()
  const answer = await consent(backend, as, query)
  const code = new URL(answer.status === 'redirect' ? answer.to : '').searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, client_id: claude, redirect_uri: callback }
  const { body } = await postOAuth(backend, '/api/oauth/token', { ...form, code_verifier: verifier, resource })
  return body.access_token ?? ''
}
