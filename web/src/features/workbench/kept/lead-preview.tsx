import { useState } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'
import type { Place } from '#web/layout/thumbnail/places.ts'
import { Preview } from '#web/layout/thumbnail/preview.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { getLeadThumbnail, getLeadTitle } from './content.ts'
import { draftMessages } from './messages.ts'
import type { Pictures } from './use-pictures.ts'

const places = ['home', 'phone', 'sidebar'] as const satisfies Place[]

/** The title and the thumbnail that the draft leads with, as viewers will see them, in one place at a time. */
export function LeadPreview({ draft, pictures }: { draft: Draft; pictures: Pictures }) {
  const { t } = useMessages(draftMessages)
  const [place, setPlace] = useState<(typeof places)[number]>('home')
  const title = getLeadTitle(draft)?.text.trim()
  const picture = pictures.get(getLeadThumbnail(draft) ?? '')
  if (!title || !picture) return null
  return (
    <section aria-label={t('draft.preview.heading')} className="mb-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium">{t('draft.preview.heading')}</h3>
        <Segments
          label={t('draft.preview.place')}
          value={place}
          onSelect={setPlace}
          options={places.map((value) => ({ value, label: t(`thumbnails.previews.places.${value}`) }))}
        />
      </div>
      <Preview place={place} images={[picture.url]} title={title} />
    </section>
  )
}
