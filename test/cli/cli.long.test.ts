import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCli } from '#infra/build-cli.ts'
import { listen } from '#infra/local/listen.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { advice } from '#shared/contract/advice.ts'
import { tokens } from '#shared/contract/tokens.ts'
import { judgeAndCompare } from '#shared/prediction/compare-titles.ts'
import { headlineAccuracy } from '#shared/prediction/published-figures.ts'
import { generalYardstick, judgeTitle } from '#shared/prediction/verdict.ts'
import type { Scope } from '#shared/scopes.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'
import { addPersonalToken } from '#test/support/personal-token.ts'

const backend = setUpBackend()
/** Judges titles as titles of one video in general, as the website does without a channel. */
const judgeHere = (given: readonly string[]) =>
  judgeAndCompare(given, {
    judge: (title, video) => judgeTitle(generalYardstick, title, video),
    sameVideo: true,
  })
const titles = ['How I built a tiny house in 30 days', 'Tiny house tour']
let directory: string
let command: string
let token: string

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'cli-'))
  await buildCli(path.join(directory, 'package'))
  // As users get it: packed, and installed into another folder without a network.
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', './package'], { cwd: directory })
  const install = ['install', '--silent', '--offline', '--no-save', `./${stdout.trim()}`]
  await promisify(execFile)('npm', install, { cwd: directory })
  command = path.join(directory, 'node_modules/.bin/viewcraft')
  const { tokens: session } = await backend.signUpUser()
  const given = { as: session.accessToken, body: { name: 'Command line', scopes: ['score'] } }
  token = tokens.create.output.parse((await backend.request('POST', '/api/tokens', given)).body).secret
}, 60_000)
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Runs the command in an empty environment. */
async function run(given: readonly string[], { input = '', env = {} }: { input?: string; env?: object } = {}) {
  const child = spawn(command, given, { cwd: directory, env: { PATH: process.env.PATH, ...env } })
  child.stdin.end(input)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { out, err, code }
}

