import { keepsRank } from '#shared/prediction/keeps-rank.ts'
import type { NextStep } from '#shared/prediction/next-step.ts'
import type { SimilarVideo } from '#shared/prediction/own-history/history.ts'
import { type ByStudio, useAnswer } from './yardstick.ts'

/** Returns the next steps for a title that do not lower its rank by the open exports. */
export const useStudioSteps = (title: string): ByStudio<readonly NextStep[]> =>
  useAnswer('steps', [title], (tasks, id) => tasks.listNextSteps(id, title))

/** Returns the videos of the open exports that the rank of a title rests on; undefined where they do not rank it. */
export const useStudioEvidence = (title: string): ByStudio<readonly SimilarVideo[]> =>
  useAnswer('similar', [title], async (tasks, id) => (await tasks.listSimilar(id, title)) ?? [])

/** Returns the titles that can be offered instead of a draft: where exports judge, those that do not rank lower by them. */
export function useOffered(draft: string, titles: readonly string[]): readonly string[] | 'pending' {
  const answer = useAnswer('offered', titles.length > 0 ? [draft, ...titles] : [], async (tasks, id) => {
    const rankOf = async (title: string) => [title, await tasks.rankTitle(id, title)] as const
    const ranks = new Map(await Promise.all([draft, ...titles].map(rankOf)))
    return titles.filter((title) => keepsRank(title, draft, (one) => ranks.get(one)))
  })
  return answer ?? titles
}
