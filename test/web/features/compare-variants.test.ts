import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxVariants } from '#shared/prediction/checks.ts'
import {
  add,
  fill,
  linesOf,
  minVariants,
  move,
  problemOf,
  remove,
  startWith,
  titlesOf,
  type Variants,
  withVariants,
  write,
} from '#web/features/workbench/compare/variants.ts'

const texts = (variants: Variants) => variants.map(({ text }) => text)
const makeVariants = (...given: string[]): Variants => given.map((text, id) => ({ id: `${id}`, text }))

describe('the comparison fields', () => {
  test('stay between two and five, each with a unique name', () => {
    const steps = fc.array(
      fc.record({ kind: fc.constantFrom('add', 'remove', 'up', 'down', 'fill'), place: fc.nat(6) }),
    )
    fc.assert(
      fc.property(steps, (todo) => {
        let variants = startWith([], makeVariants('', ''))
        for (const { kind, place } of todo) {
          const id = variants[place]?.id ?? ''
          if (kind === 'add') variants = add(variants)
          else if (kind === 'remove') variants = remove(variants, id)
          else if (kind === 'fill') variants = fill(variants, id, ['a', 'b']).variants
          else variants = move(variants, id, kind === 'up' ? -1 : 1)
          expect(variants.length).toBeGreaterThanOrEqual(minVariants)
          expect(variants.length).toBeLessThanOrEqual(maxVariants)
          expect(new Set(variants.map((variant) => variant.id)).size).toBe(variants.length)
        }
      }),
    )
  })

  test('move by one place, and stay in place at either end', () => {
    expect(texts(move(makeVariants('a', 'b', 'c'), '2', -1))).toEqual(['a', 'c', 'b'])
    expect(texts(move(makeVariants('a', 'b', 'c'), '0', 1))).toEqual(['b', 'a', 'c'])
    expect(texts(move(makeVariants('a', 'b'), '0', -1))).toEqual(['a', 'b'])
    expect(texts(move(makeVariants('a', 'b'), '9', 1))).toEqual(['a', 'b'])
  })

  test('store the typed text', () => {
    expect(texts(write(makeVariants('a', 'b'), '1', 'c'))).toEqual(['a', 'c'])
  })
})

describe('the titles of a video', () => {
  const offered = [
    { id: 'x', text: '' },
    { id: 'y', text: '' },
  ]
  const titles = makeVariants('a', 'b', 'c', 'd', 'e', 'f', 'g')

  test('fill the fields, including the lead; blank fields become titles once they have a text', () => {
    expect(texts(startWith(titles, offered))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(texts(startWith(titles, offered, titles[6]))).toEqual(['a', 'b', 'c', 'd', 'g'])
    const fields = startWith(makeVariants('a'), offered)
    expect(texts(withVariants(makeVariants('a'), fields, fields))).toEqual(['a'])
    expect(texts(withVariants(makeVariants('a'), fields, write(fields, 'x', 'b')))).toEqual(['a', 'b'])
    expect(texts(withVariants(makeVariants('a'), fields, add(fields)))).toEqual(['a', ''])
  })

  test('change with the fields, and titles without a field stay', () => {
    const fields = startWith(titles, offered)
    expect(texts(withVariants(titles, fields, write(move(fields, '0', 1), '4', 'z')))).toEqual([
      ...['b', 'a', 'c', 'd', 'z'],
      ...['f', 'g'],
    ])
    expect(texts(withVariants(titles, fields, remove(fields, '1')))).toEqual(['a', 'c', 'd', 'e', 'f', 'g'])
  })
})

describe('pasted lines', () => {
  test('are trimmed and split into titles', () => {
    expect(linesOf(' one \r\n\n two\u2028three\n')).toEqual(['one', 'two', 'three'])
  })

  test.each([
    ['fill empty fields and add new ones', makeVariants('', ''), 0, ['a', 'b', 'c'], ['a', 'b', 'c'], 0],
    ['never overwrite a title', makeVariants('x', ''), 0, ['a', 'b'], ['x', 'a', 'b'], 0],
    ['start at the given field', makeVariants('', '', ''), 1, ['a', 'b', 'c'], ['', 'a', 'b', 'c'], 0],
    ['stop at five fields', makeVariants('', ''), 0, ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['a', 'b', 'c', 'd', 'e'], 2],
  ])('%s', (_, variants, id, lines, expected, left) => {
    const filled = fill(variants, `${id}`, lines)
    expect(texts(filled.variants)).toEqual(expected)
    expect(filled.left).toBe(left)
  })
})

describe('the compared titles', () => {
  test('exclude empty, too long and repeated titles', () => {
    const variants = makeVariants(' a ', '', 'a', 'x'.repeat(101), 'b')
    expect(variants.map((_, index) => problemOf(variants, index))).toEqual([
      undefined,
      'empty',
      'repeated',
      'too_long',
      undefined,
    ])
    expect(titlesOf(variants)).toEqual(['a', 'b'])
  })
})
