import { readFileSync } from 'node:fs'
import { optimizeTitle } from '#shared/prediction/optimize.ts'
import { createRandom, sample } from '#shared/random.ts'
import { scoreTitle } from '../score.ts'
import { runCommand } from './command.ts'

/** The number of random examples to print. The fixed seed gives the same ones in every run. */
const maxExamples = 30
const seed = 1

interface Improvement {
  readonly title: string
  readonly score: number
  readonly rewrite: string
  readonly rewriteScore: number
}

/** Optimizes titles. Returns the number of titles with a score, and each title that could be improved with its best rewrite. */
export function measureImprovement(titles: readonly string[]): { scored: number; improvements: Improvement[] } {
  const scored = titles.map((title) => ({ title, ...scoreTitle(title) })).filter(({ basis }) => basis === 'model')
  const improvements = scored.flatMap(({ title, score }) => {
    const [best] = optimizeTitle(title, 1)
    return best ? [{ title, score, rewrite: best.title, rewriteScore: best.score }] : []
  })
  return { scored: scored.length, improvements }
}

runCommand(import.meta.url, ([path, ...more], { print }) => {
  if (!path || more.length) throw new Error('usage: npm run improve -- FILE (one title a line)')
  const { scored, improvements } = measureImprovement(readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean))
  const gains = improvements.map(({ score, rewriteScore }) => rewriteScore - score).sort((a, b) => a - b)
  const share = ((100 * improvements.length) / Math.max(1, scored)).toFixed(1)
  print(
    `${improvements.length} of ${scored} titles improved (${share} %), by ${gains[gains.length >> 1] ?? 0} points (median)\n`,
  )
  for (const { title, score, rewrite, rewriteScore } of sample(improvements, maxExamples, createRandom(seed)))
    print(`\n${String(score).padStart(3)}  ${title}\n${String(rewriteScore).padStart(3)}  ${rewrite}\n`)
})
