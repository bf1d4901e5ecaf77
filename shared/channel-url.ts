/** The channel that a URL names. `name` is a /c/name URL: no API resolves those exactly, so we look it up as a handle. */
export type ChannelReference = { kind: 'id'; id: string } | { kind: 'handle' | 'name' | 'user'; name: string }

const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'studio.youtube.com'])
const channelId = /^UC[\w-]{22}$/
/** Letters and digits of any script, and the punctuation YouTube allows in a handle or custom name. */
const channelName = /^[\p{L}\p{M}\p{N}_.·-]{1,100}$/u

/**
 * Parses a channel URL as people paste it: with or without https://, www. or m., with a query string or a trailing tab such as /videos; a
 * bare @handle works too. Only a fixed list of hosts is accepted, and the URL is never fetched. Undefined if it names no channel.
 */
export function parseChannelUrl(typed: string): ChannelReference | undefined {
  const text = typed.trim().replace(/^@/, 'https://www.youtube.com/@')
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(withScheme)) return undefined
  const url = new URL(withScheme)
  if (!/^https?:$/.test(url.protocol) || !hosts.has(url.hostname) || url.port || url.username) return undefined
  let parts: string[]
  try {
    parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
  const [first = '', second = ''] = parts
  if (first === 'channel') return channelId.test(second) ? { kind: 'id', id: second } : undefined
  if (first.startsWith('@')) return toReference('handle', first.slice(1))
  if (first === 'c') return toReference('name', second)
  if (first === 'user') return toReference('user', second)
  return undefined
}

const toReference = (kind: 'handle' | 'name' | 'user', name: string): ChannelReference | undefined =>
  channelName.test(name) ? { kind, name } : undefined
