/*
 * Plants each bug of `bugs.ts` in a copy of the last commit and prints which suite catches it. We do not use Stryker: it
 * changes operators and literals, of which there are tens of thousands here, but it never leaves a table out of a
 * deletion. It would also not find the suites of handlers, because the backend loads handlers by path.
 *
 *   npm run mutate [-- --area data] [-- --long] [-- --first] [-- words of a name]
 *
 * A bug's likely suites run first, then, unless `--first`, all that could catch it. A test that also fails without the bug does not
 * count. Without `--long`, only the suites of `npm test` run.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import * as z from 'zod/mini'
import { type Area, areas, type Bug, bugs } from './bugs.ts'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const { values, positionals } = parseArgs({
  options: { area: { type: 'string' }, long: { type: 'boolean' }, first: { type: 'boolean' } },
  allowPositionals: true,
})

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** A suite that failed, and its failed tests: none if the suite could not be loaded. */
interface Failing {
  readonly suite: string
  readonly tests: readonly string[]
}

/** Stands for the suite that catches a bug if tests hang or end without a report. */
const hung: Failing = { suite: 'no result', tests: [] }

/** How long the suites of one bug may take, in milliseconds. */
const timeoutMs = 15 * 60_000

/** The folders of suites that could catch a bug, by the folder of its file. */
const folders: Readonly<Record<string, readonly string[]>> = {
  functions: ['test/functions', 'test/contract'],
  infra: ['test/infra', 'test/local', 'test/functions'],
}

/**
 * Returns the first failing suite that matches the filters, if there is one, with its first failing test or with all.
 */
async function findFailing(
  copy: string,
  filters: readonly string[],
  tests: 'first' | 'all',
): Promise<Failing | undefined> {
  const report = path.join(copy, 'report.json')
  await rm(report, { force: true })
  const projects = ['node', 'infra', 'web'].flatMap((name) => ['--project', name])
  const options = [
    '--bail',
    tests === 'first' ? '1' : '0',
    '--maxWorkers',
    '1',
    '--passWithNoTests',
    '--reporter',
    'json',
    '--outputFile',
    report,
  ]
  const env = { ...process.env, LONG: values.long ? '1' : '' }
  const hasFailed = await run('nice', ['-n', '10', 'npx', 'vitest', ...filters, '--run', ...projects, ...options], {
    cwd: copy,
    env,
    timeout: timeoutMs,
    maxBuffer: 1e9,
  }).then(
    () => false,
    () => true,
  )
  if (!hasFailed) return undefined
  const results = await readFile(report, 'utf8').then(
    (text) => Report.parse(JSON.parse(text)).testResults,
    () => [],
  )
  const failing = results.find((suite) => suite.status === 'failed')
  if (!failing) return hung
  const failed = failing.assertionResults.filter((test) => test.status === 'failed')
  return { suite: path.relative(copy, failing.name), tests: failed.map((test) => test.fullName) }
}

/** What fails without a bug, by the name of the suite: under load, a wait sometimes times out. */
const failingAnyway = new Map<string, Promise<Failing | undefined>>()

/** Whether a suite fails because of a bug. */
async function isDueToBug(copy: string, { suite, tests }: Failing): Promise<boolean> {
  const known = failingAnyway.get(suite) ?? findFailing(copy, [suite], 'all')
  failingAnyway.set(suite, known)
  const anyway = await known
  if (!anyway) return true
  if (anyway === hung || anyway.tests.length === 0) return false
  return tests.length === 0 || tests.some((test) => !anyway.tests.includes(test))
}

/** Returns the suite that catches a bug, if one does. */
async function findCatching(copy: string, { file, find, replace, first }: Bug): Promise<string | undefined> {
  const target = path.join(copy, file)
  const source = await readFile(path.join(root, file), 'utf8')
  const likely = first.split(' ').map((suite) => `test/${suite}`)
  const all = folders[file.split('/')[0] ?? ''] ?? ['related', file]
  for (const filters of values.first ? [likely] : [likely, all]) {
    await writeFile(
      target,
      source.replace(find, () => replace),
    )
    const failing = await findFailing(copy, filters, 'first').finally(() => writeFile(target, source))
    if (failing && (failing === hung || (await isDueToBug(copy, failing)))) return failing.suite
  }
  return undefined
}

async function makeCopy(directory: string): Promise<void> {
  await run('git', ['-C', root, 'worktree', 'add', '--detach', directory])
  await symlink(path.join(root, 'node_modules'), path.join(directory, 'node_modules'))
}

const isNamed = ({ name, area }: Bug) =>
  (values.area ?? area) === area && positionals.every((word) => name.includes(word))

async function main(): Promise<void> {
  const parent = await mkdtemp(path.join(tmpdir(), 'mutate-'))
  const copies = ['one', 'other'].map((name) => path.join(parent, name))
  const left = bugs.filter(isNamed)
  const results: { readonly area: Area; readonly suite: string | undefined }[] = []
  const work = async (copy: string) => {
    for (let bug = left.shift(); bug; bug = left.shift()) {
      const suite = await findCatching(copy, bug)
      results.push({ area: bug.area, suite })
      console.log(`${bug.area.padEnd(8)} ${bug.name.padEnd(56)} ${suite ?? 'NOT CAUGHT'}`)
    }
  }
  try {
    for (const copy of copies) await makeCopy(copy)
    await Promise.all(copies.map(work))
  } finally {
    for (const copy of copies) await run('git', ['-C', root, 'worktree', 'remove', '--force', copy]).catch(() => {})
    await rm(parent, { recursive: true, force: true })
  }
  for (const area of [...areas, undefined]) {
    const all = results.filter((one) => area === undefined || one.area === area)
    const caught = all.filter(({ suite }) => suite !== undefined).length
    if (all.length > 0)
      console.log(`${area ?? 'all'}: ${caught} of ${all.length}, ${Math.round((100 * caught) / all.length)} %`)
  }
}

await main()
