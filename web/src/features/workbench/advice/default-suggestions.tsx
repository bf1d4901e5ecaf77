import { detectPriority } from '#shared/priority.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { insightsMessages } from '../messages.ts'
import { PriorityBadge } from '../priority-badge.tsx'

/** The required default suggestions, shown if the AI gave none. */
export function DefaultSuggestions({ about }: { about: 'title' | 'thumbnail' }) {
  const { t, locale } = useMessages(insightsMessages)
  const texts =
    about === 'title'
      ? [
          t('advisers.defaults.title.numbers'),
          t('advisers.defaults.title.triggers'),
          t('advisers.defaults.title.words'),
        ]
      : [
          t('advisers.defaults.thumbnail.contrast'),
          t('advisers.defaults.thumbnail.composition'),
          t('advisers.defaults.thumbnail.emotion'),
        ]
  return (
    <section>
      <h4 className="mb-3 text-sm font-semibold">{t('advisers.advice.general')}</h4>
      <ul className="flex flex-col gap-3">
        {texts.map((text) => {
          const priority = detectPriority(text, locale)
          return (
            <li key={text} className="flex flex-wrap justify-between gap-2 rounded-md border border-line p-4">
              <span className="font-medium">{text}</span>
              <PriorityBadge priority={priority} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
