import { expect, it } from 'vitest'
import { joinParts, type Part } from '../../web/chunks/join.ts'

const makePart = (name: string, bytes: number, visits: bigint, imports: readonly Part[] = [], kind?: string): Part => ({
  modules: [name],
  bytes,
  visits,
  imports: new Set(imports),
  kind: kind ?? 'code',
})
const modulesOf = (parts: readonly Part[]) => parts.map(({ modules }) => modules.toSorted().join('+')).toSorted()

it('joins what visits load together, and what is too small for a request of its own', () => {
  const parts = [
    makePart('a', 9000, 0b11n),
    makePart('b', 9000, 0b11n),
    makePart('small', 300, 0b01n),
    makePart('large', 90_000, 0b10n),
  ]
  expect(modulesOf(joinParts(parts, [1, 1], 0n))).toEqual(['a+b+small', 'large'])
})

it('adds nothing to visits that must load only what they need', () => {
  const parts = [makePart('page', 9000, 0b11n), makePart('small', 300, 0b01n)]
  expect(modulesOf(joinParts(parts, [1, 1], 0b10n))).toEqual(['page', 'small'])
})

it('does not load what a part needs on visits that do without it', () => {
  const checks: Part = { ...makePart('checks', 11_000, 0b01n), kind: undefined }
  const parts = [checks, makePart('shared', 3000, 0b11n), makePart('small', 300, 0b01n, [checks])]
  expect(modulesOf(joinParts(parts, [1, 1], 0n))).toEqual(['checks', 'shared', 'small'])
})

it('does not make parts import each other in a circle', () => {
  const last = makePart('last', 300, 0b11n)
  const between: Part = { ...makePart('between', 300, 0b11n, [last]), kind: undefined }
  expect(modulesOf(joinParts([makePart('start', 300, 0b11n, [between]), between, last], [1, 1], 0n))).toEqual([
    'between',
    'last',
    'start',
  ])
})

it('joins messages with messages only', () => {
  const parts = [
    makePart('code', 300, 0b1n),
    makePart('en', 300, 0b1n, [], 'messages'),
    makePart('more', 300, 0b1n, [], 'messages'),
  ]
  expect(modulesOf(joinParts(parts, [1], 0n))).toEqual(['code', 'en+more'])
})
