import { type ChannelModel, fitChannelModel } from './channel-model.ts'
import { analyzeClicks, type ClickFindings } from './clicks.ts'
import { compareFormats, type FormatComparison } from './formats.ts'
import { mergeExports } from './merge-videos.ts'
import type { ReadFile } from './read-file.ts'
import { findRetention, type RetentionCurve } from './retention.ts'
import { computeSourceShares, type SourceShare } from './sources.ts'
import type { StudioSource, StudioVideo } from './videos.ts'

/** The analysis of a channel's exports. Findings refer to videos by their index in `videos`. */
export interface Findings {
  readonly videos: readonly StudioVideo[]
  readonly clicks: ClickFindings
  readonly retention: readonly RetentionCurve[]
  readonly formats: readonly FormatComparison[]
  readonly sources: readonly SourceShare[]
  readonly model: ChannelModel
}

/** Merges the exports of a channel and analyzes them. */
export function analyzeExports(files: readonly ReadFile[]): Findings {
  const videos = mergeExports(files)
  const lastDay = findLastDay(files)
  return {
    videos,
    clicks: analyzeClicks(videos, lastDay),
    retention: findRetention(videos),
    formats: compareFormats(videos, lastDay),
    sources: computeSourceShares(chooseSources(files)),
    model: fitChannelModel(videos, lastDay),
  }
}

function findLastDay(files: readonly ReadFile[]): string | null {
  const days = files.flatMap((file) => ('lastDate' in file && file.lastDate !== null ? [file.lastDate] : []))
  return days.toSorted().at(-1) ?? null
}

/** Returns the sources of the export with the most views. Exports cannot be summed because their periods overlap. */
function chooseSources(files: readonly ReadFile[]): readonly StudioSource[] {
  const lists = files.flatMap((file) => (file.kind === 'sources' ? [file.sources] : []))
  const viewsOf = (sources: readonly StudioSource[]) => sources.reduce((sum, { views }) => sum + (views ?? 0), 0)
  return lists.reduce((best, list) => (viewsOf(list) > viewsOf(best) ? list : best), lists[0] ?? [])
}
