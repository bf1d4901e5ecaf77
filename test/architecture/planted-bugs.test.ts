import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bugs } from '#test/mutate/bugs.ts'

it.each(bugs)('$name: can still be planted', ({ file, find, replace }) => {
  const parts = readFileSync(file, 'utf8').split(find)
  expect(parts, file).toHaveLength(2)
  expect(replace).not.toBe(find)
})
