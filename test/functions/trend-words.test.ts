import { describe, expect, test } from 'vitest'
import { nextPacificDay } from '#functions/lib/period.ts'
import { normalizePhrase } from '#functions/services/trends/cached-lists.ts'
import { detectStructure } from '#functions/services/trends/title-structure.ts'
import { nearestRegion } from '#shared/trends.ts'
import { readOutline, writeOutline } from '#web/lib/outline.ts'

test.each([
  [['en-US'], 'US', true],
  [['en'], 'US', true],
  [['es-MX'], 'ES', false],
  [['fr-CA', 'en-CA'], 'FR', false],
  [['en-CA'], 'US', false],
  [['en-AU'], 'GB', false],
  [['de-DE'], 'GB', false],
  [['zh-Hant-TW'], 'US', false],
  [['es-US'], 'US', true],
  [[], 'US', true],
] as const)('languages %j select the region %s', (tags, region, exact) => {
  expect(nearestRegion(tags)).toEqual({ region, exact })
})

test('phrases that differ only in case, spaces or Unicode composition are the same', () => {
  const same = ['Café  Molido', ' cafe\u0301 molido', 'CAFÉ\tMOLIDO', 'ＣＡＦÉ molido'].map(normalizePhrase)
  expect(new Set(same).size).toBe(1)
})

describe('the structure of a title', () => {
  test.each([
    ['I Survived 100 Days in a Very Large and Empty Supermarket', ['number']],
    ['¿Por qué nadie puede predecir el hielo negro en la carretera?', ['question']],
    ['Juno Vale - Glasshouse (Official Video)', ['brackets', 'two_parts', 'short']],
    ['He said “never again”, and this is what happened the next day', ['quote']],
    ['My old laptop vs the newest and most expensive one of all', ['versus']],
    ['رحلة ليلية؟', ['question', 'short']],
  ])('%s', (title, expected) => {
    expect(detectStructure(title)).toEqual(expected)
  })
})

test('a pattern can be written to a URL and read back, and invalid ones are rejected', () => {
  for (const pattern of [
    { format: 'video', seconds: 760, structure: ['number', 'question'] },
    { format: 'live', seconds: null, structure: [] },
  ] as const)
    expect(readOutline(writeOutline({ ...pattern, structure: [...pattern.structure] }))).toEqual(pattern)
  for (const text of [
    null,
    '',
    'film.1.',
    'video.1.5.number',
    'video.x.',
    'video.1.<script>',
    'short.9.number-nothing',
  ])
    expect(readOutline(text)).toBeUndefined()
})

test.each([
  ['2026-11-21T07:59:59Z', '2026-11-21T08:00:00.000Z'],
  ['2026-11-21T08:00:00Z', '2026-11-22T08:00:00.000Z'],
  ['2026-06-01T12:00:00Z', '2026-06-02T07:00:00.000Z'],
  // When the clocks change: a day of 25 hours, and one of 23.
  ['2026-11-01T08:00:00Z', '2026-11-02T08:00:00.000Z'],
  ['2027-03-14T09:00:00Z', '2027-03-15T07:00:00.000Z'],
])('after %s YouTube’s next day begins at %s', (now, expected) => {
  expect(new Date(nextPacificDay(Date.parse(now))).toISOString()).toBe(expected)
})
