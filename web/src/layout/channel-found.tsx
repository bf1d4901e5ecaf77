import { Tv } from 'lucide-react'
import type { Channel } from '#shared/contract/youtube.ts'
import { channelMessages } from '#web/messages/channel.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { ChannelPreview } from './channel-lookup.ts'

/** Previews the channel of a URL. Always rendered, so that screen readers announce changes. */
export const ChannelFound = ({ preview: { isLooking, channel } }: { preview: ChannelPreview }) => (
  <div role="status" className="empty:hidden">
    {isLooking && <Looking />}
    {!isLooking && channel && <Found channel={channel} />}
    {!isLooking && channel === null && <Later />}
  </div>
)

const frame = 'flex items-center gap-3 rounded-md border border-line bg-canvas p-3'

function Looking() {
  const { t } = useMessages(channelMessages)
  return (
    <div className={frame}>
      <Skeleton className="size-11 shrink-0 rounded-full" />
      <p className="flex items-center gap-2 text-sm text-muted">
        <Spinner />
        {t('channel.looking')}
      </p>
    </div>
  )
}

function Found({ channel: { title, handle, id, thumbnail } }: { channel: Channel }) {
  const { t } = useMessages(channelMessages)
  return (
    <div className={frame}>
      <div className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken text-muted">
        {thumbnail ? (
          <img src={thumbnail} alt="" width={44} height={44} referrerPolicy="no-referrer" className="size-full" />
        ) : (
          <Tv aria-hidden className="size-5" />
        )}
      </div>
      <div className="min-w-0">
        <p className="truncate font-medium" title={title}>
          {title}
        </p>
        <p className="truncate text-xs text-muted">{handle ?? id}</p>
        <p className="text-xs text-muted">{t('channel.found')}</p>
      </div>
    </div>
  )
}

function Later() {
  const { t } = useMessages(channelMessages)
  return <p className={`${frame} text-sm text-muted`}>{t('channel.later')}</p>
}
