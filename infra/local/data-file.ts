/** Files of the data folder. They contain users, tokens and mails, so other users of the machine cannot read them. */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from './request.ts'

/** The data folder cannot be used. The message says why, and what to do. */
export class DataError extends Error {
  override readonly name = 'DataError'
}

/** Creates a folder that only its owner can open, or restricts an existing one to its owner. */
export function createPrivateFolder(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
}

/** Reads a JSON file. Returns undefined if there is none. Throws DataError if it is damaged or has another format. */
export function readDataFile<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> | undefined {
  if (!existsSync(file)) return undefined
  const parsed = z.safeParse(schema, parseJson(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  throw new DataError(`${file} is damaged or comes from another version. ${newDataAdvice}`, { cause: parsed.error })
}

/** What to do about damaged data. */
export const newDataAdvice =
  'Restore it from a copy, or start with new data: delete the data folder, or choose another one with VIEWCRAFT_DATA.'

/** Replaces a JSON file by a rename: a kill at any moment leaves the old version or the new one. */
export function writeDataFile(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
