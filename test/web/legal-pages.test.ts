import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { type Locale, locales } from '#shared/locale.ts'
import { legalPageNames } from '#web/features/legal/text.ts'
import { compilePage } from '../../web/legal-pages/compile.ts'

const folder = path.resolve(import.meta.dirname, '../../web/src/features/legal/pages')
const source = (name: string, locale: Locale) => readFileSync(path.join(folder, `${name}.${locale}.md`), 'utf8')
const compile = (name: string, locale: Locale, change = (markdown: string) => markdown) =>
  compilePage(name, locale, change(source(name, locale)), source(name, 'en'))

describe.each(legalPageNames)('the page %s', (name) => {
  test.each(locales)('compiles in %s, with the chapters of the English page and every placeholder filled', (locale) => {
    const page = compile(name, locale)
    expect(page.chapters.map(({ id }) => id)).toEqual(compile(name, 'en').chapters.map(({ id }) => id))
    expect(JSON.stringify(page)).not.toMatch(/\{[\w.]+\}/)
  })
})

it('fills in days, tables and prices', () => {
  const texts = (name: string) => JSON.stringify(compile(name, 'en'))
  expect(texts('privacy')).toContain('We store it for up to 27 days')
  expect(texts('privacy')).toContain('"code":"user_tokens"')
  expect(texts('billing')).toMatch(/Basic: \$\d+ per month/)
})

it('keeps French punctuation on the line of its words', () => {
  expect(compile('privacy', 'fr').chapters.find(({ id }) => id === 'who')?.body[0]).toContain('(«\u00a0nous\u00a0»)')
})

const entryOf = (table: string) => new RegExp(`### .* \`\\{tables\\.${table}\\}\`\n\n.*\n\n.*\n\n`)

test.each<[fault: string, name: string, locale: Locale, change: (markdown: string) => string, message: string]>([
  [
    'an unknown placeholder',
    'terms',
    'en',
    (text) => text.replace('{operator}', '{owner}'),
    'unknown placeholder: {owner}',
  ],
  [
    'a table without an entry',
    'privacy',
    'en',
    (text) => text.replace(entryOf('drafts'), ''),
    'missing: tables.drafts',
  ],
  [
    'an entry for no table',
    'privacy',
    'en',
    (text) => text.replace('{tables.drafts}', '{tables.doodles}'),
    'unknown or repeated: tables.doodles',
  ],
  [
    'a storage key without an entry',
    'cookies',
    'fr',
    (text) => text.replace('{keys.theme}', '{keys.vote}'),
    'keys.theme',
  ],
  [
    'a typed number of days for data from YouTube',
    'privacy',
    'en',
    (text) => text.replace(/(\{tables\.reach\}`\n\n.*\n\n.*)\{days\.youtube\}/, '$127'),
    'tables.reach does not say',
  ],
  [
    'a chapter only in English',
    'terms',
    'es',
    (text) => text.replace(/## .* \{#law\}\n\n.*\n\n/, ''),
    'instead of ["law"',
  ],
  ['a different anchor', 'terms', 'fr', (text) => text.replace('{#law}', '{#droit}'), 'instead of ["law"'],
  ['a list that lacks an item', 'guidelines', 'es', (text) => text.replace(/- .*\n(?=- )/, ''), 'instead of ["never"'],
  [
    'a placeholder only in English',
    'cookies',
    'es',
    (text) => text.replace('{mail}', 'nosotros'),
    'instead of ["contact"',
  ],
  [
    'a different date of the last change',
    'terms',
    'fr',
    (text) => text.replace(/updated: .*/, 'updated: 2020-01-01'),
    '2020-01-01',
  ],
  [
    'a page without the date of its last change',
    'terms',
    'en',
    (text) => text.replace(/updated: .*/, ''),
    'does not begin with the day',
  ],
  [
    'a link to a different address',
    'terms',
    'es',
    (text) => text.replace('(/privacy)', '(/cookies)'),
    'instead of ["agreement"',
  ],
  ['formatting', 'terms', 'en', (text) => text.replace('Viewcraft scores', '**Viewcraft** scores'), 'not plain text'],
  ['markup', 'terms', 'en', (text) => `${text}\n<script>alert(1)</script>\n`, 'not a part of a legal page'],
])('refuses %s', (_, name, locale, change, message) => {
  const changed = source(name, locale)
  expect(change(changed)).not.toBe(changed)
  expect(() => compile(name, locale, change)).toThrow(message)
})

it('refuses a link to a page that does not exist, even if every language has it', () => {
  const markdown = source('terms', 'en').replace('(/privacy)', '(/private)')
  expect(() => compilePage('terms', 'en', markdown, markdown)).toThrow('a link to nowhere: /private')
})
