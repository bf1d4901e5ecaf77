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
    const distinctTitles = lines.split('\n')
    return distinctTitles.length > 1 ? compare?.(distinctTitles) : undefined
  }, [lines, compare])
  return { comparison, isError }
}

/** The wording model's training data and accuracy on held-out tests. */
export interface WordingModelFigures {
  readonly trainingTests: number
  readonly tests: number
  readonly significant: Accuracy
  readonly best: Accuracy
  /** How often guessing picks the best headline of a test. */
  readonly guessingAccuracy: number
}

/** Returns the wording model's measured figures, loaded on first use. */
export const useWordingModelFigures = () =>
  useQuery({
    queryKey: ['wording-model', 'figures'],
    queryFn: async (): Promise<WordingModelFigures> => {
      const { learnedFrom, heldOut } = await import('#shared/prediction/wording/evaluation.generated.json')
      const { tests, significant, best, baselines } = heldOut
      return {
        trainingTests: learnedFrom.tests,
        tests,
        significant,
        best,
        guessingAccuracy: baselines.random.best.accuracy,
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
