import { protocolEndpoint } from './raw-endpoint.ts'

/** The path of the server for assistants. It is also the resource that their tokens are for. */
export const mcpPath = '/api/mcp'

export const mcp = {
  /** Serves the Model Context Protocol: `functions/services/mcp` has the tools. */
  serve: protocolEndpoint({
    protocol: 'mcp',
    path: mcpPath,
    caller: 'user',
    rate: { max: 120, seconds: 60 },
    maxBytes: 64 * 1024,
  }),
}
