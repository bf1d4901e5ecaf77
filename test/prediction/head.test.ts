import { describe, expect, it } from 'vitest'
import type { DesignMatrix } from '#shared/prediction/training/design.ts'
import { learnEmbeddings } from '#shared/prediction/training/embeddings.ts'
import { fitHead } from '#shared/prediction/training/head.ts'
import type { ChannelPairs } from '#shared/prediction/training/pairs.ts'

/** A design matrix of one-word titles, one for each word. */
const oneWordEach = (words: number): DesignMatrix => ({
  size: words,
  starts: Int32Array.from({ length: words + 1 }, (_, row) => row),
  features: Int32Array.from({ length: words }, (_, row) => row),
  values: new Float64Array(words).fill(1),
})

const channel = (name: string, n: number, better: number, worse: number): ChannelPairs => ({
  channel: name,
  pairs: Array.from({ length: n }, () => ({ better, worse, margin: 1 })),
})

describe('the weights of a model head', () => {
  it('count a large channel by the square root of its pairs', () => {
    const channels = [channel('large', 400, 0, 1), ...Array.from({ length: 12 }, (_, i) => channel(`${i}`, 25, 1, 0))]
    const lead = (typicalPairs?: number) => {
      const [a = 0, b = 0] = fitHead(oneWordEach(2), channels, { penalty: 1, ...(typicalPairs && { typicalPairs }) })
      return a - b
    }
    expect(lead()).toBeGreaterThan(0.1)
    expect(lead(25)).toBeLessThan(-0.1)
  })

  it('are similar for a rare word and for words with the same meaning', () => {
    const [pets, cars] = [Float64Array.of(1, 0), Float64Array.of(0, 1)]
    const channels = [channel('a', 50, 0, 1)]
    const alone = fitHead(oneWordEach(4), channels, { penalty: 1 })
    const [cat = 0, car = 0, kitten = 0, truck = 0] = fitHead(oneWordEach(4), channels, {
      penalty: 1,
      embeddings: [pets, cars, pets, cars],
    })
    expect([...alone.slice(2)]).toEqual([0, 0])
    expect(cat).toBeGreaterThan(kitten)
    expect(kitten).toBeGreaterThan(0.05)
    expect(truck).toBeCloseTo(-kitten, 6)
    expect(car).toBeCloseTo(-cat, 6)
  })
})

describe('embeddings', () => {
  const topics = [
    { subjects: ['car', 'truck'], company: ['road', 'fuel', 'wheel'] },
    { subjects: ['cat', 'kitten'], company: ['fur', 'paws', 'milk'] },
  ]
  /** Titles of a subject and one or two words of its company, in all combinations. */
  const titles = Array.from({ length: 240 }, (_, index) => {
    const { subjects = [], company = [] } = topics[index % 2] ?? {}
    const pick = (words: readonly string[], step: number) => words[Math.floor(index / step) % words.length] ?? ''
    return [...new Set([pick(subjects, 2), pick(company, 4), pick(company, 8)])]
  })
  const options = { minTitles: 5, dimensions: 2 }

  it('are similar for words that occur next to the same words', () => {
    const meanings = learnEmbeddings(titles, options)
    const likeness = (a: string, b: string) =>
      [0, 1].reduce((sum, index) => sum + (meanings.get(a)?.[index] ?? 0) * (meanings.get(b)?.[index] ?? 0), 0)
    expect(likeness('cat', 'kitten')).toBeGreaterThan(0.9)
    expect(likeness('cat', 'truck')).toBeLessThan(0.5)
  })

  it('are reproducible, and exist only for words of enough titles', () => {
    expect(learnEmbeddings(titles, options)).toEqual(learnEmbeddings(titles, options))
    expect(learnEmbeddings([...titles, ['rare', 'cat']], options).has('rare')).toBe(false)
    expect(learnEmbeddings([], options).size).toBe(0)
  })
})
