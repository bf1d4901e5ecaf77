import type { TrendList } from '#shared/contract/trends.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { trendsMessages } from './messages.ts'
import { hasRates } from './trend-list.tsx'
import { useCountryNames } from './use-country-names.ts'
import type { Place } from './use-place.ts'

interface TrendSourceProps {
  place: Place
  list: TrendList | undefined
}

/** Shows a list's source and age, with reserved space while it loads. */
export function TrendSource({ place, list }: TrendSourceProps) {
  const { t, format } = useMessages(trendsMessages)
  const nameOf = useCountryNames()
  const region = nameOf(place.region)
  const age = list?.fetchedAt ? format.relative(list.fetchedAt) : undefined
  return (
    <>
      <p className="mt-1 min-h-15 text-sm sm:min-h-5 text-muted">
        {list && `${t(`trends.source.${sourceOf(place, list)}`, { region })} `}
        {age && !list?.stale && `${t('trends.source.age', { ago: age })} `}
        {place.requested && t('trends.source.nearest', { place: nameOf(place.requested), region })}
      </p>
      {list?.stale && age && (
        <Alert tone="warning" className="mt-3">
          {t('trends.stale', { ago: age })}
        </Alert>
      )}
      {list?.searchUnavailable && <SearchUnavailable {...list.searchUnavailable} hasVideos={list.videos.length > 0} />}
    </>
  )
}

function sourceOf({ category, search, isByRate }: Place, { source, videos }: TrendList) {
  if (source === 'cache') return 'cache'
  if (search !== undefined) return 'search'
  if (source === 'search') return 'category'
  const order = isByRate && hasRates(videos) ? 'ByRate' : ''
  return `${category ? 'chart' : 'overall'}${order}` as const
}

type SearchUnavailableProps = NonNullable<TrendList['searchUnavailable']> & { hasVideos: boolean }

function SearchUnavailable({ reason, retryAt, hasVideos }: SearchUnavailableProps) {
  const { t, format } = useMessages(trendsMessages)
  return (
    <Alert
      tone="info"
      className="mt-3"
      title={t(`trends.searchUnavailable.${reason}`, { when: format.dateTime(retryAt) })}
    >
      {t(hasVideos ? 'trends.searchUnavailable.found' : 'trends.searchUnavailable.nothing')}
    </Alert>
  )
}
