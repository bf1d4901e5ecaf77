import { useState } from 'react'
import { fillFrame, splitFrame } from '#shared/advice/blanks.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { provenMessages } from '#web/messages/proven.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { controlClass } from '#web/ui/field.tsx'

interface FrameFormProps {
  /** A title with blanks in square brackets. */
  frame: string
  /** Words that a click inserts into a blank. */
  topics?: readonly { readonly words: string; readonly label: string }[]
  topicsLabel?: string
  /** The label of the button. */
  action: string
  pending: boolean
  onMake: (title: string) => void
}

/** A title template as a sentence with a field for each blank. It becomes a title once every blank is filled in. */
export function FrameForm({ frame, topics = [], topicsLabel, action, pending, onMake }: FrameFormProps) {
  const { t } = useMessages(provenMessages)
  const parts = splitFrame(frame)
  const blanks = parts.filter((_, index) => index % 2 === 1)
  const [values, setValues] = useState<readonly string[]>(blanks.map(() => ''))
  const [last, setLast] = useState(0)
  const [isTried, setIsTried] = useState(false)
  const set = (blank: number, value: string) =>
    setValues(values.map((current, index) => (index === blank ? value : current)))
  const title = fillFrame(frame, values)
  const isMissing = values.some((value) => !value.trim())
  const isTooLong = title.length > maxTitleLength
  const nameOf = (blank: number) => {
    const name = blanks[blank]?.slice(1, -1).replace('…', '').trim() || t('fill.subject')
    return blanks.length > 1 ? t('fill.nth', { blank: name, n: blank + 1 }) : name
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (!isMissing && !isTooLong) onMake(title)
      }}
    >
      <p className="rounded-md bg-sunken px-3 py-2 text-sm leading-8 font-medium wrap-anywhere">
        {parts.map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a frame never move.
              key={index}
              aria-label={nameOf((index - 1) / 2)}
              aria-invalid={(isTried && !values[(index - 1) / 2]?.trim()) || undefined}
              placeholder={part === '[…]' ? t('fill.example') : part.slice(1, -1)}
              autoComplete="off"
              maxLength={maxTitleLength}
              value={values[(index - 1) / 2]}
              onFocus={() => setLast((index - 1) / 2)}
              onChange={(event) => set((index - 1) / 2, event.currentTarget.value)}
              className={cx(controlClass, 'inline-block h-8 max-w-40 px-2 font-normal')}
            />
          ),
        )}
      </p>
      {topics.length > 0 && (
        <fieldset>
          <legend className="text-xs text-muted">{topicsLabel}</legend>
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            {topics.map(({ words, label }) => (
              <Button key={words} size="small" onClick={() => set(last, words)}>
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {isTried && (isMissing || isTooLong) && (
        <p role="alert" className="text-sm text-danger">
          {isMissing ? t('fill.missing') : t('fill.tooLong', { n: title.length, most: maxTitleLength })}
        </p>
      )}
      <p className="text-xs text-muted">{t('fill.true')}</p>
      <Button type="submit" variant="primary" pending={pending} className="self-end">
        {action}
      </Button>
    </form>
  )
}
