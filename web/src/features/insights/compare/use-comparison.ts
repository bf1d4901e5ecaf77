import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Accuracy } from '#shared/prediction/evaluation.ts'
import type { Comparison } from '#shared/prediction/wording/compare.ts'

/** Titles of one video compared, in the page; fetches the models when first used. `undefined` until then, and under two titles. */
export function useComparison(titles: readonly string[]): { comparison: Comparison | undefined; isError: boolean } {
  const { data: compare, isError } = useQuery({
    queryKey: ['wording-model'],
    queryFn: async () => (await import('#shared/prediction/wording/compare.ts')).compareTitles,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const lines = titles.join('\n')
  const comparison = useMemo(() => {
    const given = lines.split('\n')
    return given.length > 1 ? compare?.(given) : undefined
  }, [lines, compare])
  return { comparison, isError }
}

/** What the wording head learned from, and how often it was right on tests it never saw. */
export interface WordingFigures {
  readonly learnedFrom: number
  readonly tests: number
  readonly significant: Accuracy
  readonly best: Accuracy
  /** How often guessing names the best of a test. */
  readonly guessing: number
}

/** Those figures, as measured when the head was trained; fetched when first wanted. */
export const useWordingFigures = () =>
  useQuery({
    queryKey: ['wording-model', 'figures'],
    queryFn: async (): Promise<WordingFigures> => {
      const { learnedFrom, heldOut } = await import('#shared/prediction/wording/evaluation.generated.json')
      const { tests, significant, best, baselines } = heldOut
      return { learnedFrom: learnedFrom.tests, tests, significant, best, guessing: baselines.random.best.accuracy }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
