import type { ChannelModel } from '#web/lib/studio/channel-model.ts'
import type { ClickCurve } from '#web/lib/studio/click-curve.ts'
import type { ClickTrait } from '#web/lib/studio/click-traits.ts'
import type { Findings } from '#web/lib/studio/findings.ts'
import type { Format } from '#web/lib/studio/format.ts'
import type { MissedVideo } from '#web/lib/studio/missed-clicks.ts'
import type { ReadFile, Skipped } from '#web/lib/studio/read-file.ts'
import type { ScatterPoint, ScatterStep } from '#web/ui/scatter-chart.tsx'

// The page receives only what it shows, because copying thousands of videos would block it for longer than a frame.

/** The result of reading a file, without its rows. */
export type ShownFile =
  | ({
      readonly kind: 'videos' | 'sources'
      readonly name: string
      readonly rows: number
      readonly unknownColumns: readonly string[]
      readonly cutOffAt: number | null
    } & Problems)
  | (Pick<Extract<ReadFile, { kind: 'dates' }>, 'kind' | 'name' | 'metric' | 'lastDate'> & Problems)
  | Extract<ReadFile, { kind: 'other' | 'failed' }>

interface Problems {
  /** The first lines that could not be read. */
  readonly skipped: readonly Skipped[]
  readonly skippedCount: number
}

/** The findings of the exports, with the titles of the shown videos. */
export interface ShownFindings extends Pick<Findings, 'formats' | 'sources'> {
  /** The number of videos. */
  readonly videos: number
  /** The number of videos whose title could be read. */
  readonly titled: number
  readonly clicks: Omit<Findings['clicks'], 'curves' | 'missed' | 'traits'> & {
    readonly curves: readonly ShownCurve[]
    /** The videos that missed the most clicks, and the number of videos tested. */
    readonly missed: { readonly tested: number; readonly videos: readonly ShownMissedVideo[] }
    readonly traits: { readonly videos: number; readonly found: readonly ShownTrait[] } | undefined
  }
  readonly retention: readonly ShownCurve[]
  readonly model: ShownModel
}

export type ShownMissedVideo = MissedVideo & { readonly title: string }
/** A trait with the titles that show it most clearly. */
export type ShownTrait = WithTitles<ClickTrait>
type WithTitles<Trait> = Trait extends unknown
  ? Omit<Trait, 'examples'> & { readonly examples: readonly string[] }
  : never

/** A curve through videos, and the points that its chart shows. */
export interface ShownCurve {
  readonly format: Format
  readonly curve: readonly ScatterStep[]
  /** Videos that missed clicks are marked. */
  readonly points: readonly ScatterPoint[]
  /** The number of videos that the curve is fitted on. */
  readonly videos: number
}

type WithoutHistory<Model> = Model extends unknown ? Omit<Model, 'history' | 'fitted'> : never
/** The description of a channel's own model, without its data. */
export type ShownModel = WithoutHistory<ChannelModel> & {
  readonly id: number
  /** Whether the lengths of the videos are known, so that a planned length affects the score. */
  readonly hasLengths: boolean
}

/** Maximum number of skipped lines to show. A file with more is mostly unreadable. */
const maxSkipped = 50
/** Maximum number of videos to show: more than a creator retitles at once. */
const maxMissed = 100
/** Maximum number of points in a chart. More would be indistinguishable. */
const maxPoints = 500

/** Returns the shown part of a file. */
export function showFile(file: ReadFile): ShownFile {
  if (file.kind === 'other' || file.kind === 'failed') return file
  const { kind, name, skipped } = file
  const problems = { skipped: skipped.slice(0, maxSkipped), skippedCount: skipped.length }
  if (kind === 'dates') return { kind, name, metric: file.metric, lastDate: file.lastDate, ...problems }
  const rows = kind === 'videos' ? file.videos.length : file.sources.length
  return { kind, name, rows, unknownColumns: file.unknownColumns, cutOffAt: file.cutOffAt, ...problems }
}

/** Returns the shown part of findings. `modelId` is the model's id. */
export function showFindings(findings: Findings, modelId: number): ShownFindings {
  const { videos, clicks, retention, formats, sources, model } = findings
  const { curves, missed, traits, ...counts } = clicks
  const titleOf = (index: number) => videos[index]?.title ?? ''
  const listed = missed.videos.slice(0, maxMissed)
  const marked = indexesOf(missed.videos)
  const listedIndexes = indexesOf(listed)
  return {
    videos: videos.length,
    titled: videos.filter(({ title }) => title !== '').length,
    clicks: {
      ...counts,
      curves: curves.map(({ points, ...curve }) => ({
        ...showCurve(curve, points.length),
        points: thinOut(points, ({ impressions }) => impressions, listedIndexes).map(
          ({ index, impressions, clickRate }) => ({
            key: `${index}`,
            name: titleOf(index),
            x: impressions,
            y: clickRate,
            isMarked: marked.has(index),
          }),
        ),
      })),
      missed: {
        tested: missed.tested,
        videos: listed.map((video) => ({ ...video, title: titleOf(video.index) })),
      },
      traits: traits && {
        videos: traits.videos,
        found: traits.found.map((trait) => ({ ...trait, examples: trait.examples.map(titleOf) })),
      },
    },
    retention: retention.map(({ points, ...curve }) => ({
      ...showCurve(curve, points.length),
      points: thinOut(points, ({ seconds }) => seconds).map(({ index, seconds, percentage }) => ({
        key: `${index}`,
        name: titleOf(index),
        x: seconds,
        y: percentage,
      })),
    })),
    formats,
    sources,
    model: showModel(model, modelId),
  }
}

const indexesOf = (videos: readonly { readonly index: number }[]) => new Set(videos.map(({ index }) => index))

const showCurve = ({ format, steps }: Pick<ClickCurve, 'format' | 'steps'>, videos: number) => ({
  format,
  curve: steps.map(({ at, value, low, high }) => ({ x: at, y: value, low, high })),
  videos,
})

/** Thins out the points of a chart evenly by `x`, but keeps the given indexes. */
function thinOut<Point extends { readonly index: number }>(
  points: readonly Point[],
  xOf: (point: Point) => number,
  kept = new Set<number>(),
): readonly Point[] {
  const step = points.length / maxPoints
  if (step <= 1) return points
  const ascending = points.toSorted((a, b) => xOf(a) - xOf(b))
  return ascending.filter(({ index }, at) => kept.has(index) || Math.floor(at / step) > Math.floor((at - 1) / step))
}

function showModel(model: ChannelModel, id: number): ShownModel {
  if (model.state === 'too_few') return { id, hasLengths: false, ...model }
  const { history: _, fitted, ...shown } = model
  return { id, hasLengths: fitted.some(({ seconds }) => seconds !== null), ...shown }
}
