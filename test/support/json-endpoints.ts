import { endpoints } from '#shared/contract/index.ts'

/** The endpoints that a session of our web app can call. The server for assistants has tests of its own: mcp.long.test.ts. */
export const jsonEndpoints = endpoints.filter(([, { forAssistants }]) => !forAssistants)
