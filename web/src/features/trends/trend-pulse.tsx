import { useRef } from 'react'
import type { TrendingVideo } from '#shared/contract/trends.ts'
import { Page } from '#web/layout/page.tsx'
import { isolateName } from '#web/lib/isolate-name.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Answer } from '#web/ui/answer.tsx'
import { AskTopic, useTopicConsent } from './ask-topic.tsx'
import { trendsMessages } from './messages.ts'
import { RisingWords } from './rising-words.tsx'
import { SearchBox } from './search-box.tsx'
import { byRate, step, TrendList } from './trend-list.tsx'
import { TrendSource } from './trend-source.tsx'
import { usePlace } from './use-place.ts'
import { useTrends } from './use-trends.ts'

/** Trending videos and why they work. The address holds the filters: `?region=ES&category=gaming`, `?q=ramen`, `?sort=rate`. */
export function TrendPulse() {
  const { t } = useMessages(trendsMessages)
  const { place, toRegion, toCategory, toSearch, toOrder } = usePlace()
  const topic = useTopicConsent(place)
  const trends = useTrends(place, topic.mayRead)
  const heading = useRef<HTMLHeadingElement>(null)
  const openTopic = () => {
    topic.consent()
    // The pressed button disappears.
    heading.current?.focus()
  }
  const { category, search } = place
  const isOverall = category === undefined && search === undefined
  const name = search ?? (category && t(`categories.${category}`))
  return (
    <Page title={t('trends.title')} subtitle={t('trends.subtitle')}>
      <SearchBox
        place={place}
        busy={trends.isFetching && search !== undefined}
        onRegion={toRegion}
        onCategory={toCategory}
        onSearch={toSearch}
      />
      {isOverall && <RisingWords key={place.region} region={place.region} />}
      <section aria-labelledby="trends-heading" aria-busy={trends.isLoading} className="mt-8 border-t border-line pt-5">
        <h2 ref={heading} tabIndex={-1} id="trends-heading" className="mb-2 text-lg font-semibold wrap-anywhere">
          {name ? t('trends.heading.category', { category: name }) : t('trends.heading.overall')}
        </h2>
        {topic.mustAsk ? (
          <AskTopic name={name ?? ''} onOpen={openTopic} onOverall={() => toCategory(undefined)} />
        ) : (
          <>
            <Fastest videos={trends.data?.videos ?? []} isByRate={place.isByRate} />
            <TrendSource place={place} list={trends.data} />
            {/* A different list starts at its first videos with all insights collapsed. */}
            <TrendList
              key={`${place.region} ${category} ${search}`}
              place={place}
              trends={trends}
              onOverall={() => toCategory(undefined)}
              onOrder={toOrder}
            />
          </>
        )}
      </section>
    </Page>
  )
}

interface FastestProps {
  /** The videos in YouTube's order. */
  videos: readonly TrendingVideo[]
  isByRate: boolean
}

/** The video with the most views per hour among those shown initially. Renders nothing until a rate is known. */
function Fastest({ videos, isByRate }: FastestProps) {
  const { t, format } = useMessages(trendsMessages)
  const shownVideos = isByRate ? videos : videos.slice(0, step)
  const [fastest] = shownVideos.toSorted(byRate)
  if (fastest === undefined || fastest.perHour === null) return null
  const title = isolateName(t('trends.quoted', { text: fastest.title }))
  const values = { title, count: format.count(fastest.perHour) }
  return (
    <Answer>
      {isByRate ? t('trends.fastest', values) : t('trends.fastestOf', { ...values, n: shownVideos.length })}
    </Answer>
  )
}
