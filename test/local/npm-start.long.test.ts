import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningSystem, startSystem } from '#test/support/start-system.ts'

let data: string
let system: RunningSystem
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'npm-start-'))
  system = await startSystem(data, {}, ['npm', 'start'])
}, 240_000)
afterAll(async () => {
  try {
    process.kill(-system.pid, 'SIGKILL')
  } catch {
    // All of it has ended, as it should.
  }
  await rm(data, { recursive: true, force: true })
})

/** Returns the files below a folder that other users of the machine can read. */
function readableByOthers(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    const isOpen = (statSync(place).mode & 0o077) !== 0
    if (!entry.isDirectory()) return isOpen ? [place] : []
    return isOpen ? readableByOthers(place) : []
  })
}

it('stores data that other users of the machine cannot read', () => {
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['dynamo', 'functions.log', 'mail', 'pool.json', 'uploads']))
  expect(readableByOthers(data)).toEqual([])
})

// npm runs a script in a shell, and shells do not pass on SIGTERM.
it('ends with npm: SIGTERM to npm reaches the system', async () => {
  process.kill(system.pid, 'SIGTERM')
  await system.exit
  await expect(fetch(system.url)).rejects.toThrow()
})

it('names damaged data without a stack trace', async () => {
  writeFileSync(path.join(data, 'dynamo/CURRENT'), 'garbage')
  const failure = await startSystem(data).catch((error: Error) => error.message)
  expect(failure).toContain('ended with 1')
  expect(failure).toContain(`Cannot start: The database in ${data}/dynamo cannot be opened: Corruption: CURRENT file`)
  expect(failure).not.toMatch(/^\s+at /m)
})
