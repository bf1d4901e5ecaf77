import { readFileSync } from 'node:fs'
import { median } from '#shared/median.ts'
import { optimizeTitle } from '#shared/prediction/optimize.ts'
import { createRandom, sample } from '#shared/random.ts'
import type { MeasuredStep } from '../next-step.ts'
import { listNextSteps } from '../steps.ts'
import { chanceOfBetterWording, scoreWording } from '../wording/compare.ts'
import { runCommand } from './command.ts'

/** The number of random examples to print. The fixed seed gives the same ones in every run. */
const maxExamples = 30
const seed = 1

const percent = (share: number) => `${Math.round(100 * share)} %`

interface Improvement {
  readonly title: string
  readonly rewrite: string
  /** The chance, 0 to 1, that the rewrite is the better wording. */
  readonly chance: number
}

/** Optimizes titles. Returns the number of titles with a score, and each title that could be improved with its best rewrite. */
export function measureImprovement(titles: readonly string[]): { scored: number; improvements: Improvement[] } {
  const scored = titles.filter((title) => scoreWording(title).basis === 'model')
  const improvements = scored.flatMap((title) => {
    const [best] = optimizeTitle(title, 1)
    return best ? [{ title, rewrite: best.title, chance: chanceOfBetterWording(best.title, title) ?? 0 }] : []
  })
  return { scored: scored.length, improvements }
}

const stepKinds = ['edit', 'structure', 'rephrase'] as const

/** Returns the number of titles whose first next step is of each kind. The rest have none. */
export function countFirstSteps(titles: readonly string[]): Readonly<Record<MeasuredStep['kind'], number>> {
  const counts = { edit: 0, structure: 0, rephrase: 0 }
  for (const title of titles) {
    const [first] = listNextSteps(title)
    if (first) counts[first.kind]++
  }
  return counts
}

runCommand(import.meta.url, ([path, ...more], { print }) => {
  if (!path || more.length) throw new Error('usage: npm run improve -- FILE (one title a line)')
  const titles = readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean)
  const { scored, improvements } = measureImprovement(titles)
  const chances = improvements.map(({ chance }) => chance)
  const share = ((100 * improvements.length) / Math.max(1, scored)).toFixed(1)
  print(
    `${improvements.length} of ${scored} titles improved (${share} %); the better wording with ${percent(median(chances))} (median)\n`,
  )
  const steps = countFirstSteps(titles)
  const total = stepKinds.reduce((sum, kind) => sum + steps[kind], 0)
  print(
    `${total} of ${titles.length} titles have a next step (${((100 * total) / Math.max(1, titles.length)).toFixed(1)} %); the first is ` +
      `${stepKinds.map((kind) => `${kind}: ${steps[kind]}`).join(', ')}\n`,
  )
  for (const { title, rewrite, chance } of sample(improvements, maxExamples, createRandom(seed)))
    print(`\n${' '.repeat(6)}${title}\n${percent(chance)}  ${rewrite}\n`)
})
