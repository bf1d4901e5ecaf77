import { mean, standardDeviation } from '#shared/mean.ts'
import { median } from '#shared/median.ts'
import { createRandom } from '#shared/random.ts'
import type { OutcomeFigure, OutcomeRow } from '../evaluation.ts'
import { isInCell, type OutcomeBasis, type OutcomeCell } from '../outcomes.ts'
import type { Outcome } from '../yardsticks.ts'
import { roundFigure } from './metrics.ts'
import type { ChannelStandings, RankedVideo } from './standings.ts'

type FigureName = keyof Outcome
export const figureNames = ['topQuarter', 'aboveUsual', 'medianMultiple'] as const satisfies readonly FigureName[]

const quarters = [0, 25, 50, 75, 100]

/** Returns a cell for each range of ranks and each range of numbers of videos, given their bounds. Null is no upper bound. */
const toCells = (
  basis: OutcomeBasis,
  rankBounds: readonly number[],
  countBounds: readonly (number | null)[],
  isFamiliar: boolean,
): OutcomeCell[] =>
  countBounds.slice(0, -1).flatMap((videosFrom, index) =>
    rankBounds.slice(0, -1).map((rankFrom, at) => ({
      basis,
      rankFrom,
      rankTo: rankBounds[at + 1] ?? 100,
      videosFrom: videosFrom ?? 0,
      videosTo: countBounds[index + 1] ?? null,
      isFamiliar,
    })),
  )

/**
 * The cells of the table. A title-only score says nothing between 40 and 80, so this is one cell. A channel's own score says more if more
 * videos are known, and less if none is similar.
 */
export const outcomeCells: readonly OutcomeCell[] = [
  ...toCells('title', [0, 40, 80, 100], [0, null], true),
  ...toCells('own', quarters, [5, 20, 50, null], true),
  ...toCells('own', quarters, [5, null], false),
  ...toCells('ownOtherLanguages', quarters, [10, 50, null], true),
  ...toCells('ownOtherLanguages', quarters, [10, null], false),
]

/** The minimum numbers for a row. */
const minVideos = 30
const minChannels = 10

/** A cell as it was measured: each figure with its standard error over channels. The multiple is a logarithm. */
export interface MeasuredCell extends OutcomeCell {
  readonly n: number
  readonly channels: number
  readonly figures: Readonly<Record<FigureName, { readonly value: number; readonly error: number }>>
}

const resamples = 300

/** Measures how videos with similarly ranked titles did. Leaves out cells with too few videos. */
export function measureOutcomes(standings: readonly ChannelStandings[]): MeasuredCell[] {
  return outcomeCells.flatMap((cell) => {
    const channels = standings.flatMap(({ videos }) => {
      const inCell = videos.filter((video) => isInCell(cell, video))
      return inCell.length > 0 ? [inCell] : []
    })
    const n = channels.reduce((sum, { length }) => sum + length, 0)
    if (n < minVideos || channels.length < minChannels) return []
    const random = createRandom(1)
    const drawn = Array.from({ length: resamples }, () =>
      computeFigures(channels.flatMap(() => channels[Math.floor(random() * channels.length)] ?? [])),
    )
    const overall = computeFigures(channels.flat())
    const toFigure = (name: FigureName) => ({
      value: overall[name],
      error: Math.max(standardDeviation(drawn.map((figures) => figures[name])), minError(name, overall[name], n)),
    })
    const figures = {
      topQuarter: toFigure('topQuarter'),
      aboveUsual: toFigure('aboveUsual'),
      medianMultiple: toFigure('medianMultiple'),
    }
    return [{ ...cell, n, channels: channels.length, figures }]
  })
}

/**
 * Returns the minimum error of a figure, because resampling few channels can miss their spread. For a share, it is the error of
 * independent videos with two successes and two failures added, so that a share of 0 or 1 has an error too (Agresti and Coull 1998).
 */
function minError(name: FigureName, value: number, n: number): number {
  if (name === 'medianMultiple') return 0.005
  const share = (value * n + 2) / (n + 4)
  return Math.sqrt((share * (1 - share)) / (n + 4))
}

/** Returns the figures of some videos. `medianMultiple` is a logarithm. */
function computeFigures(videos: readonly RankedVideo[]): Record<FigureName, number> {
  return {
    topQuarter: mean(videos.map(({ isTopQuarter }) => isTopQuarter)),
    aboveUsual: mean(videos.map(({ result }) => (result > 0 ? 1 : 0))),
    medianMultiple: median(videos.map(({ result }) => result)),
  }
}

