import { type Follow, following } from '#shared/contract/following.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChannelPicture } from './channel-picture.tsx'
import { outliersMessages } from './messages.ts'
import { useSubscribers } from './use-subscribers.ts'

interface FoundProps {
  /** A part of the channel's name or handle. */
  name: string
  follows: readonly Follow[]
  pending: boolean
  onFollow: (id: string) => void
}

/** The channels that we hold with a name. */
export function Found({ name, follows, pending, onFollow }: FoundProps) {
  const { t } = useMessages(outliersMessages)
  const subscribersOf = useSubscribers()
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
          <li key={channel.id} className="flex items-center gap-3 py-2">
            <ChannelPicture url={channel.thumbnail} />
            <div className="min-w-0 flex-1">
              <p dir="auto" className="truncate text-sm font-medium" title={channel.title}>
                {channel.title}
              </p>
              <p className="flex flex-wrap gap-x-3 text-xs text-muted">
                {channel.handle && <bdi className="wrap-anywhere">{channel.handle}</bdi>}
                <span>{subscribersOf(channel)}</span>
              </p>
            </div>
            {followed.has(channel.id) ? (
              <span className="px-3 text-sm text-muted">{t('follows.found.following')}</span>
            ) : (
              <Button
                size="small"
                pending={pending}
                aria-label={t('follows.found.followLabel', { channel: channel.title })}
                onClick={() => onFollow(channel.id)}
              >
                {t('follows.found.follow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
