import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Output } from '#shared/contract/endpoint.ts'
import {
  channelSizes,
  type Follow,
  type following,
  videoAges,
  videoLengths,
  videoSorts,
} from '#shared/contract/following.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { type Option, Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { outliersMessages } from './messages.ts'
import { filterNames, type Place, views } from './use-place.ts'

interface FilterBarProps {
  follows: readonly Follow[]
  place: Place
  /** Undefined while it is loading. */
  output: Output<typeof following.videos> | undefined
}

/** The controls for the videos' view, sort order and filters. */
export function FilterBar({ follows, place: { view, filters, change, clear }, output }: FilterBarProps) {
  const { t, locale } = useMessages(outliersMessages)
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' })
  const toOptions = <Value extends string>(
    values: readonly Value[],
    labelOf: (value: Value) => string,
    all = t('videos.filters.all'),
  ): Option<string>[] => [{ value: '', label: all }, ...values.map((value) => ({ value, label: labelOf(value) }))]
  // Languages and channels in the URL stay even if no video has the language, or the channel is no longer followed.
  const languages = [...new Set([...(output?.languages ?? []), ...(filters.language ? [filters.language] : [])])]
  const channels = [...new Set([...follows.map(({ id }) => id), ...(filters.channel ? [filters.channel] : [])])]
  const selects = (['size', 'days', 'length', 'language', 'channel'] as const).filter(
    (name) => name !== 'language' || languages.length > 0,
  )
  const options = {
    size: toOptions(channelSizes, (size) => t(`videos.sizes.${size}`)),
    days: toOptions(videoAges, (days) => t(`videos.days.${days}`), t('videos.filters.anyTime')),
    length: toOptions(videoLengths, (length) => t(`videos.lengths.${length}`), t('videos.filters.anyLength')),
    language: toOptions(languages, (language) => languageNames.of(language) ?? language),
    channel: toOptions(channels, (id) => follows.find((follow) => follow.id === id)?.channel?.title ?? id),
  }
  return (
    <section aria-label={t('videos.filters.label')}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Segments
          label={t('videos.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`videos.views.${value}`) }))}
          onSelect={(chosen) => change({ view: chosen })}
        />
        <Switch
          label={t('videos.filters.dismissed')}
          checked={filters.dismissed === 'true'}
          onChange={({ currentTarget }) => change({ dismissed: currentTarget.checked ? 'true' : '' })}
        />
        <SearchField search={filters.search ?? ''} onSearch={(search) => change({ search })} />
      </div>
      <div className="mt-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {output?.multiples !== false && (
          <Select
            size="small"
            label={t('videos.filters.sort')}
            value={filters.sort ?? 'usual'}
            options={videoSorts.map((sort) => ({ value: sort, label: t(`videos.sorts.${sort}`) }))}
            onSelect={(sort) => change({ sort: sort === 'usual' ? '' : sort })}
          />
        )}
        {selects.map((name) => (
          <Select
            key={name}
            size="small"
            label={t(`videos.filters.${name}`)}
            value={filters[name] ?? ''}
            options={options[name]}
            onSelect={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      {filterNames(filters).length > 0 && (
        <Button size="small" variant="ghost" className="mt-3 -ms-3" onClick={clear}>
          {t('videos.filters.clear')}
        </Button>
      )}
    </section>
  )
}

interface SearchFieldProps {
  search: string
  onSearch: (search: string) => void
}

/** Searches on Enter, and ends the search when the field is emptied. */
function SearchField({ search, onSearch }: SearchFieldProps) {
  const { t } = useMessages(outliersMessages)
  const [typed, setTyped] = useState(search)
  // Going back may change the search, so the field must follow it.
  useEffect(() => setTyped(search), [search])
  // Not a form: WCAG technique H32 expects a form to have a submit button.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSearch(typed.trim())
  }
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      label={t('videos.filters.search')}
      labelHidden
      placeholder={t('videos.filters.search')}
      autoComplete="off"
      maxLength={maxTitleLength}
      value={typed}
      className="w-full sm:w-64"
      onKeyDown={press}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        if (value === '') onSearch('')
      }}
    />
  )
}
