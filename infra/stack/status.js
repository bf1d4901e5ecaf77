// Runs on every response of the site: sets 404 for unknown addresses, whose page is the app in the visitor's language, and allows
// other sites to read the metadata documents.
// The request has its original or its rewritten address; both lead to the same file.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const response = event.response
  const file = fileAt(event.request.uri)
  if (Object.values(METADATA).includes(file)) response.headers['access-control-allow-origin'] = { value: '*' }
  if (response.statusCode === 200 && file === notFound) {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}
