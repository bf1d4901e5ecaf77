import { useState } from 'react'
import { type Draft, drafts } from '#shared/contract/drafts.ts'
import { maxLessonsLength, type Review, type Said } from '#shared/contract/review.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { reviewMessages } from './messages.ts'
import { type Place, placeOf } from './place.ts'

/** The patterns of the published title, and the creator's note on what to keep. */
export function Keep({ draft, review }: { draft: Draft; review: Review | undefined }) {
  const { t } = useMessages(reviewMessages)
  return (
    <Card title={t('review.keep.heading')}>
      <div className="flex flex-col gap-5">
        <Structures structures={review?.said?.structures ?? []} place={review && placeOf(review)} />
        <Note draft={draft} />
      </div>
    </Card>
  )
}

/** Whether a pattern that goes with more or fewer views did so for a video in this place. */
const resultOf = (place: Place, isMore: boolean) =>
  place === 'within' ? 'unclear' : (place === 'above') === isMore ? 'held' : 'didNot'

function Structures({ structures, place }: { structures: Said['structures']; place: Place | undefined }) {
  const { t, format } = useMessages(reviewMessages)
  if (structures.length === 0) return null
  const change = (ratio: number) => format.percent(Math.abs(ratio - 1))
  return (
    <section className="text-sm">
      <h3 className="font-semibold">{t('review.keep.patterns')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {structures.map(({ name, evidence: { lift, low, high, channels } }) => {
          const isMore = lift > 1
          return (
            <li key={name} className="py-2">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="font-medium">{t(`patternNames.${name}`)}</span>
                {place && <Badge>{t(`review.keep.${resultOf(place, isMore)}`)}</Badge>}
              </p>
              <p className="mt-0.5 text-xs text-muted">
                {t(isMore ? 'review.keep.more' : 'review.keep.fewer', {
                  change: change(lift),
                  low: change(isMore ? low : high),
                  high: change(isMore ? high : low),
                  n: channels,
                })}
              </p>
            </li>
          )
        })}
      </ul>
      {place && <p className="mt-1 text-xs text-muted">{t('review.keep.caution')}</p>}
    </section>
  )
}

function Note({ draft: { id, revision, lessons } }: { draft: Draft }) {
  const { t } = useMessages(reviewMessages)
  const save = useAction(drafts.save, [drafts.get])
  const [text, setText] = useState(lessons)
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(
          { id, revision, changes: { lessons: text } },
          {
            onSuccess: () => toast.success(t('review.keep.saved')),
            onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
          },
        )
      }}
    >
      <TextArea
        className="w-full"
        label={t('review.keep.label')}
        hint={t('review.keep.hint')}
        counter={t('review.keep.count', { n: text.length, most: maxLessonsLength })}
        maxLength={maxLessonsLength}
        rows={5}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" pending={save.isPending}>
        {t('review.keep.save')}
      </Button>
    </form>
  )
}
