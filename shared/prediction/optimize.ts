import { maxTitleLength } from './checks.ts'
import { findAll } from './editing.ts'
import { type RewriteKind, rewriteKinds } from './kinds.ts'
import { rewriters } from './rewrites.ts'
import { scoreTitle } from './score.ts'
import { isWord, tokenize } from './tokens.ts'

/** One thing done to a title, and the words it was done to, as typed. */
export interface Step {
  readonly kind: RewriteKind
  readonly words: readonly string[]
}

/** The user's own title rewritten, step by step. */
export interface Rewrite {
  readonly title: string
  readonly steps: readonly Step[]
  /** 0-100, and the raw value behind it: see `scoreTitle`. */
  readonly score: number
  readonly raw: number
}

const fewestWords = 3
/** A difference that is worth a look, in points of the score. */
const leastGain = 2
/** So many steps make a title that its author knows again. */
const mostSteps = 3
/** How many rewrites of each length are worked on: the best ones. */
const kept = 12

/** What two titles have in common that say the same: case, signs and spaces do not count. */
const sayingOf = (title: string): string => (title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')

const isTitle = (title: string) =>
  title.length <= maxTitleLength && tokenize(title).filter(isWord).length >= fewestWords

/** A part that ends in a word which calls for another one. */
const hanging =
  /\b(?:the|an?|and|or|of|to|in|on|at|for|with|by|from|is|are|my|your|our|new|this|that|vs)\s*[!?]*\s*(?:$|[|•:()[\]–—]|- )/gi
/** How many parts hang, and how many brackets have lost their other half. */
const flaws = (title: string) =>
  findAll(title, hanging).length +
  Math.abs(findAll(title, /\(/g).length - findAll(title, /\)/g).length) +
  Math.abs(findAll(title, /\[/g).length - findAll(title, /\]/g).length)

function rewritesOf({ title, steps }: Pick<Rewrite, 'title' | 'steps'>): Rewrite[] {
  const used = new Set(steps.map(({ kind }) => kind))
  return rewriteKinds
    .filter((kind) => !used.has(kind))
    .flatMap((kind) =>
      rewriters[kind](title)
        .filter((edit) => edit.title !== title && isTitle(edit.title) && flaws(edit.title) <= flaws(title))
        .map((edit) => {
          const { score, raw } = scoreTitle(edit.title)
          return { title: edit.title, steps: [...steps, { kind, words: edit.words }], score, raw }
        }),
    )
}

const best = (rewrites: readonly Rewrite[]): Rewrite[] => {
  // Of two ways to one title the shorter one, which comes first.
  const byTitle = new Map(rewrites.toReversed().map((one) => [one.title, one]))
  return [...byTitle.values()].sort((a, b) => b.raw - a.raw || a.steps.length - b.steps.length)
}

/**
 * At most `most` rewrites of a title that score higher than it, best first, each saying something of its own. They keep
 * the draft's words or drop some, add none but `frameWords`, and end within YouTube's limit. None where nothing helps.
 */
export function optimizeTitle(title: string, most: number): Rewrite[] {
  const draft = scoreTitle(title)
  if (draft.basis !== 'model') return []
  const all: Rewrite[] = []
  let front: Pick<Rewrite, 'title' | 'steps'>[] = [{ title, steps: [] }]
  for (let step = 0; step < mostSteps && front.length; step++) {
    const next = best(front.flatMap(rewritesOf)).slice(0, kept)
    all.push(...next)
    front = next
  }
  const better = best(all).filter(({ score }) => score >= draft.score + leastGain)
  const seen = new Set<string>()
  return better
    .filter((one) => {
      const key = sayingOf(one.title)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, most)
}
