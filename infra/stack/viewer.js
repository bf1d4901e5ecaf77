// Runs on every request for the API: writes the caller's address into a header, over any value that the caller sent,
// and handles preflight requests.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return preflight(request) || request
}