describe('the command line', () => {
  test('scores and compares titles without a network, as the website does', async () => {
    const { out, err, code } = await run(['score', ...titles, '--json'])
    expect({ err, code }).toEqual({ err: '', code: 0 })
    expect(JSON.parse(out)).toMatchObject({ titles: judgeHere(titles), accuracy: headlineAccuracy.significant })
    const again = await run(['score', '--json', ...titles])
    expect(again.out).toBe(out)
  })

  test('prints a table with what the numbers mean', async () => {
    const { out } = await run(['score', ...titles, 'Casa nueva de mi abuela en el pueblo'])
    const [head = '', first = '', , third = ''] = out.split('\n')
    expect(head).toBe('Score  Top quarter  Best  Title')
    expect(first).toMatch(/^ *\d+ +\d+% +\d+% +How I built a tiny house in 30 days$/)
    expect(third).toMatch(/^ *- +- +- +Casa nueva .*\(not English\)$/)
    const { accuracy, low, high, n } = headlineAccuracy.significant
    const [right, from, to] = [accuracy, low, high].map((share) => `${(100 * share).toFixed(1)}%`)
    expect(out).toMatch(/Not a forecast of views\.\nTop quarter: .* By luck, 25%\.\nBest: /)
    expect(out).toContain(` in ${right} (${from} to ${to}) of ${n} pairs.`)
    expect((await run(['score', 'My house'])).out).not.toContain('Best')
  })

  test('reads titles from standard input, more than a hundred too', async () => {
    const { out } = await run(['score', '-', '--json'], { input: `${titles.join('\r\n')}\n\n` })
    expect(JSON.parse(out).titles).toEqual(judgeHere(titles))
    const many = Array.from({ length: 150 }, (_, place) => `My house, day ${place}`)
    const long = JSON.parse((await run(['score', '-', '--json'], { input: many.join('\n') })).out)
    expect(long.titles).toHaveLength(150)
    expect(long.titles[0]).not.toHaveProperty('chance')
  })

  test('scores on a server with a token', async () => {
    const env = { VIEWCRAFT_TOKEN: token, VIEWCRAFT_URL: `${backend.origin}/ignored` }
    const here = await run(['score', ...titles, '--json'])
    expect(await run(['score', ...titles, '--json'], { env })).toEqual(here)
    expect(await run(['score', ...titles, '--json', '--token', token, '--url', backend.origin])).toEqual(here)
  })

  test('prints how accurate the models of the server are', async () => {
    const accuracy = { accuracy: 0.7, low: 0.6, high: 0.8, n: 1000 }
    const yardstick = { state: 'general', model: 'later' }
    const scored = titles.map((title) => ({ title, basis: 'model', chance: 0.5, checks: [] }))
    const answer = JSON.stringify({ titles: scored, yardstick, accuracy })
    const server = await listen(createServer((_, response) => response.end(answer)).listeners('request')[0] as never)
    const given = ['score', ...titles, '--url', server.origin, '--token', token]
    expect(JSON.parse((await run([...given, '--json'])).out)).toMatchObject({ accuracy })
    expect((await run(given)).out).toContain('70.0% (60.0% to 80.0%) of 1000 pairs')
    await server.stop()
  })

  test('scores by the videos of the channel on a server, as far as the token allows', async () => {
    const { userId, token: as } = await makeCreator(backend, { channel: demoChannel.id, userId: randomUUID() })
    const getEnv = async (scopes: readonly Scope[]) => ({
      VIEWCRAFT_TOKEN: await addPersonalToken(userId, scopes),
      VIEWCRAFT_URL: backend.origin,
    })
    const [allowed, limited] = [await getEnv(['score', 'channel.read']), await getEnv(['score'])]
    expect((await run(['score', ...titles], { env: allowed })).out).toContain(
      'No scores: the videos of your channel are being',
    )
    await backend.settle()
    const { out } = await run(['score', ...titles], { env: allowed })
    expect(out).toContain('Score: the share of the titles of your own videos that score lower')
    const { body } = await backend.request('POST', '/api/titles/score', { as, body: { titles } })
    const [first] = advice.score.output.parse(body).titles
    expect(out).toContain(`\n${`${first?.score}`.padStart(5)}  `)
    expect(out).not.toContain('unlike your videos')
    const { fetchedAt = '' } = advice.score.output.parse(body).yardstick
    expect(out).toContain(`\nYour videos as of ${fetchedAt.slice(0, 10)}.\n`)
    const unlike = 'Minecraft Speedrun'
    const mixed = await run(['score', ...titles, unlike], { env: allowed })
    expect(mixed.out).toMatch(new RegExp(`^ *\\d+ .*  ${unlike} \\(unlike your videos\\)$`, 'm'))
    expect(mixed.out).toContain(
      'Unlike your videos: none of them has a similar title, so the score says little. Its top quarter counts such titles only.',
    )
    expect((await run(['score', ...titles], { env: limited })).out).toContain('It needs the scope channel.read.')
  })

  test('scores locally if only one of token and address is in the environment', async () => {
    const here = await run(['score', ...titles])
    expect(await run(['score', ...titles], { env: { VIEWCRAFT_TOKEN: token } })).toEqual(here)
    expect(await run(['score', ...titles], { env: { VIEWCRAFT_URL: 'https://viewcraft.example' } })).toEqual(here)
  })

  test('says which of many titles is too long, without printing all of it', async () => {
    const { code, err } = await run(['score', '-'], { input: `My house\n\n${'long '.repeat(100_000)}\n` })
    expect(code).toBe(2)
    expect(err).toMatch(/^A title has at most 100 characters\. Title 2 has 499999: long long .*…\n/)
    expect(err.length).toBeLessThan(2000)
  })

  test('says why a server did not score', async () => {
    const url = backend.origin
    const wrong = await run(['score', 'A', '--url', url], { env: { VIEWCRAFT_TOKEN: `vcp_${'0'.repeat(84)}` } })
    expect(wrong).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^unauthenticated: The access token/) })
    const other = await listen(createServer((_, response) => response.end('<html>')).listeners('request')[0] as never)
    const strange = await run(['score', 'A', '--url', other.origin, '--token', token])
    expect(strange).toMatchObject({ code: 1, err: expect.stringContaining('not as Viewcraft does') })
    await other.stop()
    const gone = await run(['score', 'A', '--url', other.origin, '--token', token])
    expect(gone).toMatchObject({ code: 1, err: expect.stringContaining('cannot be reached') })
    for (const { err } of [wrong, strange, gone]) expect(err).not.toContain(token)
  })

  test.each([
    [[], 'Say what to do.'],
    [['rate', 'A'], 'There is no command rate.'],
    [['score'], 'Give at least one title.'],
    [['score', '-', 'A'], 'not both'],
    [['score', ' '], 'There is no title to score.'],
    [['score', 'x'.repeat(101)], 'at most 100 characters'],
    [['score', 'A', '--unknown'], '--unknown'],
    [['score', 'A', '--url', 'https://example.com'], 'A server needs a token'],
    [['score', 'A', '--token', 'vcp_1'], 'which server'],
    [['score', 'A', '--token', 'vcp_1', '--url', 'http://example.com'], 'https://'],
  ])('explains wrong usage: %j', async (given, reason) => {
    const { code, out, err } = await run(given)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(reason)
    expect(err).toContain('Usage: viewcraft score')
  })

  test('is one file without dependencies', async () => {
    expect((await run(['--help'])).out).toContain('Exit codes')
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect((await readdir(path.join(directory, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      'viewcraft',
    ])
  })
})
