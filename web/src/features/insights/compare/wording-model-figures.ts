import { useQuery } from '@tanstack/react-query'
import type { Accuracy } from '#shared/prediction/evaluation.ts'

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
