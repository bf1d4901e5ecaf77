import { readArguments, unusedHeadlines } from './arguments.ts'
import { run } from './command.ts'
import { home, readModel, readSeen } from './files.ts'
import { type Report, rawScores, reportOf } from './report.ts'
import { channelHash } from './split.ts'
import { loadUploads, type Upload } from './uploads.ts'

/** A report on the weights that stand in a folder, and which of the given channels it is about. */
export interface Evaluation extends Report {
  /** English channels given, those left out since training saw them, and those measured. */
  readonly channelsGiven: number
  readonly channelsLeftOut: number
  /** There when channels that training saw were measured all the same: such figures flatter the model. */
  readonly includesSeen?: true
}

export interface EvaluateOptions {
  readonly folder?: string
  readonly includeSeen?: boolean
}

const englishChannels = (uploads: readonly Upload[]) =>
  new Set(uploads.flatMap(({ english, channel }) => (english ? [channel] : []))).size

/** Measures the shipped weights on uploads of channels that training never saw. Throws when none is left. */
export function evaluate(
  uploads: readonly Upload[],
  { folder = home, includeSeen = false }: EvaluateOptions = {},
): Evaluation {
  const seen = new Set(readSeen(folder).channels)
  const measured = includeSeen ? uploads : uploads.filter(({ channel }) => !seen.has(channelHash(channel)))
  const report = reportOf(measured, rawScores(readModel(folder), measured))
  const channelsGiven = englishChannels(uploads)
  const channelsLeftOut = channelsGiven - englishChannels(measured)
  if (!report)
    throw new Error(
      `Nothing to measure: training saw ${channelsLeftOut} of ${channelsGiven} English channels, the rest has no pair`,
    )
  return { channelsGiven, channelsLeftOut, ...(includeSeen && { includesSeen: true }), ...report }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** The main figures as a table for people. */
function inWords({ titleOnly, modern, baselines, ...rest }: Evaluation): string {
  const rows = { model: titleOnly, ...(modern && { 'model, modern channels': modern.titleOnly }), ...baselines }
  const lines = Object.entries(rows).map(([name, { all, x2, x5 }]) =>
    [
      name.padEnd(24),
      ...[all, x2, x5].map((one) => `${percent(one.accuracy)} [${percent(one.low)}, ${percent(one.high)}]`),
    ].join('  '),
  )
  return [
    `${rest.channels} English channels measured, ${rest.channelsLeftOut} of ${rest.channelsGiven} left out as seen in training`,
    `${''.padEnd(24)}  all pairs  twice the views  five times the views`,
    ...lines,
    `calibration error ${rest.calibrationError}, log loss ${rest.logLoss}, Spearman within channel ${rest.spearman.mean}`,
    '',
  ].join('\n')
}

const options = ['uploads', 'json', 'include-seen', 'weights', 'headlines']

run(import.meta.url, (words, { print, warn }) => {
  const { uploads = [], json, weights = [home], headlines, ...others } = readArguments(words, options)
  if (!uploads.length)
    throw new Error('usage: npm run evaluate -- --uploads FILE... [--json] [--include-seen] [--weights FOLDER]')
  if (headlines) warn(unusedHeadlines)
  const [folder = home] = weights
  const evaluation = evaluate(loadUploads(uploads, warn), { folder, includeSeen: 'include-seen' in others })
  print(json ? `${JSON.stringify(evaluation)}\n` : inWords(evaluation))
})
