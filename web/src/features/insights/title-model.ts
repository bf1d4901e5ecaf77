import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { scoreTitle } from '#shared/prediction/score.ts'

type Score = typeof scoreTitle

/**
 * The title model itself, weights and all. It runs in the page, and is fetched when it is first wanted: with the first
 * letter typed, since it is three times the size of the screen it is for.
 */
export const useTitleModel = (wanted: boolean): UseQueryResult<Score> =>
  useQuery({
    enabled: wanted,
    queryKey: ['title-model'],
    queryFn: async () => (await import('#shared/prediction/score.ts')).scoreTitle,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How often the model was right on channels it never saw: shares from 0 to 1, as measured when it was trained. */
export interface Accuracy {
  readonly channels: number
  readonly all: number
  /** Where one of the two videos had at least twice the views. */
  readonly twice: number
}

/** Those shares, fetched when first wanted. */
export const useAccuracy = (): UseQueryResult<Accuracy> =>
  useQuery({
    queryKey: ['title-model', 'accuracy'],
    queryFn: async () => {
      const { heldOut } = await import('#shared/prediction/evaluation.generated.json')
      const { all, x2 } = heldOut.titleOnly
      return { channels: heldOut.channels, all: all.accuracy, twice: x2.accuracy }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
