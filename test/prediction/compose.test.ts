import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeMetadata } from '#functions/services/metadata/compose.ts'
import {
  countTagCharacters,
  limitTags,
  maxAboutLength,
  maxDescriptionBytes,
  maxTags,
  maxTagsLength,
} from '#shared/metadata.ts'

const title = 'How I built a tiny house in 30 days'

describe('description and tags from the creator’s own words', () => {
  test('consist of the notes, their phrases as tags, and the first phrases as hashtags', () => {
    const about =
      'A tiny house <b>built</b> from old pallets.\n\n\n0:00 The plan\n2:10 Hand tools\n8:40 Hand tools again'
    expect(composeMetadata(title, about)).toEqual({
      description:
        'How I built a tiny house in 30 days\n\nA tiny house built from old pallets.\n\n0:00 The plan\n2:10 Hand tools\n8:40 Hand tools again\n\n#TinyHouse #30Days #Built',
      tags: ['tiny house', '30 days', 'built', 'hand tools', 'old pallets', 'plan'],
    })
  })

  test('omit the title if the first line already contains it', () => {
    const { description } = composeMetadata(title, 'I built a tiny house in 30 days, alone.')
    expect(description.startsWith('I built a tiny house in 30 days, alone.\n\n#')).toBe(true)
  })

  test.each([
    ['Cómo hacer pan en casa sin horno', ['pan', 'casa', 'horno']],
    ['Pourquoi mon chat dort sur la table', ['chat dort', 'table']],
    ['日本の冬', ['日本の冬']],
  ])('omit the stop words of their language: %s', (text, tags) => {
    expect(composeMetadata(text, '').tags).toEqual(tags)
  })

  test('add no words and stay within YouTube’s limits for any input', () => {
    const words = (text: string): string[] =>
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    const anyNotes = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem({ maxCount: 60 }))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), anyNotes, (title, about) => {
        const { description, tags } = composeMetadata(title, about)
        const own = new Set(words(`${title} ${about}`))
        expect(tags.flatMap(words).filter((word) => !own.has(word))).toEqual([])
        expect(tags.length).toBeLessThanOrEqual(maxTags)
        expect(countTagCharacters(tags)).toBeLessThanOrEqual(maxTagsLength)
        expect(description).not.toMatch(/[<>]/)
        expect(new TextEncoder().encode(description).length).toBeLessThanOrEqual(maxDescriptionBytes)
      }),
    )
    const long = composeMetadata(title, '雪'.repeat(maxAboutLength)).description
    expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(maxDescriptionBytes)
    expect(long).toContain('雪雪雪')
  })
})

test('tags fit YouTube’s limit, including the quotation marks and commas that it counts', () => {
  expect(countTagCharacters(['a', 'b c'])).toBe(7)
  const many = Array.from({ length: 30 }, (_, n) => `tag number ${n} ${'x'.repeat(50)}`)
  const fitting = limitTags(many)
  expect(fitting).toEqual(many.slice(0, fitting.length))
  expect(countTagCharacters(fitting)).toBeLessThanOrEqual(maxTagsLength)
})
