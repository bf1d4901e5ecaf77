import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
}

/** A checkbox, applied when the form is submitted. */
export const Checkbox = (props: ChoiceProps) => <Choice {...props} look="size-6 shrink-0 accent-accent" />

/** A switch, applied immediately. */
export const Switch = (props: ChoiceProps) => (
  <Choice
    {...props}
    role="switch"
    look="relative h-6 w-10 shrink-0 appearance-none rounded-full bg-control transition-colors before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-surface before:transition-transform checked:bg-accent checked:before:translate-x-4 disabled:opacity-50"
  />
)

function Choice({ label, hint, id, className, look, ...rest }: ChoiceProps & { look: string; role?: 'switch' }) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  return (
    <div className={cx('flex gap-3', className)}>
      <input
        {...rest}
        id={controlId}
        type="checkbox"
        aria-describedby={hint ? `${controlId}-hint` : undefined}
        className={look}
      />
      <div className="flex flex-col gap-0.5">
        <label htmlFor={controlId} className="text-sm leading-6 font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${controlId}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
