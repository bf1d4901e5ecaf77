import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const script = path.resolve(import.meta.dirname, '../../infra/commit-subjects.mjs')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'viewcraft-commits-'))
  execFileSync('git', ['init', '-q', path.join(folder, 'repository')])
})
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...words: readonly string[]) => {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...identity, ...words], {
    cwd: path.join(folder, 'repository'),
    env: { ...process.env, ...dates },
  })
}
const dates: Record<string, string> = {}
const commit = (subject: string, at: string) => {
  dates.GIT_COMMITTER_DATE = at
  git('commit', '-q', '--allow-empty', '-m', subject)
}
const check = (where: string) => {
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: path.join(folder, where),
    encoding: 'utf8',
    env: { ...process.env, GIT_CEILING_DIRECTORIES: folder },
  })
  return { status, stderr }
}

it('finds subjects of more than 72 characters in new commits only, even if an older commit comes after them', () => {
  const subjectOf = (length: number) => `${'é'.repeat(length - 1)}!`
  commit(subjectOf(100), '2026-11-26T17:29:59Z')
  commit(subjectOf(72), '2026-11-26T17:30:01Z')
  expect(check('repository')).toEqual({ status: 0, stderr: '' })
  commit(subjectOf(73), '2026-11-27T10:00:00Z')
  commit(subjectOf(90), '2026-11-20T10:00:00Z')
  commit('Short', '2026-11-28T10:00:00Z')
  const { status, stderr } = check('repository')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Longer than 72 characters: [0-9a-f]+ é{72}!\n$/)
})

it('checks the commits that a shallow clone has, and passes outside a repository', () => {
  const from = `file://${path.join(folder, 'repository')}`
  execFileSync('git', ['clone', '-q', '--depth', '1', from, path.join(folder, 'shallow')])
  expect(check('shallow').status).toBe(0)
  execFileSync('git', ['clone', '-q', '--depth', '3', from, path.join(folder, 'deeper')])
  expect(check('deeper').status).toBe(1)
  const outside = check('.')
  expect(outside.status).toBe(0)
  expect(outside.stderr).toContain('not checked')
})
