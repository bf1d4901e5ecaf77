import type { Draft } from '#shared/contract/drafts.ts'
import { letterOf } from '#web/lib/experiments.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Select } from '#web/ui/select.tsx'
import { experimentSectionMessages } from './messages.ts'
import { type Row, testableTitles } from './plan.ts'

interface PlanRowsProps {
  draft: Draft
  rows: readonly Row[]
  onRows: (rows: readonly Row[]) => void
}

/** The variants of a planned test: a title, a thumbnail or both for each. */
export function PlanRows({ draft, rows, onRows }: PlanRowsProps) {
  const { t } = useMessages(experimentSectionMessages)
  const change = (index: number, changed: Row) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)))
  const titles = testableTitles(draft).map(({ id, text }) => ({ value: id, label: text }))
  const thumbnails = draft.thumbnails.map((value, index) => ({
    value,
    label: t('experimentSection.plan.thumbnailN', { n: index + 1 }),
  }))
  return (
    <ul className="flex flex-col gap-4">
      {rows.map(({ title, thumbnail }, index) => {
        const letter = letterOf(index)
        const url = draft.pictures.find((picture) => picture.thumbnail === thumbnail)?.url
        return (
          <li key={letter} className="flex flex-col gap-3 sm:flex-row sm:items-end">
            {title !== undefined && (
              <Select
                className="min-w-0 flex-1"
                label={t('experimentSection.plan.titleOf', { letter })}
                value={title}
                options={titles}
                onSelect={(chosen) => change(index, { title: chosen })}
              />
            )}
            {thumbnail !== undefined && (
              <div className="flex min-w-0 flex-1 items-end gap-3">
                {url && (
                  <img
                    src={url}
                    alt=""
                    width={96}
                    height={54}
                    className="aspect-video w-24 shrink-0 rounded-sm bg-sunken object-cover"
                  />
                )}
                <Select
                  className="min-w-0 flex-1"
                  label={t('experimentSection.plan.thumbnailOf', { letter })}
                  value={thumbnail}
                  options={thumbnails}
                  onSelect={(chosen) => change(index, { thumbnail: chosen })}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
