import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { scoreTitle } from '#shared/prediction/score.ts'

type Score = typeof scoreTitle

/** Loads the title model with its weights on first use, because it is three times the size of the screen. */
export const useTitleModel = (wanted: boolean): UseQueryResult<Score> =>
  useQuery({
    enabled: wanted,
    queryKey: ['title-model'],
    queryFn: async () => (await import('#shared/prediction/score.ts')).scoreTitle,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The model's accuracy on held-out channels, as shares from 0 to 1. */
export interface Accuracy {
  readonly channels: number
  readonly all: number
  /** On pairs in which one video had at least twice the views. */
  readonly twice: number
}

/** Returns the accuracy, loaded on first use. */
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

/** Returns the chance, 0 to 1, that a title is better wording than another one; undefined while unknown. */
export function useWordingChance(title: string, other: string): number | undefined {
  const { data: chanceOfBetterWording } = useQuery({
    queryKey: ['wording-model', 'chance'],
    queryFn: async () => (await import('#shared/prediction/wording/compare.ts')).chanceOfBetterWording,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => chanceOfBetterWording?.(title, other), [chanceOfBetterWording, title, other])
}
