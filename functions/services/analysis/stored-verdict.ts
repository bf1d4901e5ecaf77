import type { JudgedByChannel } from '#functions/store/own-history.ts'
import type { Analysis, Verdict } from '#shared/contract/advice.ts'
import { findOutcome, type OutcomeBasis } from '#shared/prediction/outcomes.ts'

/**
 * Returns a stored analysis with its original verdict and its judgment by the channel's videos. A verdict by the channel is absent once
 * its retention ends, and is not replaced. Earlier releases stored no verdict: it is built from the stored score and today's outcomes.
 */
export function withVerdict(analysis: Analysis, byChannel: JudgedByChannel | undefined): Analysis {
  const complete = { ...analysis, ...(byChannel && { ownHistory: byChannel.ownHistory }) }
  const verdict =
    analysis.verdict ?? byChannel?.verdict ?? (isOfEarlierRelease(analysis) ? upgrade(complete) : undefined)
  return verdict ? { ...complete, yardstick: verdict.yardstick, verdict } : complete
}

const isOfEarlierRelease = ({ model }: Analysis) => model === undefined

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

/** Returns an analysis without YouTube's data on the user's channel: titles, views and what is derived from them. */
export function withoutChannel({ ownHistory: _, verdict, ...analysis }: Analysis): Analysis {
  return { ...analysis, ...(verdict && verdict.yardstick !== 'channel' ? { verdict } : {}) }
}
