import type { JudgedByChannel } from '#functions/store/own-history.ts'
import type { Analysis, Verdict } from '#shared/contract/advice.ts'
import { findOutcome, type OutcomeBasis } from '#shared/prediction/outcomes.ts'

/**
 * Returns a stored analysis with the verdict that was given, and what the channel's videos said. A verdict by the channel is
 * absent once its retention ends, and no other takes its place. Analyses of earlier versions stored none: theirs is made of
 * the score that was given and today's outcomes.
 */
export function withVerdict(analysis: Analysis, byChannel: JudgedByChannel | undefined): Analysis {
  const complete = { ...analysis, ...(byChannel && { ownHistory: byChannel.ownHistory }) }
  const verdict =
    analysis.verdict ?? byChannel?.verdict ?? (isOfEarlierVersion(analysis) ? upgrade(complete) : undefined)
  return verdict ? { ...complete, yardstick: verdict.yardstick, verdict } : complete
}

const isOfEarlierVersion = ({ model }: Analysis) => model === undefined

function upgrade({ titleAnalysis, ownHistory }: Analysis): Verdict | undefined {
  if (ownHistory?.state === 'scored') {
    const { score, basis, videos } = ownHistory
    return withOutcome({ yardstick: 'channel', score, videos }, basis === 'videos' ? 'ownOtherLanguages' : 'own')
  }
  return titleAnalysis?.basis === 'model'
    ? withOutcome({ yardstick: 'general', score: titleAnalysis.score }, 'title')
    : undefined
}

function withOutcome(verdict: Omit<Verdict, 'outcome'>, basis: OutcomeBasis): Verdict | undefined {
  const outcome = findOutcome({ basis, rank: verdict.score, videos: verdict.videos ?? 0, isFamiliar: true })
  return outcome && { ...verdict, outcome }
}

/** Returns an analysis without what contains YouTube's data on the user's channel: titles, views and what rests on them. */
export function withoutChannel({ ownHistory: _, verdict, ...analysis }: Analysis): Analysis {
  return { ...analysis, ...(verdict && verdict.yardstick !== 'channel' ? { verdict } : {}) }
}
