import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TitleLanguage } from '#shared/prediction/language.ts'
import type { Comparison } from '#shared/prediction/wording/compare.ts'

/**
 * Compares titles of a video in the browser. `language` is the expected language. Undefined until the models are loaded, and for
 * fewer than two titles.
 */
export function useComparison(
  titles: readonly string[],
  language: TitleLanguage | undefined,
): { comparison: Comparison | undefined; isError: boolean } {
  const { data: compare, isError } = useQuery({
    queryKey: ['wording-model'],
    queryFn: async () => (await import('#shared/prediction/wording/compare.ts')).compareTitles,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const lines = titles.join('\n')
  const comparison = useMemo(() => {
    const compared = lines.split('\n')
    return compared.length > 1 ? compare?.(compared, language) : undefined
  }, [lines, compare, language])
  return { comparison, isError }
}
