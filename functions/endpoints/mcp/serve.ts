import { callEndpoint } from '#functions/clients/lambda/call-endpoint.ts'
import { env } from '#functions/lib/env.ts'
import { handle } from '#functions/lib/handle.ts'
import { serve } from '#functions/services/mcp/serve.ts'
import { mcp } from '#shared/contract/mcp.ts'

export const handler = handle(mcp.serve, ({ http, program, address, locale }) =>
  serve(
    http,
    (name, endpoint, input) => callEndpoint(name, endpoint, { caller: program, address, locale, input }),
    `${env('SITE_URL')}${mcp.serve.path}`,
  ),
)
