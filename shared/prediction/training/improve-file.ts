import { readFileSync } from 'node:fs'
import { optimizeTitle } from '#shared/prediction/optimize.ts'
import { createRandom, sample } from '#shared/random.ts'
import { scoreTitle } from '../score.ts'
import { runCommand } from './command.ts'

/** The number of random examples to print. The fixed seed gives the same ones in every run. */
const maxExamples = 30
const seed = 1

interface Pair {
  readonly before: string
  readonly score: number
  readonly after: string
  readonly better: number
}

/** Optimizes titles. Returns the number of titles with a score, and each title that could be improved with its best rewrite. */
export function measureImprovement(titles: readonly string[]): { scored: number; pairs: Pair[] } {
  const scored = titles.map((title) => ({ title, ...scoreTitle(title) })).filter(({ basis }) => basis === 'model')
  const pairs = scored.flatMap(({ title, score }) => {
    const [best] = optimizeTitle(title, 1)
    return best ? [{ before: title, score, after: best.title, better: best.score }] : []
  })
  return { scored: scored.length, pairs }
}

runCommand(import.meta.url, ([path, ...more], { print }) => {
  if (!path || more.length) throw new Error('usage: npm run improve -- FILE (one title a line)')
  const { scored, pairs } = measureImprovement(readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean))
  const gains = pairs.map(({ score, better }) => better - score).sort((a, b) => a - b)
  const share = ((100 * pairs.length) / Math.max(1, scored)).toFixed(1)
  print(
    `${pairs.length} of ${scored} titles improved (${share} %), by ${gains[gains.length >> 1] ?? 0} points (median)\n`,
  )
  for (const { before, score, after, better } of sample(pairs, maxExamples, createRandom(seed)))
    print(`\n${String(score).padStart(3)}  ${before}\n${String(better).padStart(3)}  ${after}\n`)
})
