import { scoreOnChannel } from '#shared/prediction/own-history/history.ts'
import type { ChannelModel } from '#shared/studio/channel-model.ts'
import { analyzeExports, type Findings } from '#shared/studio/findings.ts'
import { readExport } from '#shared/studio/read-export.ts'
import type { ReadFile } from '#shared/studio/read-file.ts'

/** The model of the exports that were analyzed last. It stays here, because the page needs only what it says of titles. */
let lastModel: ChannelModel | undefined

/** What the worker does. */
export const tasks = {
  /** Reads a file, or the files of a ZIP. */
  readExport,
  /** Analyzes what all files together say. */
  analyzeExports: (files: readonly ReadFile[]): ShownFindings => {
    const { model, ...findings } = analyzeExports(files)
    lastModel = model
    if (model.state === 'too_few') return { ...findings, model }
    const { history: _, ...shown } = model
    return { ...findings, model: shown }
  },
  /** Returns the rank of a title among the channel's videos, 0 to 100, by the proven model of the last analysis. */
  rankTitle: (title: string): number | undefined =>
    lastModel?.state === 'proven' ? scoreOnChannel(lastModel.history, title)?.score : undefined,
}
export type Tasks = typeof tasks

type WithoutHistory<Model> = Model extends unknown ? Omit<Model, 'history'> : never
/** What a channel's own model is known by. */
export type ShownModel = WithoutHistory<ChannelModel>
/** The findings without the inside of the channel's model. */
export type ShownFindings = Omit<Findings, 'model'> & { readonly model: ShownModel }
