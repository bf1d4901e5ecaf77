import { useRef } from 'react'
import type { Follow } from '#shared/contract/following.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChannelAllowance } from './channel-allowance.tsx'
import { ChannelRow } from './channel-row.tsx'
import { FollowForm } from './follow-form.tsx'
import { outliersMessages } from './messages.ts'
import { Starters } from './starters/starters.tsx'

interface ChannelsProps {
  follows: readonly Follow[]
  max: number
  /** Whether the user followed no channel when the screen opened. Suggested channels are then shown until the user leaves the screen. */
  isNew: boolean
}

/** The followed channels, a form to follow another one, and suggested channels for new users. */
export function Channels({ follows, max, isNew }: ChannelsProps) {
  const { t } = useMessages(outliersMessages)
  const hasMultiples = useConfig()?.derivedMetrics ?? true
  const list = useRef<HTMLElement>(null)
  return (
    <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <Card isStage title={t('follows.add')} description={t(hasMultiples ? 'follows.why' : 'follows.whyPlain')}>
        <FollowForm follows={follows} max={max} />
        <ChannelAllowance count={follows.length} max={max} />
      </Card>
      <div className="flex min-w-0 flex-col gap-12">
        {isNew && follows.length < max && <Starters follows={follows} />}
        <Card ref={list} tabIndex={-1} title={t('follows.heading')} className="outline-none">
          {follows.length === 0 ? (
            <p className="text-sm text-muted">{t('follows.list.empty')}</p>
          ) : (
            <ul className="-my-2 divide-y divide-line">
              {follows.map((follow) => (
                // The pressed button disappears with its channel.
                <ChannelRow key={follow.id} follow={follow} onRemove={() => list.current?.focus()} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  )
}
