import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'

interface TooltipProps {
  /** The hint. */
  text: string
  /** The text that the hint is about, which also names the button. */
  children: ReactNode
  className?: string
}

/** The position of the hint, in pixels from the edges of the window. */
interface Place {
  readonly left: string
  readonly top?: string
  readonly bottom?: string
}

/**
 * Text that shows a hint on hover, focus and tap; Escape and a tap elsewhere hide it. Screen readers read the hint as
 * the text's description.
 */
export function Tooltip({ text, children, className }: TooltipProps) {
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Place>()
  const isOpen = place !== undefined
  const open = () => setPlace(placeBeside(frame.current))
  const close = () => setPlace(undefined)
  useEffect(() => {
    if (!isOpen) return
    const end = new AbortController()
    const options = { signal: end.signal, capture: true } as const
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setPlace(undefined), options)
    document.addEventListener('scroll', () => setPlace((shown) => shown && placeBeside(frame.current)), options)
    document.addEventListener(
      'pointerdown',
      ({ target }) => !(target instanceof Node && frame.current?.contains(target)) && setPlace(undefined),
      options,
    )
    return () => end.abort()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer may move from the text onto the hint (WCAG 2.2, 1.4.13).
    <span ref={frame} className="inline-flex max-w-full" onMouseEnter={open} onMouseLeave={close}>
      <button
        type="button"
        aria-describedby={id}
        className={cx(
          'min-h-6 min-w-6 cursor-help rounded-sm text-start underline decoration-muted decoration-dotted decoration-1 underline-offset-4',
          className,
        )}
        onFocus={open}
        onBlur={close}
        onClick={open}
      >
        {children}
      </button>
      <span
        role="tooltip"
        id={id}
        hidden={!isOpen}
        style={place}
        className="fixed z-40 w-72 max-w-[calc(100vw-1rem)] py-1"
      >
        <span className="block rounded-sm bg-text px-2.5 py-1.5 text-start text-xs font-normal whitespace-normal text-canvas shadow-high">
          {text}
        </span>
      </span>
    </span>
  )
}

/** Returns a position below an element, or above it near the bottom of the window, and within the window horizontally. */
function placeBeside(element: HTMLElement | null): Place | undefined {
  if (!element) return undefined
  const { left, top, bottom } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const start = { left: `max(0.5rem, min(${left}px, ${clientWidth}px - 18.5rem))` }
  return bottom > clientHeight - 140
    ? { ...start, bottom: `${clientHeight - top}px` }
    : { ...start, top: `${bottom}px` }
}
