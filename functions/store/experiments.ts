import * as z from 'zod/mini'
import { absent, present } from '#functions/lib/expression.ts'
import { changeItem, defineTable, deleteItem, getItem, listItems, putItem } from '#functions/lib/table.ts'
import { Experiment, type ExperimentOutcome, ExperimentVariant } from '#shared/contract/experiments.ts'
import { experiments } from '#shared/tables.ts'

/** A test as stored: without URLs, which expire. `v` is the version of this shape, from which readers upgrade. */
const Item = z.extend(Experiment, {
  v: z.literal(1),
  userId: z.string(),
  variants: z.array(z.omit(ExperimentVariant, { thumbnailUrl: true })),
})
export type ExperimentItem = z.infer<typeof Item>

const table = defineTable(experiments, Item)
type ExperimentKey = Pick<ExperimentItem, 'userId' | 'id'>

/** Returns all tests of a user, newest first. Their number is bounded. */
export const listExperiments = (userId: string): Promise<ExperimentItem[]> =>
  listItems(table, userId, { newestFirst: true })

/** Returns a test; undefined if there is none with this id. */
export const getExperiment = (userId: string, id: string): Promise<ExperimentItem | undefined> =>
  getItem(table, { userId, id })

/** Stores a new test. */
export async function createExperiment(experiment: ExperimentItem): Promise<void> {
  await putItem(table, experiment)
}

/** Saves when a test was started; null removes it. Returns the test, or undefined if it no longer exists. */
export const saveStart = (key: ExperimentKey, startedOn: string | null): Promise<ExperimentItem | undefined> =>
  changeItem(table, key, startedOn === null ? { remove: ['startedOn'] } : { set: { startedOn } }, 'exists')

/**
 * Saves the outcome of a test; null removes it. Every change after the first is a correction, which is counted. Returns the
 * test, or undefined if it no longer exists.
 */
export async function saveOutcome(
  key: ExperimentKey,
  outcome: ExperimentOutcome | null,
  now = Date.now(),
): Promise<ExperimentItem | undefined> {
  const at = new Date(now).toISOString()
  const correct = () =>
    changeItem(
      table,
      key,
      {
        set: { correctedAt: at, outcome: outcome ?? undefined },
        ...(outcome ? {} : { remove: ['outcome'] as const }),
        add: { corrections: 1 },
      },
      { recordedAt: present },
    )
  const corrected = await correct()
  if (corrected || !outcome) return corrected
  const isFirst = { id: present, recordedAt: absent }
  // Another request may have recorded the first outcome in between.
  return (await changeItem(table, key, { set: { recordedAt: at, outcome } }, isFirst)) ?? correct()
}

/** Deletes a test. Does nothing if it does not exist. */
export async function deleteExperiment(userId: string, id: string): Promise<void> {
  await deleteItem(table, { userId, id })
}
