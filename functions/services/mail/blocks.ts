import { escapeHtml } from './html.ts'

/** One thing a report tells: a name, perhaps with a link, and what there is to say of it. */
export interface Entry {
  readonly name: string
  readonly url?: string
  readonly facts: readonly string[]
}

/** A part of a report, in the reader's language already. Nothing in it is markup. */
export interface Block {
  readonly heading: string
  readonly entries: readonly Entry[]
  /** Where the figures are from, and which of them are ours. */
  readonly source?: string
}

/** The blocks as plain text that reads well by itself. */
export const blocksText = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ heading, entries, source }) => [
    `${heading}\n${'-'.repeat(Math.min(heading.length, 60))}`,
    ...entries.map(({ name, url, facts }) => [name, ...facts, ...(url ? [url] : [])].join('\n  ')),
    ...(source ? [source] : []),
  ])

const styles = {
  heading: 'font-size:18px;line-height:1.3;margin:32px 0 12px',
  entry: 'margin:0 0 16px',
  name: 'font-weight:600',
  /** In the colour of the text: a list of links is still read as a list. */
  link: 'color:inherit;text-decoration-color:#8889;text-underline-offset:3px',
  fact: 'font-size:15px;opacity:.8',
  small: 'font-size:14px;opacity:.75',
}

/** The blocks as HTML; no colour is set, so that each mail program's own light or dark ones apply. */
export function blocksHtml(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ heading, entries, source }) => [
    `<h2 style="${styles.heading}">${escapeHtml(heading)}</h2>`,
    ...entries.map((entry) => `<p style="${styles.entry}">${entryHtml(entry)}</p>`),
    ...(source ? [`<p style="${styles.small}">${escapeHtml(source)}</p>`] : []),
  ])
}

function entryHtml({ name, url, facts }: Entry): string {
  const text = escapeHtml(name)
  const shown = url ? `<a style="${styles.link}" href="${escapeHtml(url)}">${text}</a>` : text
  const told = facts.map((fact) => `<span style="${styles.fact}">${escapeHtml(fact)}</span>`)
  return [`<span style="${styles.name}">${shown}</span>`, ...told].join('<br>\n')
}
