import { escapeHtml } from '#functions/lib/html.ts'

/** An entry of a report: a name, an optional link, and lines about it. */
export interface Entry {
  readonly name: string
  readonly url?: string
  readonly facts: readonly string[]
}

/** A section of a report in the reader's language. Its texts are plain, not HTML. */
export interface Block {
  readonly heading: string
  readonly entries: readonly Entry[]
  /** Where the figures come from, and which ones we calculate. */
  readonly source?: string
}

/** Renders blocks as plain text. */
export const renderBlocksAsText = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ heading, entries, source }) => [
    `${heading}\n${'-'.repeat(Math.min(heading.length, 60))}`,
    ...entries.map(({ name, url, facts }) => [name, ...facts, ...(url ? [url] : [])].join('\n  ')),
    ...(source ? [source] : []),
  ])

const styles = {
  heading: 'font-size:18px;line-height:1.3;margin:32px 0 12px',
  entry: 'margin:0 0 16px',
  name: 'font-weight:600',
  /** Links have the text color, because a list of blue titles is hard to read. */
  link: 'color:inherit;text-decoration-color:#8889;text-underline-offset:3px',
  fact: 'font-size:15px;opacity:.8',
  small: 'font-size:14px;opacity:.75',
}

/** Renders blocks as HTML. Sets no text or background colors, so that the mail program's light or dark colors apply. */
export function renderBlocksAsHtml(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ heading, entries, source }) => [
    `<h2 style="${styles.heading}">${escapeHtml(heading)}</h2>`,
    ...entries.map((entry) => `<p style="${styles.entry}">${renderEntry(entry)}</p>`),
    ...(source ? [`<p style="${styles.small}">${escapeHtml(source)}</p>`] : []),
  ])
}

function renderEntry({ name, url, facts }: Entry): string {
  const text = escapeHtml(name)
  const linked = url ? `<a style="${styles.link}" href="${escapeHtml(url)}">${text}</a>` : text
  const lines = facts.map((fact) => `<span style="${styles.fact}">${escapeHtml(fact)}</span>`)
  return [`<span style="${styles.name}">${linked}</span>`, ...lines].join('<br>\n')
}
