import type { AiSuggestion } from '#shared/contract/advice.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { insightsMessages } from '../messages.ts'
import { PriorityBadge } from '../priority-badge.tsx'
import { WordingChance } from '../wording-chance.tsx'

interface WrittenItemProps {
  suggestion: AiSuggestion
  /** Uses an example as the title, if it is one. */
  onUse?: ((title: string) => void) | undefined
}

/** A suggestion by the AI. Expanded, it shows the reason and examples. Title examples have their chance of being the better wording. */
export function WrittenItem({ suggestion, onUse }: WrittenItemProps) {
  const { t } = useMessages(insightsMessages)
  const { text, priority, explanation, examples } = suggestion
  return (
    <li className="rounded-md border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p dir="auto" className="min-w-0 flex-1 basis-60 font-medium break-words">
          {text}
        </p>
        <PriorityBadge priority={priority} />
      </div>
      {(explanation || examples.length > 0) && (
        <Disclosure summary={t('insights.results.explanation')} className="mt-2 text-muted">
          {explanation && (
            <p dir="auto" className="break-words text-text">
              {explanation}
            </p>
          )}
          <ul className="mt-3 flex flex-col gap-3">
            {examples.map((example) => (
              <li key={example.text} className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken p-3">
                <div className="min-w-0 flex-1 basis-48 text-text">
                  <p dir="auto" className="break-words">
                    {example.text}
                  </p>
                  {example.chance !== undefined && <WordingChance chance={example.chance} />}
                </div>
                {onUse && (
                  <Button size="small" onClick={() => onUse(example.text)}>
                    {t('insights.results.use')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  )
}
