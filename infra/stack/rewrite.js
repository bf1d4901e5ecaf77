// Runs on every request for the site: replaces the address with the file to read from S3, and handles preflight requests.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  const answer = preflight(request)
  request.uri = fileAt(request.uri)
  return answer || request
}
