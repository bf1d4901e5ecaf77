import type { Suggestion } from '#shared/contract/advice.ts'
import type { Priority } from '#shared/priority.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Gain } from './gain.tsx'
import { insightsMessages } from './messages.ts'
import { ScoreBadge } from './score.tsx'

export const priorityTones: Record<Priority, Tone> = { high: 'poor', medium: 'fair', low: 'neutral' }

interface SuggestionItemProps {
  suggestion: Suggestion
  /** The score of the original title. */
  score: number
  onUse: (title: string) => void
}

/** An edit that raises the score. Expanded, it shows why and the edited title. */
export function SuggestionItem({ suggestion, score, onUse }: SuggestionItemProps) {
  const { t } = useMessages(insightsMessages)
  const { kind, priority, gain, words, examples } = suggestion
  const quoted = words.map((text) => t('titles.quoted', { text })).join(', ')
  return (
    <li className="rounded-md border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 font-medium break-words">
          {t(`prediction.suggestions.${kind}.text`, { words: quoted })}
        </p>
        <div className="flex items-center gap-2">
          <Gain points={gain} score={score + gain} />
          <Badge tone={priorityTones[priority]}>{t(`titles.priorities.${priority}`)}</Badge>
        </div>
      </div>
      <Disclosure summary={t('insights.results.explanation')} className="mt-2 text-muted">
        <p className="text-text">{t(`prediction.suggestions.${kind}.explanation`)}</p>
        <ul className="mt-3 flex flex-col gap-3">
          {examples.map((example) => (
            <li key={example.title} className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken p-3">
              <span className="min-w-0 flex-1 basis-48 break-words text-text">{example.title}</span>
              <Gain points={example.score - score} score={example.score} />
              <ScoreBadge score={example.score} />
              <Button size="small" onClick={() => onUse(example.title)}>
                {t('insights.results.use')}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  )
}
