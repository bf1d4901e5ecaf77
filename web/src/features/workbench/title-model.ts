import { useQuery } from '@tanstack/react-query'

/** Loads the title model's code with its weights on first use, because it is three times the size of the screen. */
export const useTitleModel = () =>
  useQuery({
    queryKey: ['title-model'],
    queryFn: async () => {
      const { scoreTitle, toScore, typicalRaw } = await import('#shared/prediction/score.ts')
      return { scoreTitle, toScore, typicalRaw: typicalRaw() }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
