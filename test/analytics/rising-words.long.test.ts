import { expect, test } from 'vitest'
import type { ListedTitle } from '#functions/services/trends/listed-titles.ts'
import { findRisingWords } from '#functions/services/trends/rising-words.ts'
import { dayMs } from '#shared/duration.ts'
import { createRandom } from '#shared/random.ts'

const now = Date.UTC(2027, 2, 30, 12)
const dayOf = (ago: number) => new Date(now - ago * dayMs).toISOString().slice(0, 10)

/** Returns a made-up word per rank, such as `zubudifak`, that no list of common words contains. */
const toWord = (rank: number) => `zu${[...`${rank}`].map((digit) => syllables[Number(digit)]).join('')}k`
const syllables = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po', 'ru']

interface World {
  readonly seed: number
  readonly channels: number
  readonly videosADay: number
  /** How often channels repeat their own favorite words instead of drawing from all words. */
  readonly habit: number
  /** The probability that a title of the last week has the word "volcano", on top of the usual 1%. */
  readonly craze: number
}

/**
 * Simulates titles of three weeks: words follow Zipf's law, and channels publish unequally often and have favorite
 * words.
 */
function simulate({ seed, channels, videosADay, habit, craze }: World): ListedTitle[] {
  const random = createRandom(seed)
  const words = 3_000
  const drawWord = () => toWord(Math.floor(words ** random()))
  const favorites = Array.from({ length: channels }, () => [drawWord(), drawWord(), drawWord()])
  const titles: ListedTitle[] = []
  for (let ago = 20; ago >= 0; ago--) {
    for (let at = 0; at < videosADay; at++) {
      const channel = Math.floor(channels * random() ** 2)
      const drawOwn = () => favorites[channel]?.[Math.floor(random() * 3)] ?? ''
      const parts = Array.from({ length: 4 }, () => (random() < habit ? drawOwn() : drawWord()))
      if (random() < 0.01 + (ago < 7 ? craze : 0)) parts.push('volcano')
      titles.push({
        id: `${ago} ${at}`,
        title: parts.join(' – '),
        channel: `${channel}`,
        language: 'en',
        day: dayOf(ago),
      })
    }
  }
  return titles
}

const countLists = (lists: number, world: Omit<World, 'seed'>, isHit: (words: readonly string[]) => boolean) =>
  Array.from({ length: lists }, (_, seed) => findRisingWords(simulate({ ...world, seed: seed + 1 }), now)).filter(
    (found) => isHit(found.flatMap(({ words }) => words.map(({ word }) => word))),
  ).length / lists

test.each([
  ['independent titles', { channels: 400, videosADay: 40, habit: 0, craze: 0 }],
  ['channels with favorite words', { channels: 400, videosADay: 40, habit: 0.5, craze: 0 }],
  ['few channels that publish often', { channels: 60, videosADay: 40, habit: 0.3, craze: 0 }],
])('shows a word in at most 5 of 100 lists if no word rises: %s', (_, world) => {
  expect(countLists(80, world, (words) => words.length > 0)).toBeLessThanOrEqual(0.05)
})

test('finds large rises of a word, and few small ones', () => {
  const measurePower = (craze: number) =>
    countLists(20, { channels: 400, videosADay: 40, habit: 0.3, craze }, (words) => words.includes('volcano'))
  // 3% and 17% of videos have the word instead of 1%.
  expect(measurePower(0.02)).toBeLessThan(0.5)
  expect(measurePower(0.16)).toBeGreaterThan(0.95)
})
