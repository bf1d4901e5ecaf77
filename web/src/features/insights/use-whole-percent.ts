import { useMessages } from '#web/messages/messages.tsx'
import { insightsMessages } from './messages.ts'

/** Returns a formatter of shares (0 to 1) as whole percents, the precision of these figures. */
export function useWholePercent(): (share: number) => string {
  const { format } = useMessages(insightsMessages)
  return (share) => format.percent(Math.round(share * 100) / 100)
}
