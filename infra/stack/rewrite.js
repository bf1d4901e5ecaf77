// On every request for the site.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  request.uri = fileAt(request.uri)
  return request
}
