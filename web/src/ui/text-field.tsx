import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

type InputProps = Omit<ComponentProps<'input'>, keyof FieldTexts>
type TextFieldProps = InputProps & FieldTexts

/** A single-line text field. Accepts the props of `<input>`, including `register()` of react-hook-form. */
export function TextField({ label, hint, error, counter, labelHidden, id, className, ...rest }: TextFieldProps) {
  return (
    <Field texts={{ label, hint, error, counter, labelHidden }} id={id} className={className}>
      {(aria) => <input type="text" {...rest} {...aria} className={cx(controlClass, 'h-10')} />}
    </Field>
  )
}

/** A field for the account's email address; password managers recognize it. */
export const EmailField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)

/** A field for a code from an email or app, which browsers may fill in. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField inputMode="numeric" autoComplete="one-time-code" {...props} />
)

/** A multi-line text field with `rows` lines, which grows where the browser supports it. `large` is for the main field of a page. */
export function TextArea({ label, hint, error, counter, id, className, rows = 4, large, ...rest }: TextAreaProps) {
  // Browsers ignore `rows` with `field-sizing: content`.
  const atLeast = { minHeight: `calc(${rows}lh + 1rem)` }
  const size = large && {
    fontSize: 'var(--text-xl)',
    lineHeight: 'var(--text-xl--line-height)',
    fontWeight: 600,
    resize: 'none' as const,
  }
  return (
    <Field texts={{ label, hint, error, counter }} id={id} className={className}>
      {(aria) => (
        <textarea
          {...rest}
          {...aria}
          rows={rows}
          style={{ ...atLeast, ...size }}
          className={cx(controlClass, 'field-sizing-content py-2')}
        />
      )}
    </Field>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts> &
  Omit<FieldTexts, 'labelHidden'> & { large?: boolean }

interface PasswordTexts extends Omit<FieldTexts, 'counter' | 'labelHidden'> {
  /** Labels of the button that shows or hides the password. */
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows it. */
export function PasswordField({ label, hint, error, showLabel, hideLabel, id, className, ...rest }: PasswordProps) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <Field texts={{ label, hint, error }} id={id} className={className}>
      {(aria) => (
        <div className="relative">
          <input
            {...rest}
            {...aria}
            type={isVisible ? 'text' : 'password'}
            className={cx(controlClass, 'h-10 pe-11')}
          />
          <IconButton
            label={isVisible ? hideLabel : showLabel}
            icon={isVisible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            className="absolute inset-y-0.5 end-0.5 text-muted"
            onClick={() => setIsVisible(!isVisible)}
          />
        </div>
      )}
    </Field>
  )
}

type PasswordProps = Omit<InputProps, 'type'> & PasswordTexts

/** A hidden field that tells password managers which account the password belongs to. */
export const PasswordOwner = ({ label, email }: { label: string; email: string }) => (
  <input type="email" name="email" autoComplete="username" aria-label={label} value={email} readOnly hidden />
)
