import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const textOf = (value: unknown, indent?: number) => `${JSON.stringify(value, undefined, indent)}\n`

export const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

/** Writes a generated file, its folder too: the same bytes for the same value. */
export function writeJson(folder: string, file: string, value: unknown, indent?: number): void {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, textOf(value, indent))
}

/** What ties an evaluation to what it is about: SHA-256 of the files that hold these values. */
export const computeFingerprint = (...values: readonly unknown[]): string =>
  createHash('sha256')
    .update(values.map((value) => textOf(value)).join(''))
    .digest('hex')

const Numbers = z.array(z.number())

/** `LinearWeights` as a file holds them. */
export const LinearWeightsFile = z.object({
  version: z.literal(1),
  columnUnit: z.number(),
  centres: Numbers,
  spreads: Numbers,
  columnWeights: Numbers,
  gramUnit: z.number(),
  grams: z.string(),
  gramWeights: z.string(),
})