/** How much cells with the same rank differ: standard deviations of the shares, and of the logarithm of the multiple. */
const priorSpreads: Readonly<Record<FigureName, number>> = { topQuarter: 0.05, aboveUsual: 0.05, medianMultiple: 0.1 }

/**
 * Returns what the product says: each measured figure, shrunk toward the other cells of the same basis and rank by its error. A cell with
 * too few videos gets the figures of the others, or of luck if there are none.
 */
export function toShippedOutcomes(measured: readonly MeasuredCell[]): (OutcomeCell & Outcome)[] {
  return outcomeCells.map((cell) => {
    const own = measured.find((other) => isSameCell(other, cell))
    const others = measured.filter(
      (other) =>
        other !== own && other.basis === cell.basis && other.rankFrom === cell.rankFrom && other.rankTo === cell.rankTo,
    )
    const say = (name: FigureName) => shrink(own, others, name)
    return {
      ...cell,
      topQuarter: roundFigure(say('topQuarter'), 2),
      aboveUsual: roundFigure(say('aboveUsual'), 2),
      medianMultiple: roundFigure(Math.exp(say('medianMultiple')), 2),
    }
  })
}

const luck: Readonly<Record<FigureName, number>> = { topQuarter: 0.25, aboveUsual: 0.5, medianMultiple: 0 }

function shrink(own: MeasuredCell | undefined, others: readonly MeasuredCell[], name: FigureName): number {
  if (others.length === 0) return own?.figures[name].value ?? luck[name]
  const weights = others.map(({ figures }) => 1 / (figures[name].error ** 2 + priorSpreads[name] ** 2))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const prior = others.reduce((sum, { figures }, at) => sum + (weights[at] ?? 0) * figures[name].value, 0) / total
  if (!own) return prior
  const { value, error } = own.figures[name]
  const priorVariance = priorSpreads[name] ** 2 + 1 / total
  return (value / error ** 2 + prior / priorVariance) / (1 / error ** 2 + 1 / priorVariance)
}

const isSameCell = (a: OutcomeCell, b: OutcomeCell) =>
  a.basis === b.basis && a.rankFrom === b.rankFrom && a.videosFrom === b.videosFrom && a.isFamiliar === b.isFamiliar

/** Standard errors on either side of a figure, so that all intervals of a table hold simultaneously with 95% confidence (Bonferroni). */
const simultaneousErrors = 3.5

/** Compares the shipped outcomes with measured ones. */
export function compareOutcomes(
  measured: readonly MeasuredCell[],
  shipped: readonly (OutcomeCell & Outcome)[],
): OutcomeRow[] {
  return measured.flatMap(({ figures, ...cell }) => {
    const said = shipped.find((one) => isSameCell(one, cell))
    if (!said) return []
    const [topQuarter, aboveUsual, medianMultiple] = figureNames.map((name) => toInterval(figures[name], name))
    if (!topQuarter || !aboveUsual || !medianMultiple) return []
    return [
      {
        ...cell,
        topQuarter,
        aboveUsual,
        medianMultiple,
        said: {
          topQuarter: said.topQuarter,
          aboveUsual: said.aboveUsual,
          medianMultiple: said.medianMultiple,
        },
      },
    ]
  })
}

function toInterval({ value, error }: { value: number; error: number }, name: FigureName): OutcomeFigure {
  const [low, high] = [value - simultaneousErrors * error, value + simultaneousErrors * error]
  return name === 'medianMultiple'
    ? { value: roundFigure(Math.exp(value)), low: roundFigure(Math.exp(low)), high: roundFigure(Math.exp(high)) }
    : { value: roundFigure(value), low: roundFigure(Math.max(0, low)), high: roundFigure(Math.min(1, high)) }
}

/** Standard errors on either side of a figure for an interval that holds with 95% confidence on its own. */
const ownErrors = 1.96

/** Returns a figure of a table with the interval that holds with 95% confidence on its own. */
export function narrow({ value, low, high }: OutcomeFigure, name: FigureName): OutcomeFigure {
  const [to, from] = name === 'medianMultiple' ? [Math.log, Math.exp] : [(x: number) => x, (x: number) => x]
  // Intervals of shares are cut at 0 and 1, so one side can be shorter.
  const error = Math.max(to(high) - to(value), to(value) - to(low)) / simultaneousErrors
  return { value, low: from(to(value) - ownErrors * error), high: from(to(value) + ownErrors * error) }
}

/** Whether the shipped figure is outside the figure's own interval. About one in 20 is by chance. */
export function isOutside(row: OutcomeRow, name: FigureName): boolean {
  const { low, high } = narrow(row[name], name)
  return row.said[name] < low || row.said[name] > high
}
