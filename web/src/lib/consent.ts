import * as z from 'zod/mini'
import type { Config } from '#shared/config.ts'
import { consentReturnPath, consentScopes } from '#shared/consent.ts'

/** A consent begun in this tab and not come back yet; whose it is stands beside its state. */
const Begun = z.object({ state: z.string(), verifier: z.string(), sub: z.string(), until: z.number() })

const key = 'viewcraft.consent'
const life = 10 * 60_000

/**
 * What Google says of a consent that came to nothing: OAuth's codes (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6)
 * and its own. Any other text in the address was put there by somebody else and is not shown.
 */
const googleErrors = [
  'access_denied',
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'interaction_required',
  'login_required',
  'account_selection_required',
  'consent_required',
  'admin_policy_enforced',
  'disallowed_useragent',
  'org_internal',
  'invalid_client',
  'deleted_client',
  'invalid_grant',
  'redirect_uri_mismatch',
] as const
export type GoogleError = (typeof googleErrors)[number]

/** What came back from Google's consent page. */
export type ConsentReturn =
  | { readonly kind: 'code'; readonly grant: { code: string; redirect_uri: string; code_verifier: string } }
  | { readonly kind: 'google'; readonly error: GoogleError }
  /** Not begun in this tab, begun too long ago, come back before, or by another user of ours; an error nobody knows. */
  | { readonly kind: 'unknown_state' | 'other_user' | 'unknown_error' }

/** Begins a consent for the user `sub` in this tab; answers the address to leave for. An earlier one begun here is void. */
export async function beginConsent(
  { clientId, consentUrl }: NonNullable<Config['google']>,
  sub: string,
  perTab: Storage,
): Promise<string> {
  const state = randomText()
  const verifier = randomText()
  const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  perTab.setItem(
    key,
    JSON.stringify({ state, verifier, sub, until: Date.now() + life } satisfies z.infer<typeof Begun>),
  )
  const address = new URL(consentUrl)
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnAddress(),
    response_type: 'code',
    scope: consentScopes.join(' '),
    access_type: 'offline',
    prompt: 'consent',
    include_granted_scopes: 'true',
    state,
    code_challenge: base64Url(new Uint8Array(challenge)),
    code_challenge_method: 'S256',
  }).toString()
  return address.href
}

/** Reads what Google returned with to the user `sub`. What was begun is used up by it, whatever comes of it. */
export function takeConsent(params: URLSearchParams, sub: string, perTab: Storage): ConsentReturn {
  const begun = readBegun(perTab.getItem(key))
  perTab.removeItem(key)
  if (!begun || begun.state !== params.get('state') || begun.until <= Date.now()) return { kind: 'unknown_state' }
  if (begun.sub !== sub) return { kind: 'other_user' }
  const code = params.get('code')
  if (code && !params.has('error')) {
    return { kind: 'code', grant: { code, redirect_uri: returnAddress(), code_verifier: begun.verifier } }
  }
  const error = googleErrors.find((known) => known === params.get('error'))
  return error ? { kind: 'google', error } : { kind: 'unknown_error' }
}

function readBegun(stored: string | null) {
  try {
    return z.parse(Begun, JSON.parse(stored ?? ''))
  } catch {
    return undefined
  }
}

const returnAddress = () => location.origin + consentReturnPath

/** 256 random bits in 43 characters: a state, and a PKCE verifier as RFC 7636 asks for. */
const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(32)))

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
