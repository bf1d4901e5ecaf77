import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SimilarStudioVideo } from './tasks.ts'
import { useStudio } from './yardstick.ts'

/** Returns the videos of the open exports that contribute most to a title's rank. Undefined unless exports are used to judge titles. */
export function useStudioEvidence(title: string, seconds?: number): readonly SimilarStudioVideo[] | undefined {
  const { isUsed, model, tasks } = useStudio() ?? {}
  const { data } = useQuery({
    queryKey: ['studio', 'similar', model?.id, title, seconds],
    queryFn: async () => (tasks && model && (await tasks.listSimilar(model.id, title, seconds))) ?? [],
    enabled: isUsed === true,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  return isUsed ? data : undefined
}
