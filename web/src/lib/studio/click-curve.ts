import { median } from '#shared/median.ts'
import { computeAges } from './age.ts'
import { type Curve, type CurveStep, drawCurve, fitCurve, type Measurement } from './curve.ts'
import { estimateDispersion } from './dispersion.ts'
import { type Format, formatOf, formats } from './format.ts'
import type { StudioVideo } from './videos.ts'

/** A video whose clicks can be compared. */
export interface MeasuredVideo {
  /** Its index in the list of videos. */
  readonly index: number
  readonly impressions: number
  readonly clicks: number
  /** The log-odds of a click, with half a click added on either side (J. B. S. Haldane, 1956). */
  readonly logit: number
}

/** The videos of a format and the curve of their click rates. `x` is the logarithm of impressions, `y` the log-odds. */
export interface FormatFit {
  readonly format: Format
  readonly videos: readonly MeasuredVideo[]
  readonly curve: Curve
  /** The variance of the clicks as a multiple of the variance with independent impressions. */
  readonly dispersion: number
}

/** How many videos were left out, and why. */
export interface LeftOut {
  /** Without impressions or a click rate. */
  readonly unknown: number
  /** With fewer than {@link minImpressions}. */
  readonly fewImpressions: number
  /** Younger than {@link minDays}. */
  readonly young: number
}

/** The videos of a format that has fewer than {@link minCurveVideos}. */
export interface TooFew {
  readonly format: Format
  readonly videos: number
}

/** Below this number of impressions, a click rate is mostly chance. */
export const minImpressions = 1000

/** In its first days a video is mostly shown to subscribers, who click more. Seven days are our choice, not a measurement. */
export const minDays = 7

/** With fewer videos of a format, the interval in the middle of its curve would be wider than ±25%. */
export const minCurveVideos = 12

/** Fits a curve for each format that has enough videos to be compared. */
export function fitFormats(videos: readonly StudioVideo[], lastDay: string | null) {
  const ages = computeAges(videos, lastDay)
  const leftOut = { unknown: 0, fewImpressions: 0, young: 0 }
  const byFormat = new Map<Format, MeasuredVideo[]>(formats.map((format) => [format, []]))
  for (const [index, video] of videos.entries()) {
    const { impressions, clickRate } = video
    if (impressions === null || clickRate === null) leftOut.unknown++
    else if (impressions < minImpressions) leftOut.fewImpressions++
    else if ((ages[index] ?? minDays) < minDays) leftOut.young++
    else byFormat.get(formatOf(video))?.push({ index, ...measure(impressions, clickRate) })
  }
  const fits: FormatFit[] = []
  const tooFew: TooFew[] = []
  for (const [format, measured] of byFormat) {
    if (measured.length >= minCurveVideos) fits.push({ format, videos: measured, ...fitVideos(measured) })
    else if (measured.length > 0) tooFew.push({ format, videos: measured.length })
  }
  return { fits, tooFew, leftOut }
}

function measure(impressions: number, clickRate: number): Omit<MeasuredVideo, 'index'> {
  const clicks = Math.min(impressions, Math.round((impressions * clickRate) / 100))
  return { impressions, clicks, logit: Math.log((clicks + 0.5) / (impressions - clicks + 0.5)) }
}

/**
 * Fits log-odds to the logarithm of impressions. The variance of a video's log-odds is computed from the curve, not from its own
 * clicks: otherwise a video with few clicks by chance would weigh less than one with many.
 */
function fitVideos(videos: readonly MeasuredVideo[]): Pick<FormatFit, 'curve' | 'dispersion'> {
  const toMeasurements = (rateOf: (impressions: number) => number, dispersion = 1) =>
    videos.map(
      ({ impressions, logit }): Measurement => ({
        x: Math.log(impressions),
        y: logit,
        variance: varianceOf(impressions, impressions * rateOf(impressions), dispersion),
      }),
    )
  const usual = toRate(median(videos.map(({ logit }) => logit)))
  const first = fitCurve(toMeasurements(() => usual))
  const rateOf = (impressions: number) => toRate(first.at(Math.log(impressions)).value)
  const binomial = toMeasurements(rateOf)
  const residuals = binomial.map(({ x, y }) => y - first.at(x).value)
  const dispersion = estimateDispersion(binomial, residuals, first.degrees)
  return { curve: fitCurve(dispersion === 1 ? binomial : toMeasurements(rateOf, dispersion)), dispersion }
}

/** Converts log-odds to a rate from 0 to 1. */
export const toRate = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Converts log-odds to a percentage. */
export const toPercent = (logit: number): number => 100 * toRate(logit)

/** Exports round click rates to hundredths of a percent. Below 10,000 impressions, this still determines the exact number of clicks. */
const rateStep = 0.0001

/**
 * Returns the variance of a video's log-odds due to counting and to rounding of its rate. `dispersion` is the variance
 * of clicks as a multiple of the variance with independent impressions.
 */
export function varianceOf(impressions: number, clicks: number, dispersion = 1): number {
  const counting = 1 / (clicks + 0.5) + 1 / (impressions - clicks + 0.5)
  const step = impressions * rateStep
  return dispersion * counting + (step > 1 ? (step * counting) ** 2 / 12 : 0)
}

/** How click rates of a format depend on impressions. Rates are in percent. */
export interface ClickCurve {
  readonly format: Format
  readonly points: readonly { readonly index: number; readonly impressions: number; readonly clickRate: number }[]
  /** The usual rate, by impressions. */
  readonly steps: readonly CurveStep[]
}

/** Returns the points and the curve of a format. */
export function drawFormat({ format, videos, curve }: FormatFit): ClickCurve {
  return {
    format,
    points: videos.map(({ index, impressions, clicks }) => ({
      index,
      impressions,
      clickRate: (100 * clicks) / impressions,
    })),
    steps: drawCurve(
      curve,
      videos.map(({ impressions }) => impressions),
      toPercent,
    ),
  }
}
