import { useStudio } from './yardstick.ts'

/**
 * Returns what analyzing and publishing say about the screen's yardstick: the server does not know verdicts by exports. While it
 * is not known yet whether exports judge, they may have done so before.
 */
export function useJudgedBy(): { judgedBy?: 'studio' } {
  const studio = useStudio()
  return studio && studio.isUsed !== false ? { judgedBy: 'studio' } : {}
}
