import type { Analysis } from '#shared/contract/advice.ts'
import type { JudgedVideo } from '#shared/prediction/verdict.ts'
import { readVerdict, type StoredVerdict } from '#web/lib/verdict.ts'
import type { Judgment } from './judgment.ts'
import { useJudgment, useYardstick } from './use-yardstick.ts'

/**
 * Returns the verdict on an analyzed title: the stored one or, if titles are judged by exports, a current one, because those are not stored.
 * `empty` without a title.
 */
export function useAnalyzed(analysis: Analysis): Judgment | StoredVerdict {
  const yardstick = useYardstick()
  const isByStudio = yardstick.state === 'ready' && yardstick.name === 'studio'
  const live = useJudgment(isByStudio ? (analysis.title ?? '') : '', analysis)
  return isByStudio ? live : (readVerdict(analysis) ?? { state: 'empty' })
}

/** Returns the video that an analysis's suggested titles are for. */
export const videoOf = ({ title, base = title === undefined ? [] : [title], seconds }: Analysis): JudgedVideo => ({
  base,
  seconds,
})
