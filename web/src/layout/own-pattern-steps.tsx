import type { OwnPattern } from '#shared/contract/advice.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { ownPatternsMessages } from '#web/messages/own-patterns.ts'
import { Button } from '#web/ui/button.tsx'
import { usePatternName } from './own-pattern-name.ts'

interface OwnPatternStepsProps {
  patterns: readonly OwnPattern[]
  /** Moves to the title's field. */
  onEdit: () => void
}

/** List items with next steps based on what performed better or worse on the creator's channel. */
export const OwnPatternSteps = ({ patterns, onEdit }: OwnPatternStepsProps) =>
  patterns.map((pattern) => (
    <PatternStep
      key={JSON.stringify([pattern.isTopic, pattern.name, pattern.seconds])}
      pattern={pattern}
      onEdit={onEdit}
    />
  ))

function PatternStep({ pattern, onEdit }: { pattern: OwnPattern; onEdit: () => void }) {
  const { t, format } = useMessages(ownPatternsMessages)
  const name = usePatternName(pattern)
  const { low, high, videos } = pattern
  const [times = '', from = '', to = ''] = [pattern.times, low, high].map((multiple) => format.times(multiple))
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-48 font-medium break-words">
          {t(pattern.times > 1 ? 'ownPatterns.step.more' : 'ownPatterns.step.fewer', { name, times })}
        </p>
        <Button size="small" onClick={onEdit}>
          {t('ownPatterns.step.edit')}
        </Button>
      </div>
      <p className="mt-0.5 text-sm">{t('ownPatterns.measured', { times, low: from, high: to, n: videos })}</p>
    </li>
  )
}
