const watchHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com'])
const shortHosts = new Set(['youtu.be', 'www.youtu.be'])
const videoId = /^[\w-]{11}$/

/**
 * Returns the id of a video from user input: the id itself, or a URL with watch?v=, youtu.be/, shorts/ or live/, with or without https://
 * and a query. Only a fixed list of hosts is accepted, and the URL is never fetched. Returns undefined if the input names no video.
 */
export function parseVideoId(typed: string): string | undefined {
  const text = typed.trim()
  if (videoId.test(text)) return text
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(withScheme)) return undefined
  const url = new URL(withScheme)
  if (!/^https?:$/.test(url.protocol) || url.port || url.username) return undefined
  const id = idIn(url)
  return id && videoId.test(id) ? id : undefined
}

function idIn({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [first, second] = pathname.split('/').filter(Boolean)
  if (shortHosts.has(hostname)) return first
  if (!watchHosts.has(hostname)) return undefined
  if (first === 'watch') return searchParams.get('v')
  return first === 'shorts' || first === 'live' ? second : undefined
}
