/** The endpoints of OAuth that clients call themselves. */
export const clientEndpoints = {
  token: '/api/oauth/token',
  register: '/api/oauth/register',
  revoke: '/api/oauth/revoke',
}

/**
 * Lets pages of other sites read a response (CORS), so that a client that runs in a browser can find out how to connect, and get its
 * tokens. The client sends no cookies, and its codes and tokens are its own. The MCP server is not open, because only programs call it.
 */
export const openHeaders = { 'access-control-allow-origin': '*' }

/** The response to a browser that asks whether it may send a request with these headers. */
export const preflightHeaders = {
  ...openHeaders,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, mcp-protocol-version',
  'access-control-max-age': '86400',
}
