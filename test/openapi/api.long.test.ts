import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { transform } from 'esbuild'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { ideas } from '#shared/contract/ideas.ts'
import { tokens } from '#shared/contract/tokens.ts'
import { describeApi } from '#shared/openapi/document.ts'
import { originPlaceholder } from '#shared/public-pages.ts'
import { scopes } from '#shared/scopes.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, setPlan } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { followOutlier } from '#test/support/ideas.ts'
import { postForm, requestUploadForm } from '#test/support/thumbnail-uploads.ts'
import { reference } from '#web/features/developers/reference.ts'
import { thumbnailSample, tokenVariable } from '#web/features/developers/request-samples.ts'
import { toExample } from './example-response.ts'

const backend = setUpBackend()
/** A personal access token with every scope, of a user with a channel. */
let secret = ''
let user: Creator
beforeAll(async () => {
  const { userId, tokens: own } = await backend.signUpUser({
    'custom:youtube_channel': `youtube.com/${demoChannel.handle}`,
  })
  user = { userId, token: own.accessToken }
  // This plan has texts by the AI provider.
  await setPlan(user, 'premium')
  await connect(backend, user)
  await followOutlier(userId)
  const body = { name: 'Everything', scopes, youtubeConsent: true }
  secret = tokens.create.output.parse(
    (await backend.request('POST', '/api/tokens', { as: user.token, body })).body,
  ).secret
})

const description = describeApi('https://viewcraft.example')
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(description, 'api')
const pointer = (...keys: string[]) => keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

/** Where the description has the schema of an operation's response. */
const ofResponse = ['responses', '200', 'content', 'application/json', 'schema']

async function makeDraft(): Promise<string> {
  const content = { name: 'Tiny house', titles: [{ id: 'first', text: 'How I built a tiny house in 30 days' }] }
  const { body } = await backend.request('POST', '/api/drafts', { as: secret, body: content })
  return drafts.create.output.parse(body).draft.id
}

/** Makes what the id in an operation's examples stands for, and returns its id. */
const own: Readonly<Record<string, () => Promise<string>>> = {
  draftsList: makeDraft,
  draftsGet: makeDraft,
  draftsSave: makeDraft,
  draftsKeep: makeDraft,
  draftsVersions: async () => {
    const id = await makeDraft()
    await backend.request('POST', `/api/drafts/${id}/versions`, { as: secret })
    return id
  },
  draftsRemove: makeDraft,
  draftsRestore: makeDraft,
  ideasAccept: async () => {
    const { body } = await backend.request('GET', '/api/ideas/week', { as: secret })
    return `${ideas.week.output.parse(body).ideas[0]?.id}`
  },
  adviceAdvise: async () => {
    const body = { title: 'How I built a tiny house' }
    const { body: made } = await backend.request('POST', '/api/analyze', { as: secret, body })
    return z.object({ analysis: z.object({ id: z.string() }) }).parse(made).analysis.id
  },
  adviceThumbnail: async () => {
    const form = await requestUploadForm(backend, user, 'image/png')
    await postForm(form, await drawPng({ lines: [{ text: 'A SMALL HOUSE', x: 90, y: 130, height: 150 }] }))
    return form.upload
  },
}

const references = reference.groups.flatMap((group) => group.operations)
const onSystem = (sample: string) => sample.replaceAll(originPlaceholder, backend.origin)

/** What the AI provider writes. */
const written: Readonly<Record<string, unknown>> = {
  adviceAdvise: {
    title: {
      strengths: ['It says what happens.'],
      suggestions: [
        {
          text: 'Name the result',
          priority: 'high',
          explanation: 'The title does not say what came of it.',
          examples: ['How I built a tiny house in 30 days'],
        },
      ],
    },
    thumbnail: null,
  },
  adviceTitles: { titles: ['How I built a tiny house in 30 days', 'I built a tiny house in 30 days'] },
  adviceMetadata: {
    description: 'A tiny house with a timber frame, built in 30 days without experience.',
    tags: ['tiny house', 'timber frame'],
  },
}

/** Returns a sample with a real id of the user's in place of the example id. */
async function fill(operationId: string, sample: string): Promise<string> {
  const id = await own[operationId]?.()
  if (written[operationId]) backend.openai.answerNext(written[operationId])
  return onSystem(id === undefined ? sample : sample.replace(standsForId, id))
}
const standsForId = /01jd8x5q2m\d{16}|0b9f3c52-6f0e-4a9a-8f57-0c6f5a1f2d3e/

/** The responses, as the documentation shows them. */
const recorded: Record<string, unknown> = {}

describe('the curl sample of', () => {
  test.each(references)(
    '$id works, and its response is as described',
    async ({ id, path: address, method, samples, example }) => {
      const command = `${await fill(id, samples.curl)} --silent --write-out '\n%{http_code}'`
      const { stdout } = await promisify(execFile)('sh', ['-c', command], {
        env: { ...process.env, [tokenVariable]: secret },
      })
      const [text = '', status] = stdout.split(/\n(?=\d+$)/)
      expect(status, text).toBe('200')
      const isValid = ajv.compile({ $ref: `api#/${pointer('paths', address, method.toLowerCase(), ...ofResponse)}` })
      expect(isValid(JSON.parse(text)), JSON.stringify(isValid.errors)).toBe(true)
      recorded[id] = toExample(JSON.parse(text))
      // The example in the documentation, which a new operation does not have yet.
      if (example !== undefined) expect(isValid(example), `example: ${JSON.stringify(isValid.errors)}`).toBe(true)
    },
  )
})

