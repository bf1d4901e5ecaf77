// Runs in CloudFront, after three lines that define PAGES (prerendered addresses), SCREENS (a pattern of the app's addresses) and METADATA
// (documents whose standard addresses have no extension, with their files).
// Returns the file for an address: each prerendered page has its own, all screens share one, and other addresses get 404.html.
// Files have an extension, addresses have none.
const notFound = '/404.html'

// biome-ignore lint/correctness/noUnusedVariables: the code that is appended calls it.
function fileAt(uri) {
  if (METADATA[uri]) return METADATA[uri]
  if (uri.split('/').pop().includes('.')) return uri
  const address = uri.replace(/(.)\/+$/, '$1')
  if (PAGES.includes(address)) return `${address === '/' ? '' : address}/index.html`
  return SCREENS.test(address) ? '/app.html' : notFound
}
