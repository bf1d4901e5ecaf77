import { MessageCircleQuestion } from 'lucide-react'
import type { Question } from '#shared/advice/question.ts'
import { useHappens } from '#web/layout/happens/happens.ts'
import { FrameText } from '#web/layout/proven/frame-text.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { ideasMessages } from './messages.ts'

interface AskedProps {
  question: Question
  /** The AI provider's question, which replaces ours. */
  missing?: string | undefined
}

/** The question whose answer would improve the titles most, and the title that the answer creates. Renders nothing once it is answered. */
export function Asked({ question: { kind, frame }, missing }: AskedProps) {
  const { t } = useMessages(ideasMessages)
  const { happens, toField } = useHappens()
  if (happens.trim()) return null
  const text = missing ?? t(`questions.${kind}`)
  return (
    <section className="my-3 rounded-md bg-accent-soft px-4 py-3 text-sm">
      <h4 className="font-medium">{text}</h4>
      {frame && !missing && (
        <p className="mt-1 break-words">
          <FrameText frame={frame} />
        </p>
      )}
      <Button size="small" icon={<MessageCircleQuestion aria-hidden />} className="mt-2" onClick={() => toField(text)}>
        {t('ideas.answer')}
      </Button>
    </section>
  )
}
