import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link'
type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** A lucide icon before the text. */
  icon?: ReactNode
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none transition-colors duration-100 disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:cursor-progress [&_svg]:size-4 [&_svg]:shrink-0'

// The transparent border becomes visible in forced-colors mode.
const variants: Record<ButtonVariant, string> = {
  primary: 'border border-transparent bg-accent text-on-accent shadow-low hover:not-disabled:bg-accent-strong',
  secondary: 'bg-surface text-text border border-control/60 shadow-low hover:not-disabled:bg-sunken',
  ghost: 'text-text hover:not-disabled:bg-sunken',
  danger: 'border border-transparent bg-danger text-on-danger shadow-low hover:not-disabled:bg-danger-strong',
  link: 'text-accent underline underline-offset-4 decoration-accent/40 hover:not-disabled:decoration-accent',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-sm',
  medium: 'h-10 px-4 text-sm',
  large: 'h-12 px-6 text-base',
}

const buttonClassName = ({ variant = 'secondary', size = 'medium' }: ButtonLook, className?: string) =>
  cx(base, variants[variant], variant === 'link' ? 'min-h-6 text-sm' : sizes[size], className)

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores presses. The button keeps the focus. */
  pending?: boolean | undefined
}

/** A button that performs an action. To navigate, use `ButtonLink`. */
export function Button({ variant, size, icon, pending, type = 'button', className, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      className={buttonClassName({ variant, size }, className)}
      onClick={press}
    >
      {pending ? <Spinner /> : icon}
      {rest.children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={buttonClassName({ variant, size }, className)}>
      {icon}
      {children}
    </Link>
  )
}

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(variants.link, 'rounded-sm py-0.5', className)} />
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  label: string
  icon: ReactNode
  /** Makes the button 24 instead of 36 pixels wide and high. */
  isSmall?: boolean
}

/** A button with only an icon. */
export function IconButton({ label, icon, isSmall, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(base, variants.ghost, isSmall ? 'size-6' : 'size-9', 'shrink-0', className)}
    >
      {icon}
    </button>
  )
}
