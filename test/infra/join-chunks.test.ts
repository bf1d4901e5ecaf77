import { expect, it } from 'vitest'
import { joinParts, type Part } from '../../web/chunks/join.ts'

const part = (name: string, bytes: number, visits: bigint, imports: readonly Part[] = [], kind?: string): Part => ({
  modules: [name],
  bytes,
  visits,
  imports: new Set(imports),
  kind: kind ?? 'code',
})
const modulesOf = (parts: readonly Part[]) => parts.map(({ modules }) => modules.toSorted().join('+')).toSorted()

it('joins what visits load together, and what is too small for a request of its own', () => {
  const parts = [
    part('a', 9000, 0b11n),
    part('b', 9000, 0b11n),
    part('small', 300, 0b01n),
    part('large', 90_000, 0b10n),
  ]
  expect(modulesOf(joinParts(parts, [1, 1], 0n))).toEqual(['a+b+small', 'large'])
})

it('adds nothing to visits that must load only what they need', () => {
  const parts = [part('page', 9000, 0b11n), part('small', 300, 0b01n)]
  expect(modulesOf(joinParts(parts, [1, 1], 0b10n))).toEqual(['page', 'small'])
})

it('does not load what a part needs on visits that do without it', () => {
  const checks: Part = { ...part('checks', 11_000, 0b01n), kind: undefined }
  const parts = [checks, part('shared', 3000, 0b11n), part('small', 300, 0b01n, [checks])]
  expect(modulesOf(joinParts(parts, [1, 1], 0n))).toEqual(['checks', 'shared', 'small'])
})

it('does not make parts import each other in a circle', () => {
  const last = part('last', 300, 0b11n)
  const between: Part = { ...part('between', 300, 0b11n, [last]), kind: undefined }
  expect(modulesOf(joinParts([part('start', 300, 0b11n, [between]), between, last], [1, 1], 0n))).toEqual([
    'between',
    'last',
    'start',
  ])
})

it('joins messages with messages only', () => {
  const parts = [
    part('code', 300, 0b1n),
    part('en', 300, 0b1n, [], 'messages'),
    part('more', 300, 0b1n, [], 'messages'),
  ]
  expect(modulesOf(joinParts(parts, [1], 0n))).toEqual(['code', 'en+more'])
})
