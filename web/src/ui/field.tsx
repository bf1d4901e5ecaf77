import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

/** What every form field has around its control. Texts are the caller's. */
export interface FieldTexts {
  label: string
  /** Help that stands under the control at all times. */
  hint?: ReactNode
  /** What is wrong and what to do; marks the control as invalid. */
  error?: string | undefined
  /** How much is used of how much: `32 / 100`. */
  counter?: string | undefined
  /** The label is for screen readers only, where the place says what the control is. */
  labelHidden?: boolean | undefined
}

/** The attributes that tie a control to its label, hint, error and counter. */
export interface ControlAria {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const controlClass =
  'w-full rounded-md border border-control bg-surface px-3 text-base text-text placeholder:text-muted transition-colors duration-100 hover:not-disabled:border-muted disabled:bg-sunken disabled:text-muted disabled:cursor-not-allowed [&[readonly]]:bg-sunken aria-invalid:border-danger md:text-sm'

/** Label, control, hint, counter and error, wired for screen readers. */
export function Field({ texts, id: given, className, children }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const { label, hint, error, counter, labelHidden } = texts
  const described = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`].filter(Boolean).join(' ')
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-4'}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {counter && (
          <span id={`${id}-counter`} className="text-xs text-muted tabular-nums">
            {counter}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

interface FieldProps {
  texts: FieldTexts
  id?: string | undefined
  className?: string | undefined
  children: (aria: ControlAria) => ReactNode
}
