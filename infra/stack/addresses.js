// Runs inside CloudFront, after two lines that say which PAGES are made ahead and which SCREENS the app has: the former are
// files of their own, the latter are one page, and nothing else is anything. Files have an extension, addresses have none.
const lost = '/404.html'

// biome-ignore lint/correctness/noUnusedVariables: what follows calls it.
function fileAt(uri) {
  if (uri.split('/').pop().includes('.')) return uri
  const address = uri.replace(/(.)\/+$/, '$1')
  if (PAGES.includes(address)) return `${address === '/' ? '' : address}/index.html`
  return SCREENS.includes(address) ? '/app.html' : lost
}
