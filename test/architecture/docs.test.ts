import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { functionNames, isEndpoint } from '#infra/access.ts'
import { userPool } from '#infra/pool.ts'
import { allowances, maxAiRequestsPerDay } from '#shared/plans.ts'
import { maxThumbnailBytes } from '#shared/thumbnail/kinds.ts'
import { paths } from '#web/paths.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const textOf = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n')

/** The contents of code spans. */
const codeIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const markdownIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`)

describe('the tables of docs/deploy.md', () => {
  /** The names in the first cell of each row. */
  const documented = read('docs/deploy.md')
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? codeIn(line.split('|')[1]) : []))
  const namesIn = (file: string, name: RegExp) => [...read(file).matchAll(name)].map(([, found = '']) => found)
  const secrets = namesIn('infra/stack.ts', /output\('(\w+SecretArn)'/g)

  it.each([
    ['a deployment', 'infra/settings.ts', /^ {4}(\w+): (?:z\.|z$|priceIds|arn|matching|concurrency)/gm, 30],
    ['local mode', 'infra/local/start.ts', /^ {2}([A-Z_]+): z\./gm, 15],
    ['the secrets of the stack', 'infra/stack.ts', /output\('(\w+SecretArn)'/g, 5],
  ])('name every setting of %s', (_, file, name, least) => {
    const settings = namesIn(file, name)
    expect(settings.length).toBeGreaterThan(least)
    expect(settings.filter((setting) => !documented.includes(setting))).toEqual([])
  })

  it('name no other settings, and every variable of .env.example', () => {
    const deployed = namesIn('infra/settings.ts', /^ {4}(\w+):/gm)
    const ofEnvironment = namesIn('.env.example', /^#([A-Z_]+)=/gm)
    const known = [...deployed, ...ofEnvironment, ...secrets]
    expect(documented.filter((name) => !known.includes(name))).toEqual([])
    expect(ofEnvironment.filter((name) => !documented.includes(name))).toEqual([])
  })
})

describe('the table of docs/title-model.md', () => {
  const [, chapter = ''] = read('docs/title-model.md').split('\n## Where numbers about a title appear\n')
  const [section = ''] = chapter.split('\n## ')
  const documented = section.split('\n').flatMap((line) => codeIn(line.split('|')[7]))
  /** Matches calls of the functions that give numbers about titles. */
  const makers =
    /\b(?:judge(?:Title|By|ByUploads|InGeneral|WithUploads)|findYardstick|toGeneralVerdict|useJudgments?|useAnalyzed|readVerdict)\(/
  const isMaker = (file: string) =>
    file.startsWith('shared/prediction/') ||
    /^web\/src\/(?:lib\/verdict|layout\/yardstick\/.*)\.ts$/.test(file) ||
    file === 'functions/services/analysis/yardstick.ts'

  it('names every place that shows or returns a number about a title', () => {
    const callers = ['cli', 'functions', 'shared', 'web/src'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${folder}/${file}`)
        .filter((file) => !isMaker(file) && makers.test(read(file))),
    )
    expect(callers.length).toBeGreaterThan(10)
    // This file stores chances for shared pages, but it calls none of these functions.
    const named = documented.filter((file) => file !== 'functions/services/shares/create-share.ts')
    expect(named.toSorted()).toEqual(callers.toSorted())
  })
})

describe('the limits of docs/product.md', () => {
  const [, chapter = ''] = read('docs/product.md').split('\n## Limits\n')
  const format = (max: number) => max.toLocaleString('en')

  it.each(Object.entries({ ...allowances, ai_requests: maxAiRequestsPerDay }))('are those of %s', (_, limits) => {
    const { free, basic, premium } = limits
    const cell = new RegExp(
      `Free: ${format(free)}(?: a day)?; Basic: ${format(basic)}; Premium: ${format(premium)}[ .]`,
    )
    expect(chapter).toMatch(cell)
  })
})

describe('the maximum size of a thumbnail', () => {
  it.each([
    'docs/product.md',
    'functions/services/mcp/thumbnail-tools.ts',
    'shared/openapi/errors.ts',
    'shared/openapi/operations.ts',
    'web/src/messages/en.ts',
    'web/src/messages/es.ts',
    'web/src/messages/fr.ts',
  ])('is in a sentence of %s', (file) => {
    expect(read(file)).toMatch(new RegExp(`\\b${maxThumbnailBytes / 2 ** 20} M[Bo]\\b`))
  })
})

describe('the sign-in table of docs/product.md', () => {
  const [, chapter = ''] = read('docs/product.md').split('\n## Sign-in\n')
  const table = chapter
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| offered'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, offered = '', calls = '', where = '']) => ({ offered, calls, where }))

  it('says where each operation is, or why there is none', () => {
    expect(table.length).toBeGreaterThan(20)
    for (const { offered, where } of table) expect(where.length, offered).toBeGreaterThan(5)
  })

  it('names operations of Cognito that are called where it says', () => {
    const inBrowser = textOf('web/src/lib')
    const inFunctions = textOf('functions/clients/cognito')
    for (const { calls, where } of table)
      for (const call of codeIn(calls))
        expect(where.includes('functions/clients/cognito') ? inFunctions : inBrowser, call).toContain(call)
  })

  it('names screens and files that exist', () => {
    const screens: readonly string[] = Object.values(paths)
    for (const place of table.flatMap(({ where }) => codeIn(where)))
      expect(place.startsWith('/') ? screens.includes(place) : existsSync(path.join(root, place)), place).toBe(true)
  })

  it('assumes a pool whose only second factor is an authenticator app', () => {
    expect(userPool.EnabledMfas).toEqual(['SOFTWARE_TOKEN_MFA'])
  })
})

