import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { userPool } from '#infra/pool.ts'
import { paths } from '#web/paths.ts'

const root = path.resolve(import.meta.dirname, '../..')
const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
const textOf = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n')

/** What stands in code marks. */
const marked = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

describe("the README's tables of settings", () => {
  const [, chapter = ''] = /## Deploy\n([\s\S]*?)\n## /.exec(readme) ?? []
  /** In the first cell of a row. */
  const told = chapter.split('\n').flatMap((line) => (line.startsWith('| `') ? marked(line.split('|')[1]) : []))
  const namesIn = (file: string, name: RegExp) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(name)].map(([, found = '']) => found)
  const secrets = namesIn('infra/stack.ts', /output\('(\w+SecretArn)'/g)

  it.each([
    ['a deployment', 'infra/settings.ts', /^ {4}(\w+): (?:z\.|z$|priceIds|arn)/gm, 20],
    ['one machine', 'infra/local/start.ts', /^ {2}([A-Z_]+): z\./gm, 15],
    ['the stack’s secrets', 'infra/stack.ts', /output\('(\w+SecretArn)'/g, 5],
  ])('name every setting of %s', (_, file, name, least) => {
    const settings = namesIn(file, name)
    expect(settings.length).toBeGreaterThan(least)
    expect(settings.filter((setting) => !told.includes(setting))).toEqual([])
  })

  it('name nothing else, and the variables of .env.example', () => {
    const deployed = namesIn('infra/settings.ts', /^ {4}(\w+):/gm)
    const ofEnvironment = namesIn('.env.example', /^#([A-Z_]+)=/gm)
    const known = [...deployed, ...ofEnvironment, ...secrets]
    expect(told.filter((name) => !known.includes(name))).toEqual([])
    expect(ofEnvironment.filter((name) => !told.includes(name))).toEqual([])
  })
})

describe("the README's table of sign-in", () => {
  const [, chapter = ''] = /## Sign-in, row by row\n([\s\S]*?)\n## /.exec(readme) ?? []
  const table = chapter
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| the specification'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, offered = '', calls = '', where = '']) => ({ offered, calls, where }))

  it('has a row for each thing, and says of each where it is or why not', () => {
    expect(table.length).toBeGreaterThan(20)
    for (const { offered, where } of table) expect(where.length, offered).toBeGreaterThan(5)
  })

  it('names calls of Cognito that are made, where it says so', () => {
    const ofBrowser = textOf('web/src/lib')
    const ofFunctions = textOf('functions/pool')
    for (const { calls, where } of table)
      for (const call of marked(calls))
        expect(where.includes('functions/pool') ? ofFunctions : ofBrowser, call).toContain(call)
  })

  it('names screens and files that there are', () => {
    const screens: readonly string[] = Object.values(paths)
    for (const place of table.flatMap(({ where }) => marked(where)))
      expect(place.startsWith('/') ? screens.includes(place) : existsSync(path.join(root, place)), place).toBe(true)
  })

  it('offers the second factor that the pool has, and no other', () => {
    expect(userPool.EnabledMfas).toEqual(['SOFTWARE_TOKEN_MFA'])
  })
})

describe("the README's table of what could go wrong", () => {
  const [, chapter = ''] = /## What could go wrong, and what stops it\n([\s\S]*?)\n## /.exec(readme) ?? []
  const rows = chapter.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| who wants'))

  it('names tests that there are, at least one for each', () => {
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) {
      const tests = marked(row).filter((code) => code.startsWith('test/'))
      expect(tests.length, row).toBeGreaterThan(0)
      expect(tests.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
    }
  })
})
