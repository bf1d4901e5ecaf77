import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { isSameSecret } from '#functions/lib/is-same-secret.ts'
import { readRotatingSecret } from '#functions/lib/secrets.ts'

/** An OAuth client: an assistant that requests a connection. */
export interface Client {
  readonly id: string
  readonly name: string
  readonly redirectUris: readonly string[]
  /** Whether it is on our list. If not, it chose its name itself. */
  readonly isKnown: boolean
}

/**
 * Known assistants by the URL of their Client ID Metadata Document, with the contents of that document. The documents are never
 * fetched, so that no one can make a function call a URL. claude.ai also rejects requests from data centers.
 */
const knownClients: Readonly<Record<string, { readonly name: string; readonly redirectUris: readonly string[] }>> = {
  'https://claude.ai/oauth/mcp-oauth-client-metadata': {
    name: 'Claude',
    redirectUris: ['https://claude.ai/api/mcp/auth_callback', 'https://claude.com/api/mcp/auth_callback'],
  },
  'https://claude.ai/oauth/claude-code-client-metadata': {
    name: 'Claude Code',
    redirectUris: ['http://localhost/callback', 'http://127.0.0.1/callback'],
  },
  'https://chatgpt.com/oauth/client.json': {
    name: 'ChatGPT',
    redirectUris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
  },
  'https://chatgpt.com/oauth/codex/client.json': {
    name: 'Codex',
    redirectUris: ['http://localhost/callback', 'http://127.0.0.1/callback'],
  },
  'https://vscode.dev/oauth/client-metadata.json': {
    name: 'Visual Studio Code',
    redirectUris: ['https://vscode.dev/redirect', 'http://127.0.0.1:33418/'],
  },
}

/** The callbacks of assistants that register. `vscode.dev/redirect?url=` would lead on to any address. */
const callbacks = [
  'https://claude.ai/api/mcp/auth_callback',
  'https://claude.com/api/mcp/auth_callback',
  'https://chatgpt.com/connector_platform_oauth_redirect',
  'https://vscode.dev/redirect',
  'https://insiders.vscode.dev/redirect',
  'https://www.cursor.com/agents/mcp/oauth/callback',
  'cursor://anysphere.cursor-mcp/oauth/callback',
]
/** ChatGPT has a callback for each connector. */
const chatGptCallback = /^https:\/\/chatgpt\.com\/connector\/oauth\/[\w-]+$/
const localHosts = ['localhost', '127.0.0.1', '[::1]']

/** Returns whether a redirect URI leads to the user's own machine: a local address, or a scheme that only a local program opens. */
export function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol !== 'https:' && (protocol !== 'http:' || localHosts.includes(hostname))
}

const maxAddressLength = 512

/** Returns whether a redirect URI is allowed: the callback of an assistant, or a program on the user's own machine. */
export function isAllowedRedirect(address: string): boolean {
  if (callbacks.includes(address)) return true
  if (address.length > maxAddressLength || !URL.canParse(address)) return false
  if (chatGptCallback.test(address)) return true
  const { protocol, hostname, username, password, hash, href } = new URL(address)
  // `URL` normalizes dots, tabs, line breaks, spaces and backslashes, which browsers and programs may interpret differently.
  if (href !== address || username || password || hash) return false
  return protocol === 'http:' && localHosts.includes(hostname)
}

/** Returns whether a redirect URI belongs to a client. On the user's own machine any port is allowed (RFC 8252, 7.3). */
export function isRedirectOf({ redirectUris }: Client, address: string): boolean {
  if (!isAllowedRedirect(address)) return false
  return redirectUris.some((own) => own === address || (isLocal(own) && withoutPort(own) === withoutPort(address)))
}

function withoutPort(address: string): string {
  const url = new URL(address)
  url.port = ''
  return url.href
}

/** A client's registration. Other fields of RFC 7591 are ignored, and so are redirect URIs that are not allowed. */
export const Registration = z.object({
  client_name: z.catch(z.string(), ''),
  redirect_uris: z.pipe(
    z.array(z.string()).check(z.maxLength(20)),
    z.pipe(
      z.transform((addresses: string[]) => addresses.filter(isAllowedRedirect)),
      z.array(z.string()).check(z.minLength(1), z.maxLength(10)),
    ),
  ),
})

const Payload = z.tuple([z.string()], z.string())
const maxPayloadLength = 3000
const maxNameLength = 60

const sign = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`oauth-client:${payload}`).digest('base64url')

/** Registers a client without storing it: the id contains the registration and our signature. Returns undefined if it is too long. */
export async function registerClient({
  client_name,
  redirect_uris,
}: z.infer<typeof Registration>): Promise<Client | undefined> {
  const [secret] = await readRotatingSecret('SIGNING_SECRET')
  const name = client_name
    .replace(/[^\p{L}\p{N} .()-]/gu, '')
    .slice(0, maxNameLength)
    .trim()
  const payload = Buffer.from(JSON.stringify([name, ...redirect_uris])).toString('base64url')
  if (payload.length > maxPayloadLength) return undefined
  return { id: `vcc.${payload}.${sign(secret, payload)}`, name, redirectUris: redirect_uris, isKnown: false }
}

/** Returns the client with an id; undefined for an unknown id. */
export async function findClient(id: string): Promise<Client | undefined> {
  const known = Object.hasOwn(knownClients, id) ? knownClients[id] : undefined
  if (known) return { id, ...known, isKnown: true }
  const [, payload, signature] = /^vcc\.([\w-]{1,3000})\.([\w-]{43})$/.exec(id) ?? []
  if (!payload || !signature) return undefined
  const secrets = await readRotatingSecret('SIGNING_SECRET')
  const isOurs = secrets.some((secret) => isSameSecret(sign(secret, payload), signature))
  if (!isOurs) return undefined
  const [name, ...redirectUris] = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return { id, name, redirectUris, isKnown: false }
}
