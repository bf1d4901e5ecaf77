import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { Calls } from '../calls.ts'
import { type Model, toModel, type Weights } from '../model.ts'

/** `shared/prediction`: where training writes to and measuring reads from, unless told otherwise. */
export const home = fileURLToPath(new URL('..', import.meta.url))

const names = {
  weights: 'weights.generated.json',
  calls: 'calls.generated.json',
  evaluation: 'evaluation.generated.json',
  /** Kept out of the browser. */
  seen: 'training/seen.generated.json',
} as const

const Numbers = z.array(z.number())
const WeightsFile = z.object({
  version: z.literal(1),
  columnUnit: z.number(),
  centres: Numbers,
  spreads: Numbers,
  columnWeights: Numbers,
  gramUnit: z.number(),
  grams: z.string(),
  gramWeights: Numbers,
  quantiles: Numbers,
})

const TitleAndPast = z.object({ title: z.number(), past: z.number() })
const CallsFile = z.object({ onChannel: TitleAndPast, medianDifference: TitleAndPast })

/** Hashes of every channel the weights were fitted or tuned on: see `channelHash`. */
const SeenFile = z.object({ channels: z.array(z.string()) })
export type Seen = z.infer<typeof SeenFile>

const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

export const readModel = (folder: string): Model => toModel(WeightsFile.parse(read(folder, names.weights)))
export const readCalls = (folder: string): Calls => CallsFile.parse(read(folder, names.calls))
export const readSeen = (folder: string): Seen => SeenFile.parse(read(folder, names.seen))

const textOf = (value: unknown, indent?: number) => `${JSON.stringify(value, undefined, indent)}\n`

/** What one training made. */
export interface Training {
  readonly weights: Weights
  readonly calls: Calls
  readonly evaluation: object
  readonly seen: Seen
}

/** What ties an evaluation to what it is about: SHA-256 of the files. */
export const fingerprint = ({ weights, calls }: Pick<Training, 'weights' | 'calls'>): string =>
  createHash('sha256')
    .update(textOf(weights) + textOf(calls))
    .digest('hex')

/** Writes what one training made: the same bytes for the same result. */
export function writeTraining(folder: string, made: Training): void {
  const write = (file: string, value: unknown, indent?: number) => {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, textOf(value, indent))
  }
  write(names.weights, made.weights)
  write(names.calls, made.calls)
  write(names.evaluation, { weights: fingerprint(made), ...made.evaluation }, 2)
  write(names.seen, made.seen)
}
