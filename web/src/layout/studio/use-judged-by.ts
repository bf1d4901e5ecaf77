import { useStudio } from './yardstick.ts'

/**
 * Returns the yardstick to report when analyzing and publishing, because the server does not know verdicts based on exports. While it
 * is not known yet whether exports are used, they may have been used before.
 */
export function useJudgedBy(): { judgedBy?: 'studio' } {
  const studio = useStudio()
  return studio && studio.isUsed !== false ? { judgedBy: 'studio' } : {}
}
