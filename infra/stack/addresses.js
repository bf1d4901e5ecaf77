// Runs in CloudFront, after two lines that define PAGES (prerendered addresses) and SCREENS (addresses of the app).
// Returns the file of an address: a prerendered page has its own, all screens share one, other addresses get 404.html.
// Files have an extension, addresses have none.
const notFound = '/404.html'

// biome-ignore lint/correctness/noUnusedVariables: the code that is appended calls it.
function fileAt(uri) {
  if (uri.split('/').pop().includes('.')) return uri
  const address = uri.replace(/(.)\/+$/, '$1')
  if (PAGES.includes(address)) return `${address === '/' ? '' : address}/index.html`
  return SCREENS.includes(address) ? '/app.html' : notFound
}
