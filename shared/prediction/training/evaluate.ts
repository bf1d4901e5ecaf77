import type { Evaluation, GainByMargin, Gains, OutcomeRow } from '../evaluation.ts'
import type { PastBasis } from '../kinds.ts'
import { parseArguments, runCommand } from './command.ts'
import { modelFolder, readComparisonParameters, readModel, readOutcomes, readSeenChannels } from './files.ts'
import { measureGains } from './gains.ts'
import { evaluateHeadlines, formatHeadlineReport } from './headlines/evaluate.ts'
import { formatShare, roundFigure } from './metrics.ts'
import { compareOutcomes, figureNames, isOutside, measureOutcomes, narrow } from './outcomes.ts'
import { buildReport, measurePairs, scorePairs } from './report.ts'
import { hashChannel } from './split.ts'
import { rankAll } from './standings.ts'
import { loadUploads, type Upload } from './uploads.ts'

export interface EvaluateOptions {
  readonly folder?: string
  readonly includeSeen?: boolean
  /** Whether to also measure the gains from parts of the product, which takes longer than the rest. */
  readonly gains?: boolean
}

const countEnglishChannels = (uploads: readonly Upload[]) =>
  new Set(uploads.flatMap(({ isEnglish, channel }) => (isEnglish ? [channel] : []))).size

/**
 * Evaluates the shipped weights on channels that were not used in training. The figures of English channels are absent if
 * there are none. Throws if there is nothing to measure at all.
 */
export function evaluate(
  uploads: readonly Upload[],
  { folder = modelFolder, includeSeen = false, gains = false }: EvaluateOptions = {},
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
  return {
    uploads: { given, leftOut },
    ...(includeSeen && { includesSeen: true }),
    ...report,
    outcomes,
    ...(gains && { gains: measureGains(english, other, { views: model, comparison }) }),
  }
}

/** Formats the main results as a text table. */
function formatReport({
  titleOnly,
  ownHistory,
  modern,
  otherLanguages,
  baselines,
  uploads,
  outcomes = [],
  gains,
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
      (figure) => `${formatShare(figure.accuracy)} [${formatShare(figure.low)}, ${formatShare(figure.high)}]`,
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
    ...formatOutcomes(outcomes),
    ...(gains ? formatGains(gains) : []),
  ].join('\n')
}

/** Formats what the product says about ranks, and what was measured, each with its own 95% interval. */
function formatOutcomes(outcomes: readonly OutcomeRow[]): string[] {
  if (outcomes.length === 0) return []
  const lines = outcomes.map((row) => {
    const { basis, rankFrom, rankTo, videosFrom, videosTo, isFamiliar, n, said } = row
    const videos = videosTo === null ? `${videosFrom}+` : `${videosFrom}-${videosTo - 1}`
    const cell = `${basis} ${videos}${isFamiliar ? '' : ' none similar'}, rank ${rankFrom}-${rankTo} (${n})`
    const figures = figureNames.map((name) => {
      const { value, low, high } = narrow(row[name], name)
      return `${isOutside(row, name) ? '*' : ' '}${said[name].toFixed(2)} ${value.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`
    })
    return [cell.padEnd(52), ...figures].join('  ')
  })
  const outside = outcomes.flatMap((row) => figureNames.filter((name) => isOutside(row, name))).length
  return [
    `${''.padEnd(52)}   top quarter: said, found   above the usual           multiple`,
    ...lines,
    `${outside} of ${outcomes.length * figureNames.length} said figures outside their own 95 % interval (*)`,
    '',
  ]
}

/** Formats gains in points of accuracy. */
function formatGains({ lengths }: Gains): string[] {
  const rows: Readonly<Record<string, GainByMargin | null>> = {
    'lengths, English': lengths.english,
    'lengths, modern': lengths.modern,
    'lengths, not English': lengths.otherLanguages,
  }
  const points = (share: number) => {
    // Adding 0 turns -0 into 0.
    const rounded = roundFigure(share * 100, 1) + 0
    return `${rounded > 0 ? '+' : ''}${rounded.toFixed(1)}`
  }
  const lines = Object.entries(rows).flatMap(([name, row]) =>
    row
      ? [
          [
            name.padEnd(28),
            ...[row.all, row.x2, row.x5].map(
              ({ gain, low, high }) => `${points(gain)} [${points(low)}, ${points(high)}]`,
            ),
          ].join('  '),
        ]
      : [],
  )
  return ['gains in points', ...lines, '']
}

const options = ['uploads', 'json', 'include-seen', 'weights', 'headlines', 'gains']

const usage =
  'usage: npm run evaluate -- --uploads FILE... --headlines FILE... [--gains] [--json] [--include-seen] [--weights FOLDER]'

runCommand(import.meta.url, (args, { print, warn }) => {
  const {
    uploads = [],
    headlines = [],
    json,
    gains,
    weights = [modelFolder],
    ...others
  } = parseArguments(args, options)
  if (!uploads.length && !headlines.length) throw new Error(usage)
  const [folder = modelFolder] = weights
  const includeSeen = 'include-seen' in others
  const titles = uploads.length
    ? evaluate(loadUploads(uploads, warn), { folder, includeSeen, gains: gains !== undefined })
    : undefined
  const tests = headlines.length ? evaluateHeadlines(headlines, { folder, includeSeen, warn }) : undefined
  const evaluation: Evaluation = {
    ...titles,
    ...(tests && { headlines: tests }),
    ...(includeSeen && { includesSeen: true }),
  }
  if (json) return print(`${JSON.stringify(evaluation)}\n`)
  print([titles ? formatReport(titles) : [], tests ? formatHeadlineReport(tests) : []].flat().join('\n'))
})
