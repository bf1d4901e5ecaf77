import type { Evaluation } from '../evaluation.ts'
import type { PastBasis } from '../kinds.ts'
import { parseArguments, runCommand } from './command.ts'
import { modelFolder, readComparisonParameters, readModel, readOutcomes, readSeenChannels } from './files.ts'
import { evaluateHeadlines, formatHeadlineReport } from './headlines/evaluate.ts'
import { compareOutcomes, measureOutcomes } from './outcomes.ts'
import { buildReport, measurePairs, scorePairs } from './report.ts'
import { hashChannel } from './split.ts'
import { rankAll } from './standings.ts'
import { loadUploads, type Upload } from './uploads.ts'

export interface EvaluateOptions {
  readonly folder?: string
  readonly includeSeen?: boolean
}

const countEnglishChannels = (uploads: readonly Upload[]) =>
  new Set(uploads.flatMap(({ isEnglish, channel }) => (isEnglish ? [channel] : []))).size

/**
 * Evaluates the shipped weights on channels that were not used in training. The figures of English channels are absent if
 * there are none. Throws if there is nothing to measure at all.
 */
export function evaluate(
  uploads: readonly Upload[],
  { folder = modelFolder, includeSeen = false }: EvaluateOptions = {},
): Evaluation {
  const seen = new Set(readSeenChannels(folder).channels)
  const evaluated = includeSeen ? uploads : uploads.filter(({ channel }) => !seen.has(hashChannel(channel)))
  const model = readModel(folder)
  const [english, other] = [scorePairs(model, evaluated, 'title_and_videos'), scorePairs(model, evaluated, 'videos')]
  const comparison = readComparisonParameters(folder)
  const chooseWeights = (basis: PastBasis) => comparison.onChannel[basis]
  const report = buildReport(english, other, chooseWeights) ?? {
    otherLanguages: measurePairs(other, chooseWeights),
  }
  const given = countEnglishChannels(uploads)
  const leftOut = given - countEnglishChannels(evaluated)
  if (!('titleOnly' in report || report.otherLanguages))
    throw new Error(`Nothing to measure: training saw ${leftOut} of ${given} English channels, the rest has no pair`)
  const outcomes = compareOutcomes(
    measureOutcomes(rankAll(english, other, { model, comparison })),
    readOutcomes(folder),
  )
  return { uploads: { given, leftOut }, ...(includeSeen && { includesSeen: true }), ...report, outcomes }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Formats the main results as a text table. */
function formatReport({
  titleOnly,
  ownHistory,
  modern,
  otherLanguages,
  baselines,
  uploads,
  ...rest
}: Evaluation): string {
  const rows = {
    'title alone': titleOnly,
    'own history': ownHistory,
    'title alone, modern': modern?.titleOnly,
    'own history, modern': modern?.ownHistory,
    'own history, not English': otherLanguages?.ownHistory,
    ...baselines,
  }
  const lines = Object.entries(rows).flatMap(([name, row]) => {
    if (!row) return []
    const shares = [row.all, row.x2, row.x5].map(
      (one) => `${percent(one.accuracy)} [${percent(one.low)}, ${percent(one.high)}]`,
    )
    return [[name.padEnd(24), ...shares].join('  ')]
  })
  const { channels = 0, calibrationError, logLoss, spearman } = rest
  return [
    `${channels} English channels measured, ${uploads?.leftOut} of ${uploads?.given} left out as seen in training`,
    `${''.padEnd(24)}  all pairs  twice the views  five times the views`,
    ...lines,
    ...(spearman
      ? [`calibration error ${calibrationError}, log loss ${logLoss}, Spearman within channel ${spearman.mean}`]
      : []),
    '',
  ].join('\n')
}

const options = ['uploads', 'json', 'include-seen', 'weights', 'headlines']

const usage =
  'usage: npm run evaluate -- --uploads FILE... --headlines FILE... [--json] [--include-seen] [--weights FOLDER]'

runCommand(import.meta.url, (args, { print, warn }) => {
  const { uploads = [], headlines = [], json, weights = [modelFolder], ...others } = parseArguments(args, options)
  if (!uploads.length && !headlines.length) throw new Error(usage)
  const [folder = modelFolder] = weights
  const includeSeen = 'include-seen' in others
  const titles = uploads.length ? evaluate(loadUploads(uploads, warn), { folder, includeSeen }) : undefined
  const tests = headlines.length ? evaluateHeadlines(headlines, { folder, includeSeen, warn }) : undefined
  const all: Evaluation = { ...titles, ...(tests && { headlines: tests }), ...(includeSeen && { includesSeen: true }) }
  if (json) return print(`${JSON.stringify(all)}\n`)
  print([titles ? formatReport(titles) : [], tests ? formatHeadlineReport(tests) : []].flat().join('\n'))
})
