import type { Ratio } from '#shared/prediction/patterns/lifts.ts'
import { parseArguments, readDay, runCommand } from '../command.ts'
import { modelFolder } from '../files.ts'
import { loadArms } from '../headlines/arms.ts'
import { writeJson } from '../json.ts'
import { loadUploads } from '../uploads.ts'
import { type Measurement, measurePatterns } from './measure.ts'

const width = 17
const format = (ratio: Ratio | null) =>
  (ratio ? `${ratio.lift.toFixed(2)} [${ratio.low.toFixed(2)}-${ratio.high.toFixed(2)}]` : '-').padEnd(width)
const directions = ['hurts', '', 'helps']

/** Formats the measurement as a text table. */
function formatTable({ patterns, videos, channels, headlineTests }: Measurement): string {
  const { all, modern, teaching, keptApart } = channels
  const columns = ['all', 'matched', 'modern', 'teaching', 'kept apart', 'headlines']
  return [
    `${videos} videos of ${all} channels (${modern} modern, ${teaching} teaching)`,
    `${keptApart} channels kept apart, ${headlineTests} headline tests`,
    [''.padEnd(27), ...columns.map((name) => name.padEnd(width))].join('  '),
    ...[...patterns].map(([name, one]) =>
      [
        name.padEnd(20),
        directions[one.direction + 1]?.padEnd(5),
        ...[one.all, one.matched, one.modern, one.teaching, one.keptApart, one.headlines].map(format),
      ].join('  '),
    ),
    '',
  ].join('\n')
}

const usage =
  'usage: npm run patterns -- --uploads FILE... --headlines FILE... [--json] [--out FOLDER] [--on YYYY-MM-DD]'

runCommand(import.meta.url, (args, { print, warn }) => {
  const options = parseArguments(args, ['uploads', 'headlines', 'json', 'out', 'on'])
  const { uploads = [], headlines = [], json, out: [folder = modelFolder] = [] } = options
  if (!uploads.length || !headlines.length) throw new Error(usage)
  const measuredOn = readDay(options)
  const measurement = measurePatterns(loadUploads(uploads, warn), loadArms(headlines, warn), measuredOn)
  const file = { ...measurement, patterns: Object.fromEntries(measurement.patterns) }
  writeJson(folder, 'patterns/lifts.generated.json', file)
  print(json ? `${JSON.stringify(file)}\n` : formatTable(measurement))
})
