import { describe, expect, it } from 'vitest'
import { mean } from '#shared/mean.ts'
import { createRandom } from '#shared/random.ts'
import { createRedraw } from '#shared/redraw.ts'
import { drawNormal } from './draw-normal.ts'

/** Results of videos whose neighbors correlate as given. */
function makeResults(size: number, correlation: number): number[] {
  const random = createRandom(7)
  let level = drawNormal(random)
  return Array.from({ length: size }, () => {
    level = correlation * level + Math.sqrt(1 - correlation ** 2) * drawNormal(random)
    return level
  })
}

function correlateNeighbors(values: readonly number[]): number {
  const center = mean(values)
  const deviations = values.map((value) => value - center)
  const products = deviations.map((deviation, at) => deviation * (deviations[at + 1] ?? 0))
  return mean(products) / mean(deviations.map((deviation) => deviation ** 2))
}

describe('a redraw of results', () => {
  it.each([1, 2, 60, 50_000])('gives each of %d results to one video', (size) => {
    const order = createRedraw(makeResults(size, 0.5))(createRandom(1))
    expect([...order].sort((one, other) => one - other)).toEqual(Array.from({ length: size }, (_, at) => at))
  })

  it.each([0, 0.3, 0.6, 0.85])('has neighbors that correlate like those of the results, by %d', (correlation) => {
    const results = makeResults(2000, correlation)
    const redraw = createRedraw(results)
    const random = createRandom(2)
    const drawn = Array.from({ length: 40 }, () => correlateNeighbors(redraw(random).map((at) => results[at] ?? 0)))
    const observed = correlateNeighbors(results)
    // The redraw aims at an upper bound of the observed correlation.
    expect(mean(drawn)).toBeGreaterThan(observed - 0.01)
    expect(mean(drawn)).toBeLessThan(observed + 0.08)
  })

  it('accepts equal results', () => {
    expect(createRedraw([1, 1, 1])(createRandom(3)).toSorted()).toEqual([0, 1, 2])
  })
})
