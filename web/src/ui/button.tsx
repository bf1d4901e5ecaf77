import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'small' | 'medium' | 'large'

interface Look {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** A lucide icon, before the text. */
  icon?: ReactNode
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none transition-colors duration-100 disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:cursor-progress [&_svg]:size-4 [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-low hover:not-disabled:bg-accent-strong',
  secondary: 'bg-surface text-text border border-control/60 shadow-low hover:not-disabled:bg-sunken',
  ghost: 'text-text hover:not-disabled:bg-sunken',
  danger: 'bg-danger text-on-danger shadow-low hover:not-disabled:bg-danger-strong',
  link: 'text-accent underline underline-offset-4 decoration-accent/40 hover:not-disabled:decoration-accent',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-sm',
  medium: 'h-10 px-4 text-sm',
  large: 'h-12 px-6 text-base',
}

const look = ({ variant = 'secondary', size = 'medium' }: Look, className?: string) =>
  cx(base, variants[variant], variant === 'link' ? 'min-h-6 text-sm' : sizes[size], className)

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Work is under way: a spinner shows, further presses do nothing, and the focus stays. */
  pending?: boolean | undefined
}

/** A press that does something. For going somewhere: `ButtonLink`. */
export function Button({ variant, size, icon, pending, type = 'button', className, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      className={look({ variant, size }, className)}
      onClick={press}
    >
      {pending ? <Spinner /> : icon}
      {rest.children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={look({ variant, size }, className)}>
      {icon}
      {children}
    </Link>
  )
}

/** A link within or beside a text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(variants.link, 'rounded-sm py-0.5', className)} />
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button's name, for screen readers. */
  label: string
  icon: ReactNode
}

/** A button that shows an icon only. */
export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={cx(base, variants.ghost, 'size-9 shrink-0', className)}>
      {icon}
    </button>
  )
}
