// Runs in CloudFront, after two lines that define OPEN (the addresses that pages of other sites may use) and PREFLIGHT (headers).
// Returns the response to a CORS preflight request, or undefined for other requests.

// biome-ignore lint/correctness/noUnusedVariables: the code that is appended calls it.
function preflight(request) {
  if (request.method !== 'OPTIONS' || !OPEN.includes(request.uri)) return undefined
  return { statusCode: 204, statusDescription: 'No Content', headers: PREFLIGHT }
}
