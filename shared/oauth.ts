import { mcpPath } from './contract/mcp.ts'
import { clientEndpoints } from './open-access.ts'
import { scopes } from './scopes.ts'

/*
 * Two public documents of the site that tell assistants how to sign a user in.
 */

/** The address of the screen on which a user agrees to connect an assistant. */
export const authorizePath = '/oauth/authorize'

/** Returns the resource that assistants' tokens give access to. */
export const resourceOf = (origin: string): string => `${origin}${mcpPath}`

/** Describes the resource (RFC 9728). */
const describeResource = (origin: string) => ({
  resource: resourceOf(origin),
  authorization_servers: [origin],
  scopes_supported: scopes,
  bearer_methods_supported: ['header'],
  resource_name: 'Viewcraft',
  resource_policy_uri: `${origin}/privacy`,
  resource_tos_uri: `${origin}/terms`,
})

/** Describes the authorization server (RFC 8414). */
const describeAuthorizationServer = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}${authorizePath}`,
  token_endpoint: `${origin}${clientEndpoints.token}`,
  registration_endpoint: `${origin}${clientEndpoints.register}`,
  revocation_endpoint: `${origin}${clientEndpoints.revoke}`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  scopes_supported: scopes,
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
})

/** A document, its standard addresses, and its file in the built site, whose extension sets the content type. */
interface MetadataDocument {
  readonly file: string
  readonly addresses: readonly string[]
  readonly describe: (origin: string) => object
}

/** The documents. Some clients look for the first one without the path of the resource. */
export const metadataDocuments: readonly MetadataDocument[] = [
  {
    file: 'oauth-protected-resource.json',
    addresses: ['/.well-known/oauth-protected-resource/api/mcp', '/.well-known/oauth-protected-resource'],
    describe: describeResource,
  },
  {
    file: 'oauth-authorization-server.json',
    addresses: ['/.well-known/oauth-authorization-server'],
    describe: describeAuthorizationServer,
  },
]

/** The addresses that are open to pages of other sites: see `openHeaders`. */
export const openAddresses: readonly string[] = [
  ...metadataDocuments.flatMap(({ addresses }) => addresses),
  ...Object.values(clientEndpoints),
]
