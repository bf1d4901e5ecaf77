import { Bell, BellOff, ExternalLink, ListVideo, Trash2 } from 'lucide-react'
import type { Follow } from '#shared/contract/following.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChannelPicture } from './channel-picture.tsx'
import { outliersMessages } from './messages.ts'
import { isAwaited, isRecent } from './reading.ts'
import { useFollowActions } from './use-follow-actions.ts'
import { useFormatSubscribers } from './use-subscribers.ts'

/** A followed channel with its stored data and actions. */
export function ChannelRow({ follow, onRemove }: { follow: Follow; onRemove: () => void }) {
  const { t } = useMessages(outliersMessages)
  const { setMuted, remove } = useFollowActions()
  const { id, channel, muted } = follow
  const title = channel?.title ?? id
  const named = { channel: title }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <ChannelPicture url={channel?.thumbnail} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <a
              href={`https://www.youtube.com/channel/${id}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('follows.list.watch', named)}
              className="inline-flex min-h-6 min-w-0 items-center gap-1.5 rounded-sm text-base font-medium hover:text-accent"
            >
              <bdi className="wrap-anywhere">{title}</bdi>
              <ExternalLink aria-hidden className="size-3.5 shrink-0 text-muted" />
            </a>
            {muted && <Badge icon={BellOff}>{t('follows.list.muted')}</Badge>}
          </div>
          <ChannelState follow={follow} />
        </div>
      </div>
      <div className="-mx-3 flex flex-wrap">
        <ButtonLink
          size="small"
          variant="ghost"
          to={`?tab=videos&channel=${id}`}
          icon={<ListVideo aria-hidden />}
          aria-label={t('follows.list.videosLabel', named)}
        >
          {t('follows.list.videos')}
        </ButtonLink>
        <Button
          size="small"
          variant="ghost"
          icon={muted ? <Bell aria-hidden /> : <BellOff aria-hidden />}
          aria-label={t(muted ? 'follows.list.unmuteLabel' : 'follows.list.muteLabel', named)}
          onClick={() => setMuted(follow, !muted)}
        >
          {t(muted ? 'follows.list.unmute' : 'follows.list.mute')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={<Trash2 aria-hidden />}
          aria-label={t('follows.list.unfollowLabel', named)}
          onClick={() => {
            onRemove()
            remove(follow)
          }}
        >
          {t('follows.list.unfollow')}
        </Button>
      </div>
    </li>
  )
}

/** The channel's handle and subscribers, and when they were read, or why they are unknown. */
function ChannelState({ follow }: { follow: Follow }) {
  const { t, format } = useMessages(outliersMessages)
  const subscribersOf = useFormatSubscribers()
  const { channel } = follow
  if (!channel || isAwaited(follow)) {
    return <p className="text-sm">{t(isRecent(follow) ? 'follows.list.reading' : 'follows.list.gone')}</p>
  }
  return (
    <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
      {channel.handle && <bdi className="wrap-anywhere">{channel.handle}</bdi>}
      <span>{subscribersOf(channel)}</span>
      <span className="text-xs text-muted">{t('follows.list.age', { ago: format.relative(channel.fetchedAt) })}</span>
    </p>
  )
}
