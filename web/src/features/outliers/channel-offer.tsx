import type { ReactNode } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChannelPicture } from './channel-picture.tsx'
import { outliersMessages } from './messages.ts'

interface ChannelOfferProps {
  title: string
  /** The URL of the channel's picture. */
  picture?: string | null
  isFollowed: boolean
  pending: boolean
  onFollow: () => void
  /** Facts about the channel. */
  children: ReactNode
}

/** A channel that the user can follow with one press. */
export function ChannelOffer({ title, picture, isFollowed, pending, onFollow, children }: ChannelOfferProps) {
  const { t } = useMessages(outliersMessages)
  return (
    <li className="flex items-center gap-3 py-2">
      <ChannelPicture url={picture} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-sm font-medium" title={title}>
          {title}
        </p>
        {children}
      </div>
      {isFollowed ? (
        <span className="px-3 text-sm text-muted">{t('follows.found.following')}</span>
      ) : (
        <Button
          size="small"
          pending={pending}
          aria-label={t('follows.found.followLabel', { channel: title })}
          onClick={onFollow}
        >
          {t('follows.found.follow')}
        </Button>
      )}
    </li>
  )
}
