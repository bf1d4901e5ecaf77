import type { NextStep } from '#shared/prediction/next-step.ts'
import { scoreOnChannel } from '#shared/prediction/own-history/history.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import type { ChannelModel } from '#shared/studio/channel-model.ts'
import { analyzeExports, type Findings } from '#shared/studio/findings.ts'
import { readExport } from '#shared/studio/read-export.ts'
import type { ReadFile } from '#shared/studio/read-file.ts'

/** The models of the exports that were analyzed, by their ids. They stay here, because the page needs only what they say. */
const models: ChannelModel[] = []

/** Returns the rank of a title among the channel's videos, 0 to 100; undefined unless the model is proven. */
function rankTitle(id: number, title: string): number | undefined {
  const model = models[id]
  return model?.state === 'proven' ? scoreOnChannel(model.history, title)?.score : undefined
}

/** What the worker does. */
export const tasks = {
  /** Reads a file, or the files of a ZIP. */
  readExport,
  /** Analyzes what all files together say. */
  analyzeExports: (files: readonly ReadFile[]): ShownFindings => {
    const { model, ...findings } = analyzeExports(files)
    const id = models.push(model) - 1
    if (model.state === 'too_few') return { ...findings, model: { id, ...model } }
    const { history: _, ...shown } = model
    return { ...findings, model: { id, ...shown } }
  },
  rankTitle,
  /** Returns next steps for a title. None of them lowers its rank by the model. */
  listNextSteps: (id: number, title: string): NextStep[] => listNextSteps(title, (other) => rankTitle(id, other)),
}
export type Tasks = typeof tasks

type WithoutHistory<Model> = Model extends unknown ? Omit<Model, 'history'> : never
/** What a channel's own model is known by. */
export type ShownModel = WithoutHistory<ChannelModel> & { readonly id: number }
/** The findings without the inside of the channel's model. */
export type ShownFindings = Omit<Findings, 'model'> & { readonly model: ShownModel }
