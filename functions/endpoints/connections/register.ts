import { handle } from '#functions/lib/handle.ts'
import { parseJson } from '#functions/lib/input.ts'
import { Registration, registerClient } from '#functions/services/connections/clients.ts'
import { OAuthError, respond } from '#functions/services/connections/respond.ts'
import { connections } from '#shared/contract/connections.ts'

export const handler = handle(connections.register, ({ http }) =>
  respond(201, async () => {
    const metadata = parseJson(http.body)
    if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata))
      throw new OAuthError('invalid_client_metadata')
    const registration = Registration.safeParse(metadata)
    const client = registration.success ? await registerClient(registration.data) : undefined
    if (!client) throw new OAuthError('invalid_redirect_uri')
    return {
      client_id: client.id,
      client_name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }
  }),
)
