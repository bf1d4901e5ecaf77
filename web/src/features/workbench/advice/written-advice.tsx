import { Sparkles } from 'lucide-react'
import type { AiAdvicePart } from '#shared/contract/advice.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { insightsMessages } from '../messages.ts'
import { WrittenItem } from './written-item.tsx'

interface WrittenAdviceProps {
  part: AiAdvicePart
  /** Whether this is the first of two parts, which names the author. */
  isFirstPart: boolean
  /** Uses an example as the title, if it is one. */
  onUse?: ((title: string) => void) | undefined
}

/** The AI's advice on a title or thumbnail: what works and what to change. */
export function WrittenAdvice({ part: { strengths, suggestions }, isFirstPart, ...item }: WrittenAdviceProps) {
  const { t } = useMessages(insightsMessages)
  return (
    <section>
      <h4 className="mb-3 flex items-center gap-2 text-sm font-semibold">
        <Sparkles aria-hidden className="size-4 text-accent" />
        {t('advisers.advice.heading')}
      </h4>
      {strengths.length > 0 && (
        <>
          <h5 className="text-xs font-medium text-muted">{t('advisers.advice.strengths')}</h5>
          <ul className="mt-1 mb-4 flex list-disc flex-col gap-1 ps-4 text-sm marker:text-muted">
            {strengths.map((text) => (
              <li key={text} dir="auto" className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="flex flex-col gap-3">
        {suggestions.map((suggestion) => (
          <WrittenItem key={suggestion.text} suggestion={suggestion} {...item} />
        ))}
      </ul>
      {isFirstPart && <p className="mt-3 text-xs text-muted">{t('advisers.advice.source')}</p>}
    </section>
  )
}
