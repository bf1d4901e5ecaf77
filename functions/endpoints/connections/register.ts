import { handle } from '#functions/lib/handle.ts'
import { parseJson } from '#functions/lib/input.ts'
import { Registration, registerClient } from '#functions/services/connections/clients.ts'
import { OAuthError, respond } from '#functions/services/connections/respond.ts'
import { connections } from '#shared/contract/connections.ts'

export const handler = handle(connections.register, ({ http }) =>
  respond(201, async () => {
    const registration = Registration.safeParse(parseJson(http.body))
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
