import { useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { readLength } from './length.ts'

interface LengthFieldProps {
  seconds: number | null
  onEdit: (seconds: number | null) => void
  /** Whether the field is focused initially, because the user chose to edit it. */
  hasFocus?: boolean
}

/** The planned length as minutes and seconds. An invalid length is not saved; the field says so on blur. */
export function LengthField({ seconds, onEdit, hasFocus = false }: LengthFieldProps) {
  const { t, format } = useMessages(verdictMessages)
  const [typed, setTyped] = useState<{ readonly text: string; readonly isLeft: boolean }>()
  const isReadable = !typed?.text.trim() || readLength(typed.text) !== undefined
  const type = (text: string) => {
    setTyped({ text, isLeft: false })
    const length = readLength(text)
    if (length !== undefined || !text.trim()) onEdit(length ?? null)
  }
  return (
    <TextField
      label={t('verdict.length.label')}
      hint={t('verdict.length.hint')}
      error={typed?.isLeft && !isReadable ? t('verdict.length.unreadable') : undefined}
      placeholder="mm:ss"
      autoComplete="off"
      autoFocus={hasFocus}
      value={typed?.text ?? (seconds === null ? '' : format.duration(seconds))}
      onChange={({ currentTarget: { value } }) => type(value)}
      onBlur={() => setTyped(typed && !isReadable ? { ...typed, isLeft: true } : undefined)}
    />
  )
}
