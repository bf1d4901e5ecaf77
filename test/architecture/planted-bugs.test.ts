import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bugs } from '#test/mutate/bugs.ts'

it.each(bugs)('$name: can still be planted', ({ file, find, replace }) => {
  const parts = readFileSync(file, 'utf8').split(find)
  expect(parts, file).toHaveLength(2)
  expect(replace).not.toBe(find)
})

it('each bug names suites that exist, one of them in `npm test`', () => {
  const suites = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name))
  for (const { name, first } of bugs) {
    const found = first.split(' ').map((part) => suites.filter((suite) => suite.startsWith(part)))
    expect([name, found.every((some) => some.length > 0)]).toEqual([name, true])
    expect([name, found.flat().some((suite) => !suite.includes('.long.'))]).toEqual([name, true])
  }
})
