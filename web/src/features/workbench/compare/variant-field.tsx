import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextArea } from '#web/ui/text-field.tsx'
import { compareMessages } from './messages.ts'
import { linesOf, minVariants, problemOf, type Variants } from './variants.ts'

interface VariantFieldProps {
  ref: Ref<HTMLTextAreaElement>
  variants: Variants
  /** The index of the field's title. */
  index: number
  onText: (text: string) => void
  /** Called when several lines are pasted. */
  onLines: (lines: readonly string[]) => void
  onEnter: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Hides the resize handle in browsers where the field grows with its text. */
const growing = 'supports-[field-sizing:content]:[&_textarea]:resize-none'

/** A title field with its buttons; Alt and an arrow key move it. Long titles wrap, but line breaks are not allowed. */
export function VariantField({ ref, variants, index, onText, onLines, ...on }: VariantFieldProps) {
  const { t } = useMessages(compareMessages)
  const text = variants[index]?.text ?? ''
  const problem = problemOf(variants, index)
  const n = index + 1

  const press = (event: KeyboardEvent) => {
    const step = event.altKey && (event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined)
    if (step) on.onMove(step)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) on.onEnter()
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    onLines(lines)
  }
  return (
    <li className="relative">
      <div className="absolute end-0 -top-2 flex">
        <MoveButton label={t('compare.up', { n })} Icon={ArrowUp} isAtEnd={index === 0} onClick={() => on.onMove(-1)} />
        <MoveButton
          label={t('compare.down', { n })}
          Icon={ArrowDown}
          isAtEnd={n === variants.length}
          onClick={() => on.onMove(1)}
        />
        {variants.length > minVariants && (
          <IconButton
            label={t('compare.remove', { n })}
            icon={<Trash2 aria-hidden />}
            className="text-muted"
            onClick={on.onRemove}
          />
        )}
      </div>
      <TextArea
        ref={ref}
        rows={1}
        className={growing}
        label={t('compare.title', { n })}
        hint={problem === 'repeated' && t('compare.repeated')}
        error={problem === 'too_long' ? t('prediction.checks.over_limit') : undefined}
        placeholder={index < minVariants ? t('compare.placeholder') : undefined}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={10 * maxTitleLength}
        value={text}
        onChange={(event) => onText(event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={press}
        onPaste={paste}
      />
    </li>
  )
}

function MoveButton({ label, Icon, isAtEnd, onClick }: MoveButtonProps) {
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden />}
      className={cx('text-muted', isAtEnd && 'opacity-40')}
      // Not `disabled`, because the button would lose the focus when the field reaches the end.
      aria-disabled={isAtEnd || undefined}
      onClick={onClick}
    />
  )
}

interface MoveButtonProps {
  label: string
  Icon: typeof ArrowUp
  /** Whether the field cannot move further. */
  isAtEnd: boolean
  onClick: () => void
}
