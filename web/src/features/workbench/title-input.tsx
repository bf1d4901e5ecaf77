import type { Ref } from 'react'
import { findRefusal, maxTitleLength } from '#shared/prediction/checks.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { insightsMessages } from './messages.ts'

interface TitleInputProps {
  ref: Ref<HTMLTextAreaElement>
  title: string
  onTitle: (title: string) => void
  /** Called on Enter in the empty field. While the button is disabled, Enter does not submit the form. */
  onEmpty: () => void
  /** The number of highlight requests; 0 while there is no highlight. */
  highlight: number
}

/** The title field with a character counter. It grows with long titles. Line breaks are not allowed; Enter submits the form. */
export function TitleInput({ ref, title, onTitle, onEmpty, highlight }: TitleInputProps) {
  const { t } = useMessages(insightsMessages)
  const refusal = findRefusal(title)
  return (
    <div className="relative">
      <TextArea
        ref={ref}
        label={t('insights.content.label')}
        placeholder={t('insights.content.placeholder')}
        counter={t('insights.content.count', { n: title.length, most: maxTitleLength })}
        error={refusal && t(`prediction.checks.${refusal}`)}
        rows={1}
        large
        value={title}
        onChange={(event) => onTitle(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (title.trim()) event.currentTarget.form?.requestSubmit()
          else onEmpty()
        }}
        autoComplete="off"
        enterKeyHint="go"
      />
      {highlight > 0 && (
        <span
          key={highlight}
          aria-hidden
          data-testid="highlight"
          className="highlight pointer-events-none absolute -inset-2 rounded-lg border-2 border-danger"
        />
      )}
    </div>
  )
}
