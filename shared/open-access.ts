/** The endpoints of OAuth that clients call themselves. */
export const clientEndpoints = {
  token: '/api/oauth/token',
  register: '/api/oauth/register',
  revoke: '/api/oauth/revoke',
}

/**
 * Lets pages of other sites read a response (CORS), so that a client that runs in a browser can find out how to connect, and get its tokens.
 * It sends no cookies, and codes and tokens are its own. Tools are not open: their server is called by programs.
 */
export const openHeaders = { 'access-control-allow-origin': '*' }

/** The response to a browser that asks whether it may send a request with these headers. */
export const preflightHeaders = {
  ...openHeaders,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, mcp-protocol-version',
  'access-control-max-age': '86400',
}
