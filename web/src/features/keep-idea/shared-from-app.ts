import { draftLimits, type drafts } from '#shared/contract/drafts.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { parseVideoId } from '#shared/video-url.ts'
import { watchUrl } from '#web/lib/video-url.ts'

/** What another app shared with ours, on one line each. */
export interface SharedFromApp {
  /** The title of what was shared; empty if unknown. At most as long as the name of a draft. */
  readonly name: string
  /** A web URL, in ASCII. */
  readonly link: string | null
  /** The rest of the shared text. */
  readonly text: string
}

/** Longer fields are cut before anything else reads them, and a link at the cut is left out. */
const maxFieldLength = 2000
const readField = (text: string) =>
  text.length > maxFieldLength ? text.slice(0, maxFieldLength).replace(/https?:\S*$/i, '') : text

/** Characters that hide or reverse others. The joiners of emoji and of scripts stay. */
const unreadable = /[\s\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]+/gu

/** Cuts text between characters. */
const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()

/** How YouTube's apps and browsers wrap a title: `Watch "..." on YouTube`, `(3) ... - YouTube`. */
const wrappings = [/^\S+ ["“«] ?(.+?) ?["”»] \S+ YouTube$/, /^(?:\(\d+\) )?(.+) - YouTube$/]

function unwrap(title: string): string {
  const [, inner] = wrappings.map((wrapping) => wrapping.exec(title)).find(Boolean) ?? []
  return inner ?? title
}

/** Normalizes a web URL, and removes from a video's what tracks who shared it. Returns null for anything else. */
function toLink(address: string): string | null {
  const id = parseVideoId(address)
  if (id) return watchUrl(id)
  if (!URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  const isPlain = /^https?:$/.test(protocol) && !username && !password
  // Letters outside of ASCII make it longer.
  return isPlain && href.length <= maxFieldLength ? href : null
}

const address = /https?:\/\/[^\s"<>]+/gi

/**
 * Reads the fields that the web app manifest names for what other apps share: `title`, `text` and `url`. Android puts links
 * into `text`.
 */
export function readShared(params: URLSearchParams): SharedFromApp {
  const field = (name: string) =>
    readField(params.get(name) ?? '')
      .replace(unreadable, ' ')
      .trim()
  const [title, text, url] = [unwrap(field('title')), field('text'), field('url')]
  const link =
    [url, text, title]
      .flatMap((from) => from.match(address) ?? [])
      .map(toLink)
      .find((one) => one !== null) ?? null
  const rest = text.replace(address, ' ').replace(/ +/g, ' ').trim()
  const name = title.replace(address, ' ').trim() || rest
  return {
    name: cut(name, draftLimits.name),
    link,
    text: rest === name ? '' : rest,
  }
}

/** Returns the draft to create of what was shared, under the name that the creator left or wrote. */
export function toIdea({ name: shared, link, text }: SharedFromApp, written: string) {
  const name = cut(written.trim() || link?.replace(/^https?:\/\//, '') || '', draftLimits.name)
  return {
    state: 'idea',
    name,
    notes: [shared === name ? '' : shared, text, link].filter(Boolean).join('\n'),
  } satisfies Input<typeof drafts.create>
}
