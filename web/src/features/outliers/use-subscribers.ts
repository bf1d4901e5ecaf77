import type { FollowedChannel } from '#shared/contract/following.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { outliersMessages } from './messages.ts'

/** Returns a function that formats a channel's subscribers. They are unknown if the channel hides them or we have not read them yet. */
export function useFormatSubscribers(): (channel: FollowedChannel) => string {
  const { t, format } = useMessages(outliersMessages)
  return ({ subscribers }) =>
    subscribers === null
      ? t('follows.list.unknown')
      : t('follows.list.subscribers', { n: subscribers, count: format.count(subscribers) })
}
