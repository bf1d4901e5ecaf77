import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Accuracy } from '#shared/prediction/evaluation.ts'
import type { Comparison } from '#shared/prediction/wording/compare.ts'

/** Compares titles of a video in the browser. Undefined until the models are loaded, and for fewer than two titles. */
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

/** The wording head's training data and accuracy on held-out tests. */
export interface WordingFigures {
  readonly learnedFrom: number
  readonly tests: number
  readonly significant: Accuracy
  readonly best: Accuracy
  /** How often guessing picks the best headline of a test. */
  readonly guessing: number
}

/** Returns the wording head's measured figures, loaded on first use. */
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
