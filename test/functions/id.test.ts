import { expect, test } from 'vitest'
import { newId } from '#functions/lib/id.ts'
import { advice } from '#shared/contract/advice.ts'

test('ids sort by the time they were created', () => {
  const times = [0, 1, 31, 32, 1023, 1_763_640_000_000, 1_763_640_000_001, Date.UTC(2200, 0)]
  const ids = times.map(newId)
  expect([...ids].sort()).toEqual(ids)
})

test('ids of the same millisecond differ', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newId(1_763_640_000_000))).size).toBe(1000)
})

test('ids match the pattern in the contract', () => {
  expect(advice.forget.input.parse({ id: newId() })).toEqual({ id: expect.any(String) })
})
