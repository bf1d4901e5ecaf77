import { ArrowUp } from 'lucide-react'
import type { ThumbnailSuggestion } from '#shared/contract/thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { insightsMessages } from '../messages.ts'
import { PriorityBadge } from '../priority-badge.tsx'
import { useFindingText } from './use-finding-text.ts'

/** The check that a suggestion is about. */
export type SuggestedCheck = ThumbnailSuggestion['about']['check']

interface ThumbnailSuggestionsProps {
  /** The level of the headings. */
  heading: 'h3' | 'h4'
  suggestions: readonly ThumbnailSuggestion[]
  /** Called when a suggestion is expanded or collapsed. Absent if no image is marked. */
  onToggle?: ((check: SuggestedCheck, open: boolean) => void) | undefined
}

/**
 * What to do about a thumbnail: first about title and image together, then what raises the score most. Expanded,
 * suggestions explain why and mark the part of the image.
 */
export function ThumbnailSuggestions({ heading: Heading, suggestions, onToggle }: ThumbnailSuggestionsProps) {
  const { t } = useMessages(insightsMessages)
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Heading className="text-sm font-semibold">{t('thumbnails.results.suggestions')}</Heading>
        <Badge>{t('advisers.builtIn')}</Badge>
      </div>
      {suggestions.length === 0 ? (
        <p className="text-sm text-muted">{t('thumbnails.results.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {suggestions.map((suggestion) => (
            <ThumbnailSuggestionItem key={suggestion.about.check} suggestion={suggestion} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface ItemProps {
  suggestion: ThumbnailSuggestion
  onToggle: ThumbnailSuggestionsProps['onToggle']
}

function ThumbnailSuggestionItem({ suggestion: { about, gain, priority }, onToggle }: ItemProps) {
  const { t } = useMessages(insightsMessages)
  const describeFinding = useFindingText()
  // If every check is good and the image has no text, the only suggestion is to try some.
  const isOptional = about.state === 'good'
  const texts = isOptional ? 'thumbnails.tryText' : (`thumbnails.suggestions.${about.check}` as const)
  return (
    <li className="rounded-md border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">{t(`${texts}.text`)}</p>
          <p className="mt-0.5 text-sm text-muted">
            {isOptional ? t('thumbnails.tryText.finding') : describeFinding(about)}
          </p>
        </div>
        <div className="flex items-center gap-2">
          {gain > 0 && (
            <span className="inline-flex items-center gap-0.5 text-sm font-medium text-good tabular-nums">
              <ArrowUp aria-hidden className="size-3.5" />
              <span aria-hidden>{t('insights.results.gain', { n: gain })}</span>
              <VisuallyHidden>{t('thumbnails.results.gain', { n: gain })}</VisuallyHidden>
            </span>
          )}
          <PriorityBadge priority={priority} />
        </div>
      </div>
      <Disclosure
        name="thumbnail-suggestion"
        summary={t(
          onToggle && about.regions.length > 0 ? 'thumbnails.results.explainAndShow' : 'thumbnails.results.explain',
        )}
        className="mt-2 text-muted"
        onToggle={(open) => onToggle?.(about.check, open)}
      >
        <p className="text-text">{t(`${texts}.explanation`)}</p>
      </Disclosure>
    </li>
  )
}
