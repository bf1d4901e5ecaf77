import { useQuery } from '@tanstack/react-query'

/** Loads the title model with its weights on first use, because it is three times the size of the screen. */
export const useTitleModel = () =>
  useQuery({
    queryKey: ['title-model'],
    queryFn: async () => (await import('#shared/prediction/score.ts')).scoreTitle,
    staleTime: Number.POSITIVE_INFINITY,
  })
