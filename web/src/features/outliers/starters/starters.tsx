import { useRef, useState } from 'react'
import type { Follow } from '#shared/contract/following.ts'
import { trends } from '#shared/contract/trends.ts'
import { type Category, categories } from '#shared/trends.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useRead } from '#web/lib/query.ts'
import { chooseRegion } from '#web/lib/region.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChannelOffer } from '../channel-offer.tsx'
import { useFollow } from '../use-follow.ts'
import { startersMessages } from './messages.ts'

const topics = ['overall', ...categories] as const
type Topic = (typeof topics)[number]

const categoryOf = (topic: Topic): Category | undefined => categories.find((category) => category === topic)

/** Channels from the trending lists of the user's region, by topic, for users who follow none yet. */
export function Starters({ follows }: { follows: readonly Follow[] }) {
  const { t, locale } = useMessages(startersMessages)
  const [topic, setTopic] = useState<Topic>('overall')
  const card = useRef<HTMLElement>(null)
  const { region } = chooseRegion(locale)
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? region
  const { data, isError, isFetching, refetch } = useRead(trends.channels, { region, category: categoryOf(topic) })
  const { follow, pending } = useFollow(follows)
  const followed = new Set(follows.map(({ id }) => id))
  return (
    <Card
      ref={card}
      tabIndex={-1}
      className="outline-none"
      title={t('starters.heading')}
      description={t('starters.text', { region: country })}
    >
      <Select
        size="small"
        label={t('starters.topic')}
        value={topic}
        options={topics.map((value) => ({ value, label: t(`categories.${value}`) }))}
        onSelect={setTopic}
        className="max-w-60"
      />
      <div className="mt-4">
        {data ? (
          data.channels.length === 0 && <p className="text-sm text-muted">{t('starters.none')}</p>
        ) : isError ? (
          <Failed onRetry={refetch} pending={isFetching}>
            {t('starters.failed')}
          </Failed>
        ) : (
          <div role="status" aria-label={t('outliers.loading')}>
            <Skeleton className="h-64" />
          </div>
        )}
        <ul className="divide-y divide-line">
          {data?.channels.map(({ id, title, video }) => (
            <ChannelOffer
              key={id}
              title={title}
              isFollowed={followed.has(id)}
              pending={pending.has(id)}
              onFollow={() =>
                follow(id, {
                  // The pressed button disappears.
                  onDone: () => card.current?.focus({ preventScroll: true }),
                  onRefused: toast.error,
                })
              }
            >
              <p dir="auto" className="truncate text-sm text-muted" title={video}>
                {video}
              </p>
            </ChannelOffer>
          ))}
        </ul>
      </div>
    </Card>
  )
}
