import { cells } from './outcomes.generated.json'
import { version } from './version.generated.json'
import type { Outcome, Verdict } from './yardsticks.ts'

/** The basis of a rank: the title alone, the channel's videos with the title model, or only its videos. */
export const outcomeBases = ['title', 'own', 'ownOtherLanguages'] as const
export type OutcomeBasis = (typeof outcomeBases)[number]

/** The ranks, and numbers of known videos, that share an outcome. `to` is not included, except for rank 100. */
export interface OutcomeCell {
  readonly basis: OutcomeBasis
  readonly rankFrom: number
  readonly rankTo: number
  readonly videosFrom: number
  /** Null if there is no upper bound. */
  readonly videosTo: number | null
  /** Whether at least one of the channel's past titles is similar. Always true for the basis `title`. */
  readonly isFamiliar: boolean
}

/** Identifies the weights and the outcomes: equal versions give equal numbers and words. */
export const modelVersion: string = version

/** The key for looking up an outcome. */
export interface Standing {
  readonly basis: OutcomeBasis
  /** 0 to 100. */
  readonly rank: number
  /** The number of known videos of the channel; 0 for the basis `title`. */
  readonly videos: number
  readonly isFamiliar: boolean
}

/** Whether a cell contains a standing. */
export const isInCell = (cell: OutcomeCell, { basis, rank, videos, isFamiliar }: Standing): boolean =>
  cell.basis === basis &&
  cell.isFamiliar === isFamiliar &&
  rank >= cell.rankFrom &&
  (rank < cell.rankTo || cell.rankTo === 100) &&
  videos >= cell.videosFrom &&
  (cell.videosTo === null || videos < cell.videosTo)

/** Returns how titles of a standing did. Undefined only for numbers of videos below those with a score. */
export function findOutcome(standing: Standing): Outcome | undefined {
  const cell = shipped.find((cell) => isInCell(cell, standing))
  return cell && { topQuarter: cell.topQuarter, aboveUsual: cell.aboveUsual, medianMultiple: cell.medianMultiple }
}

/** Returns the verdict of a score among real titles in general. */
export function toGeneralVerdict(score: number): Verdict {
  const outcome = findOutcome({ basis: 'title', rank: score, videos: 0, isFamiliar: true })
  if (!outcome) throw new RangeError(`${score} is not a score`)
  return { yardstick: 'general', score, outcome }
}

const shipped: readonly (OutcomeCell & Outcome)[] = cells.map((cell) => ({ ...cell, basis: toBasis(cell.basis) }))

/** Returns a basis as a generated file names it. */
export function toBasis(name: string): OutcomeBasis {
  const basis = outcomeBases.find((base) => base === name)
  if (!basis) throw new Error(`outcomes.generated.json: unknown basis ${name}`)
  return basis
}