// After a change, `npx vitest run -u` writes the file.
test('the examples of responses in the documentation are those of the system', async () => {
  const file = path.resolve('shared/openapi/responses.generated.json')
  const shown = JSON.parse(await readFile(file, 'utf8'))
  const current = Object.entries(recorded).map(([id, response]) => [
    id,
    // What rests on videos changes with the clock. To record it again, delete it from the file.
    restsOnVideos.test(id) ? (shown[id] ?? response) : response,
  ])
  await expect(`${JSON.stringify(Object.fromEntries(current), null, 2)}\n`).toMatchFileSnapshot(file)
})
const restsOnVideos = /^(youtube|following|ideas|adviceAnalyze|adviceHistory|adviceScore|adviceThumbnail|adviceTitles)/

describe('the TypeScript sample of', () => {
  test.each(references)('$id works', async ({ id, samples }) => {
    vi.stubEnv(tokenVariable, secret)
    const { code } = await transform(await fill(id, samples.typescript), { loader: 'ts' })
    await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  })
})

test('the TypeScript sample uploads a thumbnail and has it checked', async () => {
  vi.stubEnv(tokenVariable, secret)
  const directory = await mkdtemp(path.join(tmpdir(), 'viewcraft-sample-'))
  const file = path.join(directory, 'thumbnail.png')
  await writeFile(file, await drawPng({ width: 320, height: 180 }))
  const sample = thumbnailSample(backend.origin).replace("'thumbnail.png'", JSON.stringify(file))
  const { code } = await transform(`${sample}\nexport { analysis }`, { loader: 'ts' })
  const { analysis } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  await rm(directory, { recursive: true })
  expect(analysis).toMatchObject({ width: 320, height: 180 })
})

test('an error says what to do, where that is documented, and the id for support', async () => {
  const { status, body } = await backend.request('GET', `/api/drafts/${'0'.repeat(26)}`, { as: secret })
  expect({ status, body }).toEqual({
    status: 404,
    body: {
      error: {
        code: 'not_found',
        message: 'This user has nothing with this id. Check the id, or get the list.',
        docs: 'http://viewcraft.test/developers#error-not_found',
        requestId: expect.any(String),
      },
    },
  })
  const isValid = ajv.compile({ $ref: 'api#/components/schemas/Error' })
  expect(isValid(body), JSON.stringify(isValid.errors)).toBe(true)
})

describe('a client that swagger-typescript-api generates', () => {
  let directory = ''
  beforeAll(async () => {
    // In the project, so that the compiler finds the types.
    const parent = path.resolve('build')
    await mkdir(parent, { recursive: true })
    directory = await mkdtemp(path.join(parent, 'client-'))
    await generateApi({
      spec: JSON.parse(JSON.stringify(description)),
      output: directory,
      fileName: 'client.ts',
      silent: true,
    })
  }, 60_000)
  afterAll(() => rm(directory, { recursive: true, force: true }))

  test('compiles under strict rules, and so do the samples', async () => {
    const files = [path.join(directory, 'client.ts')]
    await writeFile(path.join(directory, 'thumbnail.ts'), thumbnailSample('https://viewcraft.example'))
    files.push(path.join(directory, 'thumbnail.ts'))
    for (const { id, samples } of references) {
      // A file is a module only if it imports or exports something.
      const file = path.join(directory, `${id}.ts`)
      await writeFile(file, `${samples.typescript}\nexport {}\n`)
      files.push(file)
    }
    const options = [
      '--ignoreConfig',
      '--strict',
      '--noEmit',
      '--skipLibCheck',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom,dom.iterable',
      '--module',
      'esnext',
      '--types',
      'node',
    ]
    await promisify(execFile)(process.execPath, [path.resolve('node_modules/.bin/tsc'), ...options, ...files])
  }, 60_000)

  test('scores titles, creates, changes and lists drafts, analyzes one, and reports errors', async () => {
    const { code } = await transform(await readFile(path.join(directory, 'client.ts'), 'utf8'), { loader: 'ts' })
    const file = path.join(directory, 'client.mjs')
    await writeFile(file, code)
    const { Api } = await import(file)
    const api = new Api({
      baseUrl: backend.origin,
      baseApiParams: { headers: { authorization: `Bearer ${secret}` } },
    })
    const scored = await api.api.adviceScore({ titles: ['How I built a tiny house in 30 days', 'Tiny house'] })
    expect(scored.data.titles).toHaveLength(2)
    const { draft } = (await api.api.draftsCreate({ name: 'By the client' })).data
    const saved = await api.api.draftsSave(draft.id, { revision: draft.revision, changes: { notes: 'Changed' } })
    expect(saved.data.draft.notes).toBe('Changed')
    expect((await api.api.draftsList()).data.drafts.map(({ id }: { id: string }) => id)).toContain(draft.id)
    const analyzed = await api.api.adviceAnalyze({ title: 'How I sold a tiny house', draft: draft.id })
    expect(analyzed.data.analysis.draft).toBe(draft.id)
    await expect(api.api.draftsGet('0'.repeat(26))).rejects.toMatchObject({ error: { error: { code: 'not_found' } } })
  })
})
