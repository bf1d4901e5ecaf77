// On every answer for the site. What nothing has is the app as well, which says so in the visitor's language; the status
// says it to programs. The request may be told as it came or as it was rewritten: both lead to the same file.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const response = event.response
  if (response.statusCode === 200 && fileAt(event.request.uri) === lost) {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}
