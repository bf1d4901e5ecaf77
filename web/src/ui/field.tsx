import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

/** The texts around a form control. */
export interface FieldTexts {
  label: string
  /** Help text below the control. */
  hint?: ReactNode
  /** The error message; marks the control as invalid. */
  error?: string | undefined
  /** Used and available characters: `32 / 100`. */
  counter?: string | undefined
  /** Hides the label and the counter visually, where the context makes the label clear. */
  labelHidden?: boolean | undefined
}

/** The attributes that connect a control with its label, hint, error and counter. */
interface ControlAria {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const controlClass =
  'w-full rounded-md border border-control bg-surface px-3 text-base text-text placeholder:text-muted transition-colors duration-100 hover:not-disabled:border-muted disabled:bg-sunken disabled:text-muted disabled:cursor-not-allowed [&[readonly]]:bg-sunken aria-invalid:border-danger md:text-sm'

/** A label, control, hint, counter and error, connected for screen readers. */
export function Field({ texts, id: given, className, children }: FieldProps) {
  const generatedId = useId()
  const id = given ?? generatedId
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
