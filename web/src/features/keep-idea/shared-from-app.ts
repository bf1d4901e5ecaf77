import { draftLimits, type drafts } from '#shared/contract/drafts.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { parseVideoId } from '#shared/video-url.ts'
import { watchUrl } from '#web/lib/video-url.ts'

/** Content that another app shared with ours. Each field is a single line. */
export interface SharedFromApp {
  /** The title of the shared content, else its text, cut to the length of a draft's name. Empty if there is neither. */
  readonly name: string
  /** A web URL, in ASCII. */
  readonly link: string | null
  /** The shared text without links. Empty if it is the name. */
  readonly text: string
}

/** Longer fields are truncated before they are parsed, and a truncated link is left out. */
const maxFieldLength = 2000
const readField = (text: string) =>
  text.length > maxFieldLength ? text.slice(0, maxFieldLength).replace(/https?:\S*$/i, '') : text

/** Spaces and characters that hide or reverse others, except the joiners that emoji and some scripts need. */
const blank = /[\s\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]+/gu

/** Truncates text without splitting characters. */
const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()

/** Patterns of titles that YouTube's apps and browsers share: `Watch "..." on YouTube`, `(3) ... - YouTube`. */
const wrappings = [/^\S+ ["“«] ?(.+?) ?["”»] \S+ YouTube$/, /^(?:\(\d+\) )?(.+) - YouTube$/]

function unwrap(title: string): string {
  const [, inner] = wrappings.map((wrapping) => wrapping.exec(title)).find(Boolean) ?? []
  return inner ?? title
}

/** Normalizes a web URL and removes tracking parameters from a video's URL. Returns null for anything else. */
function toLink(url: string): string | null {
  const id = parseVideoId(url)
  if (id) return watchUrl(id)
  if (!URL.canParse(url)) return null
  const { protocol, username, password, href } = new URL(url)
  const isPlain = /^https?:$/.test(protocol) && !username && !password
  // Encoding non-ASCII letters makes the URL longer.
  return isPlain && href.length <= maxFieldLength ? href : null
}

const links = /https?:\/\/[^\s"<>]+/gi

/**
 * Reads the fields that the web app manifest names for shared content: `title`, `text` and `url`. Android puts links
 * into `text`.
 */
export function readShared(params: URLSearchParams): SharedFromApp {
  const field = (name: string) =>
    readField(params.get(name) ?? '')
      .replace(blank, ' ')
      .trim()
  const [title, text, url] = [unwrap(field('title')), field('text'), field('url')]
  const link =
    [url, text, title]
      .flatMap((from) => from.match(links) ?? [])
      .map(toLink)
      .find((candidate) => candidate !== null) ?? null
  const rest = text.replace(links, ' ').replace(/ +/g, ' ').trim()
  const name = cut(title.replace(links, ' ').trim() || rest, draftLimits.name)
  return { name, link, text: rest === name ? '' : rest }
}

/** Returns the draft to create from shared content. Its name is what the creator typed, or else the link. */
export function toDraft({ name: sharedName, link, text }: SharedFromApp, typedName: string) {
  const name = cut(typedName.trim() || link?.replace(/^https?:\/\//, '') || '', draftLimits.name)
  return {
    state: 'idea',
    name,
    notes: [sharedName === name ? '' : sharedName, text, link].filter(Boolean).join('\n'),
  } satisfies Input<typeof drafts.create>
}