describe('docs/architecture.md', () => {
  const chapters = read('docs/architecture.md').split('\n## ')
  /** The names in a column of the chapter's tables, without duplicates. */
  const documented = (chapter: string, column: number) => {
    const rows = chapters.find((text) => text.startsWith(`${chapter}\n`))?.split('\n') ?? []
    return [...new Set(rows.filter((row) => row.startsWith('| ')).flatMap((row) => codeIn(row.split('|')[column])))]
  }
  const foldersIn = (folder: string) => readdirSync(path.join(root, folder))
  const lists: [name: string, chapter: string, column: number, actual: readonly string[]][] = [
    ['domain of endpoints', 'Domains', 1, foldersIn('functions/endpoints')],
    ['feature of the web', 'Domains', 3, foldersIn('web/src/features')],
    ['folder of services', 'Domains', 4, foldersIn('functions/services')],
    ['job and trigger', 'Jobs and triggers', 1, functionNames.filter((name) => !isEndpoint(name))],
  ]

  it.each(lists)('names every %s, and no other', (_, chapter, column, actual) => {
    expect(documented(chapter, column).sort()).toEqual([...actual].sort())
  })
})

describe('the decisions', () => {
  const decisions = markdownIn('docs/decisions').toSorted()

  it('are numbered without gaps, in their names and their headings', () => {
    const numbers = decisions.map((file) => [
      Number(path.basename(file).slice(0, 4)),
      read(file).match(/^# (\d+)\. /)?.[1],
    ])
    expect(numbers).toEqual(decisions.map((_, at) => [at + 1, String(at + 1)]))
  })

  it.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...markdownIn('docs')])(
    'are named by their numbers in %s',
    (document) => {
      for (const [link, number, file] of read(document).matchAll(/\[(?:decision )?(\d+)\]\([^)]*?(\d{4})-[^)]*\)/gi))
        expect(Number(file), link).toBe(Number(number))
      for (const [, number] of read(document).matchAll(/decision (\d+)/gi))
        expect(Number(number)).toBeLessThanOrEqual(decisions.length)
    },
  )

  it('that no longer hold name what supersedes them: a later decision, or code', () => {
    for (const file of decisions)
      for (const [, by = ''] of read(file).matchAll(/\*\*Superseded[^*]*\*\*(.*?)(?:\n\n|$)/gs)) {
        const later = [...by.matchAll(/\]\((\d{4})-/g)].map(([, number]) => Number(number))
        expect(later.length + codeIn(by).length, file).toBeGreaterThan(0)
        for (const number of later) expect(number, file).toBeGreaterThan(Number(path.basename(file).slice(0, 4)))
      }
  })

  it('say how long our emulators are', () => {
    const lines = [textOf('infra/local/emulators/cognito'), textOf('infra/local/emulators/s3')]
      .join('\n')
      .split('\n').length
    const [, stated = ''] = /about ([\d,]+) lines together/.exec(read('docs/decisions/0004-own-emulators.md')) ?? []
    expect(Math.abs(Number(stated.replace(',', '')) / lines - 1)).toBeLessThan(0.1)
  })
})

describe('the documents', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...markdownIn('docs')]

  it.each(documents)('%s names files and links that exist', (document) => {
    const text = read(document)
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
      path.posix.join(path.posix.dirname(document), link),
    )
    const files = codeIn(text).filter((code) =>
      /^(shared|functions|infra|web|test|docs)\/[\w./-]+\.(ts|tsx|md|mjs)$/.test(code),
    )
    expect([...links, ...files].filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  const Package = z.object({ scripts: z.record(z.string(), z.string()) })
  const { scripts } = Package.parse(JSON.parse(read('package.json')))

  it.each(documents)('%s names commands that exist, and uses -s where their output goes to a file', (document) => {
    const commands = [...read(document).matchAll(/npm run (-s )?(\w[\w:-]*)([^`\n]*)/g)]
    for (const [command, isSilent, script = '', rest = ''] of commands) {
      expect(Object.keys(scripts), command).toContain(script)
      if (rest.includes(' > ')) expect(isSilent, command).toBeDefined()
    }
  })

  it.each(documents)('%s names outputs that the stack has', (document) => {
    const stack = read('infra/stack.ts')
    for (const [, output = ''] of read(document).matchAll(/\boutputs? `(\w+)`/g))
      expect(stack).toContain(`output('${output}'`)
  })

  it('name at least one test for each threat', () => {
    const rows = read('docs/security.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| threat'))
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows)
      expect(
        codeIn(row).some((code) => code.startsWith('test/')),
        row,
      ).toBe(true)
  })
})

describe('the table of docs/security.md', () => {
  const [, table = ''] = read('docs/security.md').split('\n|---|---|---|\n')
  const [rows = ''] = table.split('\n\n')

  it.each(rows.split('\n').map((row) => row.split('|')))('%s%s: has a suite of `npm test`', (_, threat, __, suites) => {
    const named = codeIn(suites)
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
    // `vitest.config.ts` leaves these to `npm run test:all`.
    expect(
      named.filter((file) => !/\.long\.|^test\/emulators\//.test(file)),
      threat,
    ).not.toEqual([])
  })
})
