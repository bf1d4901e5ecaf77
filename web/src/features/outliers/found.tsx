import { type Follow, following } from '#shared/contract/following.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { ChannelOffer } from './channel-offer.tsx'
import { outliersMessages } from './messages.ts'
import { useFormatSubscribers } from './use-subscribers.ts'

interface FoundProps {
  /** A part of the channel's name or handle. */
  name: string
  follows: readonly Follow[]
  pending: boolean
  onFollow: (id: string) => void
}

/** The stored channels whose name or handle contains the text. */
export function Found({ name, follows, pending, onFollow }: FoundProps) {
  const { t } = useMessages(outliersMessages)
  const subscribersOf = useFormatSubscribers()
  const { data, isError } = useRead(following.find, { name })
  const followed = new Set(follows.map(({ id }) => id))
  return (
    <section aria-label={t('follows.found.label')} className="mt-4">
      <p role="status" className="text-sm text-muted">
        {isError
          ? t('follows.found.failed')
          : !data
            ? t('follows.found.searching')
            : data.channels.length === 0
              ? t('follows.found.none')
              : t('follows.found.count', { n: data.channels.length })}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {data?.channels.map((channel) => (
          <ChannelOffer
            key={channel.id}
            title={channel.title}
            picture={channel.thumbnail}
            isFollowed={followed.has(channel.id)}
            pending={pending}
            onFollow={() => onFollow(channel.id)}
          >
            <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
              {channel.handle && <bdi className="wrap-anywhere">{channel.handle}</bdi>}
              <span>{subscribersOf(channel)}</span>
            </p>
          </ChannelOffer>
        ))}
      </ul>
    </section>
  )
}
