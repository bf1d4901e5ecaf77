import { explain } from './explain.ts'
import { type RewriteKind, rewriteKinds } from './kinds.ts'
import type { TitleLanguage } from './language.ts'
import { rewriters } from './rewrites.ts'
import { isUsableTitle } from './usable-title.ts'
import { chanceOfBetterWording, scoreWording } from './wording/compare.ts'
import { getWordingModel } from './wording/shipped.ts'

/** An edit of a title, with the words that it concerns, as typed. */
export interface Step {
  readonly kind: RewriteKind
  readonly words: readonly string[]
}

/** A rewrite of the user's own title, with its steps. */
export interface Rewrite {
  readonly title: string
  readonly steps: readonly Step[]
  /** The raw score of its wording: see `scoreWording`. */
  readonly raw: number
}

/** With more steps, authors would not recognize their title. */
const maxSteps = 3
/** The minimum chance of being the better wording for offering a rewrite. */
const minChance = 0.52
/** The number of best rewrites per step that the beam search continues with. */
const beamWidth = 12

/** Returns a key that is equal for titles that differ only in case, punctuation and spacing. */
const wordingKey = (title: string): string => (title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')

/** Returns the rewrites of a title by one more step, unordered. */
export function listRewrites({ title, steps }: Pick<Rewrite, 'title' | 'steps'>): Rewrite[] {
  const used = new Set(steps.map(({ kind }) => kind))
  return rewriteKinds
    .filter((kind) => !used.has(kind))
    .flatMap((kind) =>
      rewriters[kind](title)
        .filter((edit) => edit.title !== title && isUsableTitle(edit.title, title))
        .map((edit) => ({
          title: edit.title,
          steps: [...steps, { kind, words: edit.words }],
          raw: explain(getWordingModel(), edit.title).raw,
        })),
    )
}

const sortBestFirst = (rewrites: readonly Rewrite[]): Rewrite[] => {
  // If two sequences of steps lead to the same title, this keeps the first one, which is shorter.
  const byTitle = new Map(rewrites.toReversed().map((rewrite) => [rewrite.title, rewrite]))
  return [...byTitle.values()].sort((a, b) => b.raw - a.raw || a.steps.length - b.steps.length)
}

/**
 * Returns at most `maxRewrites` rewrites of a title that are worth offering, best first and with distinct wordings. They keep or drop the
 * original's words, add none except `allowedAdditions`, and fit YouTube's limit. Empty if there are none.
 */
export function optimizeTitle(title: string, maxRewrites: number, expected?: TitleLanguage): Rewrite[] {
  if (scoreWording(title, expected).basis !== 'model') return []
  const rewrites: Rewrite[] = []
  let beam: Pick<Rewrite, 'title' | 'steps'>[] = [{ title, steps: [] }]
  for (let step = 0; step < maxSteps && beam.length; step++) {
    const next = sortBestFirst(beam.flatMap(listRewrites)).slice(0, beamWidth)
    rewrites.push(...next)
    beam = next
  }
  const better = sortBestFirst(rewrites).filter(
    (rewrite) => (chanceOfBetterWording(rewrite.title, title, expected) ?? 0) >= minChance,
  )
  const seen = new Set<string>()
  return better
    .filter(({ title: rewritten }) => {
      const key = wordingKey(rewritten)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, maxRewrites)
}
