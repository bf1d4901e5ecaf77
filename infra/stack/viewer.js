// Runs inside CloudFront, on every request for the API: says whose it is, over whatever the request says itself.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return request
}
