import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { accessOf, type FunctionName, functionNames, sourceOf } from '#infra/access.ts'
import { bundleFunctions, bundleOptions, functionDirectory, localBuild } from '#infra/bundle.ts'
import { sdkEnvironment } from '#infra/sdk-environment.ts'
import { endpoints } from '#shared/contract/index.ts'
import { synthesize } from '#test/infra/template.ts'
import { median, type Row } from './row.ts'

/** How often a function with a limit is imported. The others are imported once: a single time is noisy, but their sum is not. */
const closeRounds = 11
/** After how many functions the alternative is imported again, so that slow moments of the machine affect both. */
const functionsPerExpress = 8
const limits: Partial<Record<FunctionName, Pick<Row, 'atMost'>>> = { 'advice/analyze': { atMost: 0.5 } }
const root = path.resolve(import.meta.dirname, '../..')

/** Endpoints without native modules, which cannot be bundled. Leaving those out favors the alternative. */
const bundled = endpoints.filter(([name]) => !accessOf(name).native)

/** The alternative to one Lambda per endpoint: all handlers in one Express application. */
const expressApplication = `
import express from 'express'
${bundled.map(([name], index) => `import { handler as h${index} } from './${sourceOf(name)}'`).join('\n')}
const app = express()
app.use(express.json())
${bundled
  .map(([, { method, path }], index) => {
    const route = path.replace(/\{(\w+)\}/g, ':$1')
    return `app.${method.toLowerCase()}('${route}', async (q, s) => s.json(await h${index}({ headers: q.headers, body: q.body }, {})))`
  })
  .join('\n')}
export { app }`

/** Bundles the alternative into one minified file with esbuild's defaults, without our code splitting and aliases. */
async function bundleExpress(outdir: string): Promise<string> {
  const { splitting: _, alias: __, ...options } = bundleOptions
  await build({ ...options, stdin: { contents: expressApplication, resolveDir: root, loader: 'ts' }, outdir })
  await rename(path.join(outdir, 'stdin.mjs'), path.join(outdir, 'index.mjs'))
  return outdir
}

const sizeOf = (directory: string) =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.mjs'))
    .reduce((sum, file) => sum + statSync(path.join(directory, file)).size, 0)

/** Returns the milliseconds that a new process needs to import a bundle. */
function importTime(directory: string): number {
  const url = pathToFileURL(path.join(directory, 'index.mjs')).href
  const script = `const t = performance.now(); await import('${url}'); console.log(performance.now() - t); process.exit()`
  const env = {
    ...process.env,
    AWS_REGION: 'us-east-1',
    ...sdkEnvironment,
  }
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }))
}

/** Compares the size and import time of each function's bundle with one bundle of all functions behind Express. */
export async function bundlesBench(): Promise<Row[]> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'viewcraft-bench-'))
  const build = { ...localBuild, directory: scratch }
  await bundleFunctions(build)
  const express = await bundleExpress(path.join(scratch, 'express'))
  const measured = functionNames.filter((name) => !accessOf(name).native)
  const largest = measured
    .map((name) => ({ name, kilobytes: sizeOf(functionDirectory(name, build)) / 1000 }))
    .toSorted((one, other) => other.kilobytes - one.kilobytes)
  console.log('largest bundles, in KB:', largest.slice(0, 3))
  const templates = [...synthesize().templates]
  console.table(
    templates.map(([name, { template, bytes }]) => ({
      template: name,
      resources: Object.keys(template.Resources).length,
      KB: Math.round(bytes / 1000),
    })),
  )
  const expressTimes: number[] = []
  const comparedWith = 'all functions behind Express'
  const imported = measured.map((name, index) => {
    if (index % functionsPerExpress === 0) expressTimes.push(importTime(express))
    return [name, importTime(functionDirectory(name, build))] as const
  })
  const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((total, one) => total + one, 0))
  console.log(
    `${measured.length} bundles: ${sum(largest.map(({ kilobytes }) => kilobytes))} KB, imported in ${sum(imported.map(([, ms]) => ms))} ms`,
  )
  const times = new Map(imported)
  return measured.flatMap((name) => {
    const directory = functionDirectory(name, build)
    const { [name]: limit } = limits
    const importRatio = limit ? compareImports(directory, express) : (times.get(name) ?? 0) / median(expressTimes)
    return [
      { metric: `${name}: size`, comparedWith, ratio: sizeOf(directory) / sizeOf(express), ...limit },
      { metric: `${name}: import time`, comparedWith, ratio: importRatio, ...limit },
    ]
  })
}

/** Returns the median ratio of two import times, measured in turn. */
const compareImports = (one: string, other: string): number =>
  median(Array.from({ length: closeRounds }, () => importTime(one) / importTime(other)))
