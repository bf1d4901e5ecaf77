import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import { slimContract } from '../../web/slim.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Builds the contract as the web client has it. Returns the fields of each endpoint. */
async function buildSlim(): Promise<ReadonlyMap<EndpointName, object>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [slimContract],
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(root, 'shared/contract/index.ts'), formats: ['es'] },
    },
  })
  if (!Array.isArray(built)) throw new Error('a library is built once for each format')
  const code = Buffer.from(built[0]?.output[0].code ?? '').toString('base64')
  const { endpoints: slim } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)
  return new Map(slim)
}

it('a build has every endpoint without its schemas, and otherwise unchanged', async () => {
  const slim = await buildSlim()
  expect([...slim.keys()]).toEqual(endpoints.map(([name]) => name))
  for (const [name, { input: _input, output: _output, rate: _rate, errors: _errors, ...kept }] of endpoints)
    if (!kept.raw && !kept.protocol) expect(slim.get(name), name).toEqual(kept)
})

it('the web client reads nothing of an endpoint that a build leaves out', () => {
  const domains = new Set(endpoints.map(([name]) => name.split('/')[0]))
  const read = new RegExp(
    String.raw`(?<!['.\w])(contract\.)?(${[...domains].join('|')})\.\w+\.(input|output|rate|errors)\b`,
  )
  const readers = readdirSync(path.join(root, 'web/src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && read.test(readFileSync(path.join(root, 'web/src', file), 'utf8')),
  )
  expect(readers).toEqual([])
})
