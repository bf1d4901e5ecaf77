import { expect, test } from 'vitest'
import type { ListedTitle } from '#functions/services/trends/listed-titles.ts'
import { findRisingWords } from '#functions/services/trends/rising-words.ts'
import { dayMs } from '#shared/duration.ts'

const now = Date.UTC(2027, 2, 30, 12)
const dayOf = (ago: number) => new Date(now - ago * dayMs).toISOString().slice(0, 10)

let ids = 0
/** Returns titles of `count` channels, one each, listed `ago` days ago. */
const listed = (text: string, count: number, ago: number, language = 'en', first = 0): ListedTitle[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `video${ids++}`,
    title: `${text} ${String.fromCodePoint(0x4e00 + ids)}`,
    channel: `channel ${first + at}`,
    language,
    day: dayOf(ago),
  }))
/** Returns titles of forty channels that use the same title in both periods. */
const usual = (language = 'en', title = 'My garden') => [3, 12].flatMap((ago) => listed(title, 40, ago, language))
const wordsOf = (titles: readonly ListedTitle[]) =>
  findRisingWords(titles, now).flatMap(({ words }) => words.map(({ word }) => word))

test('finds a word that many channels began to use, with its counts, its interval and videos of different channels', () => {
  const [english] = findRisingWords([...usual(), ...listed('Volcano', 16, 2), ...listed('Volcano', 1, 10)], now)
  expect(english).toMatchObject({ language: 'en', channels: 40, before: 40 })
  const [word] = english?.words ?? []
  expect(word).toMatchObject({ word: 'volcano', channels: 16, before: 1, ratio: 16 })
  expect(word?.low).toBeGreaterThan(1)
  expect(word?.high).toBeGreaterThan(16)
  expect(new Set(word?.examples.map(({ channel }) => channel)).size).toBe(3)
  expect(english?.words).toHaveLength(1)
})

test('has no upper bound for a word that no channel used before', () => {
  const [english] = findRisingWords([...usual(), ...listed('Volcano', 16, 2)], now)
  expect(english?.words[0]).toMatchObject({ ratio: null, high: null })
})

test('does not count one channel twice, a video again on a later day, or a video that was listed before', () => {
  const ofOne = listed('Volcano', 1, 2).flatMap((title) =>
    Array.from({ length: 30 }, (_, at) => ({ ...title, id: `${at}` })),
  )
  expect(wordsOf([...usual(), ...ofOne])).toEqual([])
  const before = listed('Volcano', 16, 9)
  const again = before.map((title) => ({ ...title, day: dayOf(1) }))
  expect(wordsOf([...usual(), ...again, ...before])).toEqual([])
})

test('compares the last seven days with the fourteen before', () => {
  expect(wordsOf([...usual(), ...listed('Volcano', 16, 6)])).toEqual(['volcano'])
  expect(wordsOf([...usual(), ...listed('Volcano', 16, 7)])).toEqual([])
  expect(wordsOf([...usual(), ...listed('Volcano', 16, 2), ...listed('Volcano', 16, 20)])).toEqual([])
  expect(wordsOf([...usual(), ...listed('Volcano', 16, 2), ...listed('Volcano', 16, 21)])).toEqual(['volcano'])
})

test('finds nothing with fewer than thirty channels in a period', () => {
  const few = [...listed('My garden', 29, 12), ...listed('My garden', 40, 3), ...listed('Volcano', 25, 2)]
  expect(findRisingWords(few, now)).toEqual([])
})

test('keeps languages apart and leaves out common words, numbers and single letters', () => {
  const spanish = listed('El volcán de las 7 y 1000 x', 16, 2, 'es')
  const found = findRisingWords([...usual(), ...usual('es', 'Mi huerto de las 9'), ...spanish], now)
  expect(found.map(({ language, words }) => [language, words.map(({ word }) => word)])).toEqual([
    ['en', []],
    ['es', ['volcán']],
  ])
})

test('shows two words together in place of each, unless one is also used alone', () => {
  expect(wordsOf([...usual(), ...listed('Cloud bread', 16, 2)])).toEqual(['cloud bread'])
  const spanish = [...usual('es', 'La casa de la abuela'), ...listed('Pan de nube', 16, 2, 'es')]
  expect(wordsOf(spanish)).toEqual(['pan de nube'])
  const both = [
    ...usual(),
    ...listed('Cloud bread', 16, 2),
    ...listed('Rye bread', 1, 2),
    ...listed('Bread', 14, 3, 'en', 20),
  ]
  expect(wordsOf(both).sort()).toEqual(['bread', 'cloud bread'])
})

test('finds words in text without spaces', () => {
  expect(wordsOf([...usual('ja'), ...listed('東京の火山', 16, 2, 'ja')]).sort()).toEqual(['東京', '火山'])
})
