import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { functionDirectory, localBuild, togetherOptions } from '#infra/bundle.ts'
import { buildAll } from '#infra/local/build.ts'
import { lambdaPlatform, outsideBundle, packNative } from '#infra/native.ts'
import { originSecret, setUpBackend } from '#test/support/backend.ts'
import type { Handler } from '#test/support/call.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { apiEvent, lambdaContext } from '#test/support/lambda.ts'
import { postForm, requestUploadForm } from '#test/support/thumbnail-uploads.ts'

let directory: string
const backend = setUpBackend()
beforeAll(async () => {
  // In a directory outside the project, so that its node_modules are not found.
  directory = await mkdtemp(path.join(tmpdir(), 'bundles-'))
  await buildAll({ site: false })
  await cp(thumbnailIn(localBuild.directory), thumbnailIn(directory), { recursive: true })
}, 300_000)
afterAll(async () => {
  await rm(directory, { recursive: true })
})

/** Returns the directory of the thumbnail function in a build. */
const thumbnailIn = (into: string) => functionDirectory('advice/thumbnail', { ...localBuild, directory: into })

/** Returns the size in bytes of a directory, or of its files whose names end with `end`. */
async function sizeOf(place: string, end = ''): Promise<number> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(end))
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const megabyte = 1024 * 1024
const Module = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') })

/** Runs the bundle in a directory on a newly uploaded thumbnail. */
async function answerOf(from: string) {
  const creator = await makeCreator(backend)
  const form = await requestUploadForm(backend, creator, 'image/png')
  await postForm(form, await drawPng({ lines: [{ text: 'BOAT', x: 200, y: 200, height: 150 }] }))
  const { handler } = Module.parse({
    ...(await import(path.join(thumbnailIn(from), 'index.mjs'))),
  })
  const headers = { 'x-origin-secret': originSecret.current, authorization: `Bearer ${creator.token}` }
  const event = apiEvent('POST', '/api/thumbnails', { headers, body: JSON.stringify({ upload: form.upload }) })
  const { statusCode, body = '' } = await handler(event, lambdaContext('advice-thumbnail'))
  return { status: statusCode, body: JSON.parse(body) }
}

describe('the bundle of the thumbnail function', () => {
  it('contains everything it needs', async () => {
    expect(await answerOf(directory)).toMatchObject({
      status: 200,
      body: { analysis: { vision: { text: { detectedText: 'BOAT' } } } },
    })
  }, 60_000)

  it('reports that checks are off if its packages are missing', async () => {
    expectErrors()
    const bare = await mkdtemp(path.join(tmpdir(), 'bare-'))
    await cp(thumbnailIn(directory), thumbnailIn(bare), { recursive: true, filter: (file) => !file.includes('@img') })
    expect(await answerOf(bare)).toMatchObject({ status: 503, body: { error: { code: 'image_checks_unavailable' } } })
    await rm(bare, { recursive: true })
  }, 120_000)

  it('is under 110 MB with the native code of one platform, locally and on Lambda', async ({ skip }) => {
    expect(await sizeOf(thumbnailIn(directory))).toBeLessThan(110 * megabyte)
    const deployed = path.join(directory, 'deployed')
    await packNative(deployed, lambdaPlatform).catch(() =>
      skip('sharp for Lambda is not in npm’s cache, and there is no network'),
    )
    expect(await sizeOf(deployed)).toBeLessThan(110 * megabyte)
    const code = (await readdir(deployed, { recursive: true })).filter((file) =>
      /\.(node|dll|dylib)$|\.so[.\d]*$/.test(file),
    )
    expect(code.length).toBeGreaterThan(3)
    expect(code.filter((file) => !file.includes('arm64'))).toEqual([])
  }, 120_000)

  it('includes the license of the network that finds faces', async () => {
    const model = path.join(thumbnailIn(directory), 'model')
    expect((await readdir(model)).sort()).toEqual(['LICENSE', 'NOTICE', 'blazeface.onnx'])
  })

  /** Functions that may have more code, in bytes. */
  const limits: readonly (readonly [RegExp, number])[] = [
    // A megabyte of the job detects the language of titles.
    [/jobs\/refresh-channels\.ts$/, 2_000_000],
    // The adviser and the ideas of the week include a tagger of words and the title models.
    [/endpoints\/(?:advice\/(?:analyze|titles|advise|metadata)|ideas\/\w+)\.ts$/, 1_600_000],
    [/services\/ideas\/candidates\.ts$|jobs\/weekly-report\.ts$/, 1_600_000],
  ]
  it('adds no native code to other functions, and little code', async () => {
    const { metafile } = await build({ ...togetherOptions(localBuild), metafile: true, write: false })
    const isOutside = (file: string) => outsideBundle.some((name) => file.includes(`node_modules/${name}/`))
    expect(Object.keys(metafile.inputs).filter(isOutside)).toEqual([])
    const { outputs } = metafile
    /** Returns all files that a file loads. A bundle of its own is smaller, because the others' exports are missing. */
    const loadedBy = (file: string, found = new Set<string>()): Set<string> => {
      if (!outputs[file] || found.has(file)) return found
      for (const { path: imported } of outputs[file].imports) loadedBy(imported, found.add(file))
      return found.add(file)
    }
    for (const [file, { entryPoint }] of Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint)) {
      const bytes = [...loadedBy(file)].reduce((sum, loaded) => sum + (outputs[loaded]?.bytes ?? 0), 0)
      const most = limits.find(([found]) => found.test(entryPoint ?? ''))?.[1] ?? 1_100_000
      expect(bytes, file).toBeLessThan(most)
    }
  })
})
