import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import vitestConfig from '../../vitest.config.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, '.github/workflows')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))

const Projects = z.object({ test: z.object({ projects: z.array(z.object({ test: z.object({ name: z.string() }) })) }) })

it('CI runs the tests of every project', () => {
  const text = readFileSync(path.join(folder, 'ci.yml'), 'utf8')
  const { projects } = Projects.parse(vitestConfig).test
  const run = [...text.matchAll(/--project (\w+)/g)].map(([, name]) => name)
  expect(run.toSorted()).toEqual(projects.map(({ test }) => test.name).toSorted())
})

describe.each(readdirSync(folder))('the workflow %s', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  /** Returns the first group of each match of a pattern. */
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

  it('runs scripts and uses workflows that exist', () => {
    expect(all(/npm run (?:-s )?([\w:]+)/g).filter((script) => !(script in scripts))).toEqual([])
    expect(all(/uses: \.\/(\S+)/g).filter((used) => !existsSync(path.join(root, used)))).toEqual([])
  })

  it('has only the permissions that it names, no keys, and actions with a version', () => {
    expect(text).toMatch(/^permissions:/m)
    expect(text).not.toContain('write-all')
    expect(text).not.toContain('secrets.')
    expect(all(/uses: ([^.\s]\S*)/g).filter((action) => !/@v\d+$|@[0-9a-f]{40}$/.test(action))).toEqual([])
  })

  it('passes values to scripts through the environment, never as an expression', () => {
    const scripted = all(/run: (.*(?:\n {10}.*)*)/g)
    expect(scripted.length).toBeGreaterThan(0)
    for (const script of scripted) expect(script).not.toContain('${{')
  })
})
