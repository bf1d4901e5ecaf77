import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const readSources = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(folder, `${file}`))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
const sources = ['shared', 'functions', 'web/src', 'cli', 'infra'].flatMap(readSources)
const filesWith = (pattern: RegExp, among = sources) =>
  among.flatMap(({ file, source }) => (pattern.test(source) ? [file] : [])).sort()

it('one function compares views with the usual, and only these modules call it', () => {
  expect(filesWith(/\bfitUsual\(/)).toEqual(['shared/outliers/multiples.ts', 'shared/outliers/usual.ts'])
  expect(filesWith(/\bmultiplesOf\(/)).toEqual([
    'functions/services/channel/usual.ts',
    'shared/outliers/multiples.ts',
    'shared/prediction/training/nearest.ts',
    'web/src/layout/studio/tasks.ts',
  ])
})

/** The title model is trained on another comparison, of videos of a narrower age. It is never shown. */
const modelFiles = /^shared\/prediction\/(own-history\/(past|history)|training\/.*)\.ts$/

it('what the title model is trained on is used by the model only', () => {
  expect(filesWith(/\bcompareWithUsual\b/).filter((file) => !modelFiles.test(file))).toEqual([])
  expect(filesWith(/\bcomputeResults\b/).filter((file) => !modelFiles.test(file))).toEqual([
    'functions/services/analysis/channel-model.ts',
    'functions/services/analysis/yardstick.ts',
    'web/src/lib/studio/channel-model.ts',
  ])
})

it('the contract has one multiple of the usual', () => {
  const fields = sources.flatMap(({ file, source }) =>
    file.startsWith('shared/contract/')
      ? [...source.matchAll(/^\s+(multiple|times): z\.number\(\)/gm)].map(([, name]) => `${file} ${name}`)
      : [],
  )
  // `times` belongs to a pattern: the views of its videos as a multiple of those of the channel's other videos.
  expect(fields.sort()).toEqual(['shared/contract/advice.ts times', 'shared/contract/usual.ts multiple'])
})

it('hours and days have one name and one place', () => {
  expect(filesWith(/(?<![\w.'])(86_?400(_000)?|3_?600_?000|24 \* 60 \* 60|24 \* 3_?600)(?![\w'])/)).toEqual([
    'shared/duration.ts',
  ])
})
