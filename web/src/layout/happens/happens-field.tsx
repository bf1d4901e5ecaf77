import type { Ref } from 'react'
import { maxHappensLength } from '#shared/advice/question.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'
import { TextArea } from '#web/ui/text-field.tsx'

interface HappensFieldProps {
  ref?: Ref<HTMLTextAreaElement>
  happens: string
  /** The question that the creator chose to answer. Replaces the hint. */
  question?: string | undefined
  onEdit: (happens: string) => void
}

/** The growing text field for what happens in the video, which title suggestions and advice may use. */
export function HappensField({ ref, happens, question, onEdit }: HappensFieldProps) {
  const { t } = useMessages(verdictMessages)
  const isTooLong = happens.length > maxHappensLength
  return (
    <TextArea
      ref={ref}
      label={t('verdict.happens.label')}
      hint={question ?? t('verdict.happens.hint')}
      counter={t('verdict.happens.count', { n: happens.length, most: maxHappensLength })}
      error={isTooLong ? t('verdict.happens.tooLong', { most: maxHappensLength }) : undefined}
      rows={1}
      value={happens}
      onChange={({ currentTarget: { value } }) => onEdit(value)}
    />
  )
}
