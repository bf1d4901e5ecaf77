// Runs inside CloudFront, on every request for the site, after a line that says which PAGES are made ahead: those are
// files of their own, all other addresses are the app's, which is one page. Files have an extension, addresses have none.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  if (request.uri.split('/').pop().includes('.')) return request
  const address = request.uri.replace(/(.)\/+$/, '$1')
  request.uri = PAGES.includes(address) ? `${address === '/' ? '' : address}/index.html` : '/app.html'
  return request
}
