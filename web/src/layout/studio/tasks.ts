import { type GivenRow, studioLimits } from '#shared/contract/studio.ts'
import type { Usual } from '#shared/contract/usual.ts'
import { countsAsItDid, multiplesOf } from '#shared/outliers/multiples.ts'
import { scoreOnChannel } from '#shared/prediction/own-history/history.ts'
import type { JudgedVideo, Yardstick } from '#shared/prediction/verdict.ts'
import type { ChannelModel, FittedVideo } from '#web/lib/studio/channel-model.ts'
import { analyzeExports } from '#web/lib/studio/findings.ts'
import { mergeExports } from '#web/lib/studio/merge-videos.ts'
import { readExport } from '#web/lib/studio/read-export.ts'
import type { ReadFile, ReadOptions } from '#web/lib/studio/read-file.ts'
import { judgeBy } from '../yardstick/judge.ts'
import type { Judged } from '../yardstick/judgment.ts'
import { type ShownFile, type ShownFindings, showFile, showFindings } from './shown.ts'

/** The contents of open exports, by key. */
const reads = new Map<string, readonly ReadFile[]>()

/** The models of analyzed exports. The index is the model's id. */
const models: ChannelModel[] = []

function findReads(keys: readonly string[]): readonly ReadFile[] {
  return keys.flatMap((key) => {
    const files = reads.get(key)
    if (!files) throw new Error(`${key} was not read`)
    return files
  })
}

/** Judges titles of a video by the channel's own videos. Throws unless the model is proven. */
function judgeTitles(id: number, titles: readonly string[], video: JudgedVideo): Judged[] {
  const model = models[id]
  if (model?.state !== 'proven') throw new Error(`${id} is not proven`)
  const yardstick: Yardstick = { name: 'studio', history: model.history }
  return titles.map((title) => judgeBy(yardstick, title, video))
}

/** Maximum number of similar videos to show as evidence. */
const maxSimilar = 5

/** A video of an export that contributes to a title's rank. */
export interface SimilarStudioVideo {
  readonly title: string
  readonly views: number
  /** Absent if there are too few comparable videos or the export has no lengths. */
  readonly usual?: Usual
  /** Its contribution to the rank. */
  readonly points: number
}

/** Returns the videos that contribute most to a title's rank, by descending effect. Undefined unless the model is proven. */
function listSimilar(id: number, title: string, seconds?: number): readonly SimilarStudioVideo[] | undefined {
  const model = models[id]
  if (model?.state !== 'proven') return undefined
  const usualOf = readUsual(model.fitted)
  return scoreOnChannel(model.history, { title, seconds })
    ?.similar.flatMap(({ index, points }): SimilarStudioVideo[] => {
      const [video, usual] = [model.fitted[index], usualOf[index]]
      return video ? [{ title: video.title, views: video.views, points, ...(usual && { usual }) }] : []
    })
    .filter(({ usual, points }) => countsAsItDid(usual, points))
    .slice(0, maxSimilar)
}

const multiples = new WeakMap<readonly FittedVideo[], readonly (Usual | null)[]>()

/** Returns the multiple of each video that a model was fitted on. Computed once, on first use. */
function readUsual(fitted: readonly FittedVideo[]): readonly (Usual | null)[] {
  const results = multiples.get(fitted) ?? multiplesOf(fitted)
  multiples.set(fitted, results)
  return results
}

/** The worker's tasks. The worker keeps the exports and models, so that the page only receives what it shows. */
export const tasks = {
  /** Reads a file, or the files of a ZIP, and stores the result under a key. */
  readExport(key: string, name: string, bytes: Uint8Array, options?: ReadOptions): ShownFile[] {
    const files = reads.get(key) ?? readExport(name, bytes, options)
    reads.set(key, files)
    return files.map(showFile)
  },
  /** Analyzes the exports with these keys together, and discards all others. */
  analyzeExports(keys: readonly string[]): ShownFindings {
    for (const key of reads.keys()) if (!keys.includes(key)) reads.delete(key)
    const findings = analyzeExports(findReads(keys))
    return showFindings(findings, models.push(findings.model) - 1)
  },
  /** Lists the rows to give for training: the ones with the most impressions, without anything that identifies a video or the channel. */
  listRowsToGive(keys: readonly string[]): GivenRow[] {
    const titled = mergeExports(findReads(keys)).filter(({ title }) => title !== '')
    const byImpressions = titled.sort((a, b) => (b.impressions ?? 0) - (a.impressions ?? 0))
    return byImpressions.slice(0, studioLimits.rows).map(({ title, impressions, clickRate, views, seconds }) => ({
      title: title.slice(0, 200),
      impressions,
      clickRate,
      views,
      seconds,
    }))
  },
  judgeTitles,
  listSimilar,
}
export type Tasks = typeof tasks
