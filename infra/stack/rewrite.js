// Runs inside CloudFront, on every request for the site: the page's own addresses are all answered by its one page.
// Files have an extension, addresses of the page have none.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  if (!request.uri.split('/').pop().includes('.')) request.uri = '/index.html'
  return request
}
