import { lexer, type Token, type Tokens } from 'marked'
import type { Locale } from '#shared/locale.ts'
import type { Block, Chapter, Kept, LegalText, Reference } from '#web/features/legal/text.ts'
import { bound } from '#web/messages/translate.ts'
import { paths } from '#web/paths.ts'
import { factsFor, requiredEntries, youtubeEntries } from './facts.ts'

const frontMatter = /^---\nupdated: (\d{4}-\d\d-\d\d)\n---\n/
const chapterHeading = /^(.+) \{#([a-z]+)\}$/
const entryHeading = /^(.+) `\{((?:tables|keys)\.\w+)\}`$/
const placeholder = /\{([\w.]+)\}/g
const ownPaths: ReadonlySet<string> = new Set(Object.values(paths))

/** Returns the text of a token. Throws an Error if it contains formatting, which pages must not have. */
function plain(token: Token | undefined): string {
  const inline = token && 'tokens' in token ? token.tokens : undefined
  if (!token || !inline?.every(({ type }) => type === 'text')) throw new Error(`not plain text: ${token?.raw}`)
  return (token as Tokens.Text).text.replaceAll('\n', ' ')
}

const linkOf = ({ tokens: [content] }: Tokens.ListItem): Tokens.Link | undefined => {
  const [link, ...rest] = content && 'tokens' in content ? (content.tokens ?? []) : []
  return link?.type === 'link' && rest.length === 0 ? (link as Tokens.Link) : undefined
}

function listOf({ items }: Tokens.List): Block {
  const links = items.map(linkOf).filter((link) => link !== undefined)
  if (links.length === 0) return { list: items.map(({ tokens: [content] }) => plain(content)) }
  if (links.length < items.length) throw new Error(`a list of links and of others: ${items[0]?.raw}`)
  return { links: links.map((link): Reference => [plain(link), link.href]) }
}

/** Parses a page without replacing its placeholders. Throws an Error that quotes unsupported Markdown. */
export function readPage(markdown: string): LegalText {
  const updated = frontMatter.exec(markdown)?.[1]
  if (!updated) throw new Error('does not begin with the day of its last change')
  const tokens = lexer(markdown.replace(frontMatter, '')).filter(({ type }) => type !== 'space')
  const [title, lead, ...rest] = tokens
  if (title?.type !== 'heading' || title.depth !== 1) throw new Error('has no title')
  const chapters: (Chapter & { body: Block[] })[] = []
  for (let next = rest.shift(); next; next = rest.shift()) {
    const body = chapters.at(-1)?.body
    if (next.type === 'heading' && next.depth === 2) {
      const [, heading, id] = chapterHeading.exec(next.text) ?? []
      if (!heading || !id) throw new Error(`a chapter without an anchor: ${next.raw}`)
      chapters.push({ id, heading, body: [] })
    } else if (next.type === 'heading' && next.depth === 3) {
      const [, name, code] = entryHeading.exec(next.text) ?? []
      if (!name || !code) throw new Error(`an entry without a placeholder: ${next.raw}`)
      const entry: Kept = { name, code, what: plain(rest.shift()), until: plain(rest.shift()) }
      const last = body?.at(-1)
      if (typeof last === 'object' && 'kept' in last) body?.splice(-1, 1, { kept: [...last.kept, entry] })
      else body?.push({ kept: [entry] })
    } else if (next.type === 'paragraph' && body) body.push(plain(next))
    else if (next.type === 'list' && body) body.push(listOf(next as Tokens.List))
    else throw new Error(`not a part of a legal page: ${next.raw}`)
  }
  return { title: plain(title), lead: plain(lead), updated, chapters }
}

const namesIn = (text: string) => [...new Set(text.match(placeholder))].toSorted()
const entriesOf = ({ chapters }: LegalText) =>
  chapters.flatMap(({ body }) =>
    body.flatMap((block) => (typeof block === 'object' && 'kept' in block ? block.kept : [])),
  )

/** Returns the properties of a block that must be the same in all languages: its kind, length, addresses and placeholders. */
const shapeOf = (block: Block): unknown => {
  if (typeof block === 'string') return namesIn(block)
  if ('list' in block) return { list: block.list.map(namesIn) }
  if ('links' in block) return { links: block.links.map(([text, address]) => [namesIn(text), address]) }
  return { kept: block.kept.map(({ code, ...texts }) => [code, Object.values(texts).map(namesIn)]) }
}

/** Throws an Error that names the first chapter of a translation that differs from the English page. */
function compareWithEnglish(page: LegalText, english: LegalText): void {
  const shapesOf = ({ title, lead, updated, chapters }: LegalText) => [
    JSON.stringify(['beginning', updated, namesIn(title), namesIn(lead)]),
    ...chapters.map(({ id, heading, body }) => JSON.stringify([id, namesIn(heading), body.map(shapeOf)])),
  ]
  const [own, expected] = [shapesOf(page), shapesOf(english)]
  const place = Array.from({ length: Math.max(own.length, expected.length) }).findIndex(
    (_, at) => own[at] !== expected[at],
  )
  if (place >= 0) throw new Error(`differs from the English page: ${own[place]} instead of ${expected[place]}`)
}

function requireEntries(name: string, page: LegalText): void {
  const entries = entriesOf(page)
  const codes = entries.map(({ code }) => code)
  const required = requiredEntries[name] ?? []
  const missing = required.filter((code) => !codes.includes(code))
  const superfluous = codes.filter((code, at) => !required.includes(code) || codes.indexOf(code) < at)
  if (missing.length + superfluous.length > 0)
    throw new Error(`entries missing: ${missing.join(', ')}; unknown or repeated: ${superfluous.join(', ')}`)
  for (const { code, until } of entries)
    if (youtubeEntries.has(code) && !until.includes('{days.youtube}'))
      throw new Error(`${code} does not say that it is kept {days.youtube} days`)
}

/** Replaces placeholders with facts. Throws an Error if a placeholder is unknown or a link is broken. */
function fill({ title, lead, updated, chapters }: LegalText, locale: Locale): LegalText {
  const facts = factsFor(locale)
  const text = (written: string) =>
    bound(written, locale).replace(placeholder, (_, name: string) => {
      const fact = facts.get(name)
      if (fact === undefined) throw new Error(`unknown placeholder: {${name}}`)
      return fact
    })
  const addressed = (written: string) => {
    const address = text(written)
    if (!ownPaths.has(address) && !address.startsWith('https://')) throw new Error(`a link to nowhere: ${address}`)
    return address
  }
  const block = (written: Block): Block => {
    if (typeof written === 'string') return text(written)
    if ('list' in written) return { list: written.list.map(text) }
    if ('links' in written) return { links: written.links.map(([name, to]) => [text(name), addressed(to)]) }
    return {
      kept: written.kept.map(({ name, code, what, until }) => ({
        name: text(name),
        code: text(`{${code}}`),
        what: text(what),
        until: text(until),
      })),
    }
  }
  return {
    title: text(title),
    lead: text(lead),
    updated,
    chapters: chapters.map(({ id, heading, body }) => ({ id, heading: text(heading), body: body.map(block) })),
  }
}

/**
 * Compiles a legal page. Throws an Error if it contains unsupported Markdown or unknown placeholders, lacks
 * required entries, or differs from the English page in chapters, blocks or placeholders.
 */
export function compilePage(name: string, locale: Locale, markdown: string, english: string): LegalText {
  const page = readPage(markdown)
  requireEntries(name, page)
  const filled = fill(page, locale)
  compareWithEnglish(page, readPage(english))
  return filled
}
