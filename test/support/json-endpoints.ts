import { endpoints } from '#shared/contract/index.ts'

/** The endpoints that a session of our web app can call. Those that speak a protocol have tests of their own: mcp.test.ts, oauth.test.ts. */
export const jsonEndpoints = endpoints.filter(([, { protocol }]) => !protocol)
