import { useMessages } from '#web/messages/messages.tsx'
import { compareMessages } from './messages.ts'

/** A share from 0 to 1 in whole percent: chances and accuracies here are not known more exactly than that. */
export function useWholePercent(): (share: number) => string {
  const { format } = useMessages(compareMessages)
  return (share) => format.percent(Math.round(share * 100) / 100)
}
