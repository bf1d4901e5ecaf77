import { useState } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'
import type { Place } from '#web/layout/thumbnail/places.ts'
import { Preview } from '#web/layout/thumbnail/preview.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { Changes } from './autosave.ts'
import { getLeadThumbnail, getLeadTitle } from './content.ts'
import { draftMessages } from './messages.ts'
import type { Pictures } from './use-pictures.ts'

interface PairsProps {
  draft: Draft
  pictures: Pictures
  onEdit: (changes: Changes) => void
}

const places = ['home', 'phone', 'sidebar'] as const satisfies Place[]

/** Each title with each thumbnail, as viewers will see them. On a phone, one pair at a time, side by side to swipe. */
export function Pairs({ draft, pictures, onEdit }: PairsProps) {
  const { t } = useMessages(draftMessages)
  const [place, setPlace] = useState<(typeof places)[number]>('home')
  const titles = draft.titles.filter(({ text }) => text.trim())
  const thumbnails = draft.thumbnails.flatMap((hash) => pictures.get(hash) ?? [])
  const leadTitle = getLeadTitle(draft)?.id
  const leadThumbnail = getLeadThumbnail(draft)
  const pairs = titles.flatMap((title) => thumbnails.map((picture) => ({ title, picture })))
  return (
    <Card
      title={t('draft.pairs.heading')}
      description={t('draft.pairs.text')}
      aside={
        pairs.length > 0 && (
          <Segments
            label={t('draft.pairs.place')}
            value={place}
            onSelect={setPlace}
            options={places.map((value) => ({ value, label: t(`thumbnails.previews.places.${value}`) }))}
          />
        )
      }
    >
      {pairs.length === 0 ? (
        <p className="text-sm text-muted">{t('draft.pairs.empty')}</p>
      ) : (
        <section
          aria-label={t('draft.pairs.list')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className="-mx-1 overflow-x-auto px-1 pb-2 sm:overflow-visible"
        >
          <ol className="flex snap-x snap-mandatory gap-4 sm:flex-wrap sm:gap-x-8 sm:gap-y-8">
            {pairs.map(({ title, picture }) => {
              const isLead = title.id === leadTitle && picture.thumbnail === leadThumbnail
              const n = draft.titles.indexOf(title) + 1
              const m = draft.thumbnails.indexOf(picture.thumbnail) + 1
              return (
                <li
                  key={`${title.id} ${picture.thumbnail}`}
                  className="flex w-11/12 shrink-0 snap-center flex-col items-start gap-2 sm:w-auto sm:max-w-full sm:shrink"
                >
                  <div className="flex min-h-8 flex-wrap items-center gap-x-3 text-sm">
                    <span className="font-medium">{t('draft.pairs.pair', { n, m })}</span>
                    {isLead ? (
                      <Badge tone="good">{t('draft.pairs.lead')}</Badge>
                    ) : (
                      <Button
                        variant="link"
                        aria-label={t('draft.pairs.makeLeadOf', { n, m })}
                        onClick={() => onEdit({ lead: { title: title.id, thumbnail: picture.thumbnail } })}
                      >
                        {t('draft.pairs.makeLead')}
                      </Button>
                    )}
                  </div>
                  <Preview place={place} images={[picture.url]} title={title.text.trim()} />
                </li>
              )
            })}
          </ol>
        </section>
      )}
    </Card>
  )
}
