import { type GivenRow, studioLimits } from '#shared/contract/studio.ts'
import type { NextStep } from '#shared/prediction/next-step.ts'
import { type SimilarVideo, scoreOnChannel } from '#shared/prediction/own-history/history.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import type { ChannelModel } from '#shared/studio/channel-model.ts'
import { analyzeExports } from '#shared/studio/findings.ts'
import { mergeExports } from '#shared/studio/merge-videos.ts'
import { readExport } from '#shared/studio/read-export.ts'
import type { ReadFile, ReadOptions } from '#shared/studio/read-file.ts'
import { type ShownFile, type ShownFindings, showFile, showFindings } from './shown.ts'

/** What open exports were read as, by their keys. */
const reads = new Map<string, readonly ReadFile[]>()

/** The models of the exports that were analyzed, by their ids. */
const models: ChannelModel[] = []

function findReads(keys: readonly string[]): readonly ReadFile[] {
  return keys.flatMap((key) => {
    const files = reads.get(key)
    if (!files) throw new Error(`${key} was not read`)
    return files
  })
}

/** Returns the rank of a title among the channel's videos, 0 to 100; undefined unless the model is proven. */
function rankTitle(id: number, title: string): number | undefined {
  const model = models[id]
  return model?.state === 'proven' ? scoreOnChannel(model.history, title)?.score : undefined
}

/** More would be a log, and no evidence. */
const maxSimilar = 5

/** Returns the videos that the rank of a title rests on, by descending effect; undefined unless the model is proven. */
function listSimilar(id: number, title: string): readonly SimilarVideo[] | undefined {
  const model = models[id]
  return model?.state === 'proven' ? scoreOnChannel(model.history, title)?.similar.slice(0, maxSimilar) : undefined
}

/** What the worker does. It keeps what it read and learned, because the page needs only what it shows. */
export const tasks = {
  /** Reads a file, or the files of a ZIP, and keeps what it was read as under a key. */
  readExport(key: string, name: string, bytes: Uint8Array, options?: ReadOptions): ShownFile[] {
    const files = reads.get(key) ?? readExport(name, bytes, options)
    reads.set(key, files)
    return files.map(showFile)
  },
  /** Analyzes what the exports with these keys say together, and forgets all others. */
  analyzeExports(keys: readonly string[]): ShownFindings {
    for (const key of reads.keys()) if (!keys.includes(key)) reads.delete(key)
    const findings = analyzeExports(findReads(keys))
    return showFindings(findings, models.push(findings.model) - 1)
  },
  /** Lists the rows to give for training: those with most impressions, without what names a video or the channel. */
  listRowsToGive(keys: readonly string[]): GivenRow[] {
    const byImpressions = mergeExports(findReads(keys)).sort((a, b) => (b.impressions ?? 0) - (a.impressions ?? 0))
    return byImpressions.slice(0, studioLimits.rows).map(({ title, impressions, clickRate, views, seconds }) => ({
      title: title.slice(0, 200),
      impressions,
      clickRate,
      views,
      seconds,
    }))
  },
  rankTitle,
  listSimilar,
  /** Returns next steps for a title. None of them lowers its rank by the model. */
  listNextSteps: (id: number, title: string): NextStep[] => listNextSteps(title, (other) => rankTitle(id, other)),
}
export type Tasks = typeof tasks
