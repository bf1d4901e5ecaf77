import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useState } from 'react'
import { type Category, categories, maxSearchLength, type Region, regions } from '#shared/trends.ts'
import { PlanMeter } from '#web/layout/plan-meter.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { trendsMessages } from './messages.ts'
import { useCountryNames } from './use-country-names.ts'
import type { Place } from './use-place.ts'

interface SearchBoxProps {
  place: Place
  /** Whether a search is running. */
  busy: boolean
  onRegion: (region: Region) => void
  onCategory: (category: Category | undefined) => void
  onSearch: (search: string) => void
}

/** The controls for search, category and region. */
export function SearchBox({ place, busy, onRegion, onCategory, onSearch }: SearchBoxProps) {
  const { t } = useMessages(trendsMessages)
  const nameOf = useCountryNames()
  const [typed, setTyped] = useState(place.search ?? '')
  // Going back may change the search, so the field must follow it.
  useEffect(() => setTyped(place.search ?? ''), [place.search])
  const search = typed.trim()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (search && !busy) onSearch(search)
  }
  return (
    <Card
      title={t('trends.search.heading')}
      aside={
        <div className="w-full empty:hidden sm:w-80">
          <PlanMeter of="topics" />
        </div>
      }
    >
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <form onSubmit={submit} className="flex min-w-0 flex-1 basis-72 flex-wrap items-end gap-3">
          <TextField
            type="search"
            enterKeyHint="search"
            label={t('trends.search.label')}
            placeholder={t('trends.search.placeholder')}
            value={typed}
            maxLength={maxSearchLength}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="min-w-0 flex-1 basis-52"
          />
          <Button
            type="submit"
            icon={<Search aria-hidden />}
            disabled={!search}
            pending={busy}
            className="w-full sm:w-auto"
          >
            {t('trends.search.button')}
          </Button>
        </form>
        <Select
          label={t('trends.search.region')}
          value={place.region}
          options={regions.map((region) => ({ value: region, label: nameOf(region) }))}
          onSelect={onRegion}
          className="w-full sm:w-52"
        />
      </div>
      <h3 id="popular-categories" className="mt-6 text-sm font-medium">
        {t('trends.search.popular')}
      </h3>
      {/* On phones a single row that scrolls horizontally. */}
      <ul
        aria-labelledby="popular-categories"
        className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {[undefined, ...categories].map((category) => (
          <li key={category ?? 'overall'}>
            <CategoryButton
              chosen={place.search === undefined && place.category === category}
              onChoose={() => onCategory(category)}
            >
              {t(`categories.${category ?? 'overall'}`)}
            </CategoryButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CategoryButton({ chosen, onChoose, children }: { chosen: boolean; onChoose: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'h-8 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap transition-colors duration-100',
        chosen ? 'border-accent bg-accent-soft text-accent' : 'border-control/60 bg-surface hover:bg-sunken',
      )}
    >
      {children}
    </button>
  )
}
