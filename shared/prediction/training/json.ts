import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const serialize = (value: unknown, indent?: number) => `${JSON.stringify(value, undefined, indent)}\n`

export const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

/** Writes a generated file, and creates its folder if needed. The same value gives the same bytes. */
export function writeJson(folder: string, file: string, value: unknown, indent?: number): void {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, serialize(value, indent))
}

/** Returns the SHA-256 of the files with these values, which links an evaluation to its weights. */
export const computeFingerprint = (...values: readonly unknown[]): string =>
  createHash('sha256')
    .update(values.map((value) => serialize(value)).join(''))
    .digest('hex')

const Numbers = z.array(z.number())

/** The schema of `LinearWeights` in a file. */
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
