import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#shared/locale.ts'

const root = path.resolve(import.meta.dirname, '../..')
const readFiles = (folder: string, isWanted: (file: string) => boolean) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n')

const rows = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!word )/.test(line))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )
const none = '–'

test('each code name of the glossary is used in the code', () => {
  const code = ['shared', 'functions', 'infra', 'web/src']
    .map((folder) => readFiles(folder, (file) => /\.tsx?$/.test(file) && !file.includes('messages/')))
    .join('\n')
  const used = new Set(code.match(/\w+/g))
  const names = rows.flatMap(([, , cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(names.length).toBeGreaterThan(25)
  expect(names.filter((name) => !used.has(name))).toEqual([])
})

test.each(locales.map((locale, place): [Locale, number] => [locale, place]))(
  'each screen name of the glossary is used on screen: %s',
  (locale, place) => {
    const messages = readFiles(
      'web/src',
      (file) => file.includes('messages/') && path.basename(file) === `${locale}.ts`,
    )
    // Only strings count, because keys are English in every language.
    const strings = (messages.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g) ?? []).join('\n')
    const names = rows.flatMap((cells) => cells[3 + place] ?? []).filter((name) => name !== none)
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => !strings.includes(name))).toEqual([])
  },
)

/** Code that judges or writes titles, and knows nothing of drafts. `draft_limit_reached` is a reason of the API. */
const titleFolders = ['shared/advice', 'shared/prediction', 'functions/services/adviser', 'functions/services/ai']

test('code about titles does not call one a draft', () => {
  const code = titleFolders.map((folder) => readFiles(folder, (file) => file.endsWith('.ts'))).join('\n')
  expect(code.length).toBeGreaterThan(100_000)
  expect(code.replaceAll('draft_limit_reached', '').match(/.*draft.*/gi) ?? []).toEqual([])
})
