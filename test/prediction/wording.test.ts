import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explain } from '#shared/prediction/explain.ts'
import { toLinearModel } from '#shared/prediction/model.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { computeChances } from '#shared/prediction/wording/chances.ts'
import {
  chanceOfBetterWording,
  compareTitles,
  isClearlyBetterWording,
  scoreWording,
} from '#shared/prediction/wording/compare.ts'
import { chanceScales, closeCall } from '#shared/prediction/wording/shipped.ts'
import weights from '#shared/prediction/wording/weights.generated.json'

const words = ['this', 'what', 'you', 'guy', 'a', 'the', 'happened', 'video', 'why', 'people', 'never', '10', '!', '?']
const anyTitle = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((some) => some.join(' '))
const variants = fc.uniqueArray(fc.oneof(anyTitle, fc.string({ maxLength: 200 })), { maxLength: 5 })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('comparing titles', () => {
  it('explains each raw value exactly', () => {
    fc.assert(
      fc.property(variants, (titles) => {
        for (const { raw, contributions } of compareTitles(titles).ranked)
          expect(sum(contributions.map(({ points }) => points))).toBe(raw)
      }),
    )
  })

  it('adds the share of the views model, with one figure for each word and trait', () => {
    const wording = toLinearModel(weights)
    fc.assert(
      fc.property(anyTitle, (title) => {
        const { raw, contributions } = scoreWording(title)
        expect(raw).toBeCloseTo(explain(wording, title).raw + weights.viewsShare * scoreTitle(title).raw, 4)
        const names = contributions.map(({ of }) => (of.kind === 'word' ? `word ${of.word}` : of.trait))
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })

  it('gives chances that sum to 1 and do not depend on the order of titles', () => {
    fc.assert(
      fc.property(variants, (titles) => {
        const { ranked, unranked } = compareTitles(titles)
        expect(ranked.length + unranked.length).toBe(titles.length)
        if (ranked.length) expect(sum(ranked.map(({ chance }) => chance))).toBeCloseTo(1, 12)
        const chances = (of: readonly string[]) =>
          new Map(compareTitles(of).ranked.map((one) => [one.title, one.chance]))
        expect(chances(titles.toReversed())).toEqual(chances(titles))
      }),
    )
  })

  it('sorts the best first, and marks differences below `closeCall` as too close', () => {
    fc.assert(
      fc.property(variants, (titles) => {
        const { ranked } = compareTitles(titles)
        const [first, second] = ranked
        for (const [index, one] of ranked.entries()) {
          expect(one.raw).toBeLessThanOrEqual(ranked[index - 1]?.raw ?? one.raw)
          if (index > 0 && first) expect(one.isTooClose).toBe(first.raw - one.raw < closeCall)
        }
        expect(first?.isTooClose ?? false).toBe(second?.isTooClose ?? false)
      }),
    )
  })

  it('does not rank titles that it cannot score, and says why', () => {
    const { ranked, unranked } = compareTitles(['What happened to this guy', 'Por qué nadie habla de 10 cosas', '🙂🙂'])
    expect(ranked.map(({ title, chance }) => [title, chance])).toEqual([['What happened to this guy', 1]])
    expect(unranked).toEqual([
      { title: 'Por qué nadie habla de 10 cosas', basis: 'other_language' },
      { title: '🙂🙂', basis: 'nothing_known' },
    ])
  })

  it('agrees with a comparison of the two about a title and its original', () => {
    fc.assert(
      fc.property(anyTitle, anyTitle, (one, original) => {
        const [first] = compareTitles([one, original], 'en').ranked
        const chance = chanceOfBetterWording(one, original, 'en') ?? Number.NaN
        expect(first?.chance).toBeCloseTo(Math.max(chance, 1 - chance), 12)
        expect(isClearlyBetterWording(one, original, 'en')).toBe(chance > 0.5 && first?.isTooClose === false)
        expect(isClearlyBetterWording(one, original, 'en')).toBe(
          scoreWording(one).raw - scoreWording(original).raw >= closeCall,
        )
      }),
    )
    expect(chanceOfBetterWording('Por qué nadie habla de 10 cosas', 'What happened to this guy')).toBeUndefined()
    expect(isClearlyBetterWording('What happened to this guy', '🙂🙂')).toBe(false)
  })

  it('accepts odd input', () => {
    const odd = ['', ' ', '\u202eright to left', 'א'.repeat(300), '\u0000\u0007', 'a '.repeat(5000)]
    expect(() => compareTitles(odd)).not.toThrow()
  })
})

describe('the chance to be the best', () => {
  it('follows the log-odds of two scores: a difference of ln 3 is three to one', () => {
    const [better, worse] = computeChances([Math.log(3), 0])
    expect(better).toBeCloseTo(0.75, 12)
    expect(worse).toBeCloseTo(0.25, 12)
  })

  it('has a factor for each number of scores, and uses the last one for more', () => {
    expect(computeChances([Math.log(3), 0], [2, 1])[0]).toBeCloseTo(0.9, 12)
    expect(computeChances([Math.log(2), 0, 0], [2, 1])[0]).toBeCloseTo(0.5, 12)
    expect(computeChances([Math.log(3), 0, 0, 0], [2, 1])[0]).toBeCloseTo(0.5, 12)
    expect(chanceScales[0]).toBe(1)
  })

  it('does not depend on the position of a score, to the last digit', () => {
    const raws = fc.uniqueArray(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(raws, (given) => {
        const chances = new Map(computeChances(given).map((chance, index) => [given[index], chance]))
        for (const [index, chance] of computeChances(given.toReversed()).entries())
          expect(chance).toBe(chances.get(given.toReversed()[index]))
      }),
    )
  })

  it('is equal for equal scores, and finite for very different ones', () => {
    expect(computeChances([2, 2, 2, 2])).toEqual([0.25, 0.25, 0.25, 0.25])
    expect(computeChances([5000, -5000])).toEqual([1, 0])
    expect(computeChances([])).toEqual([])
  })
})
