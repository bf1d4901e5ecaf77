import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

interface TooltipProps {
  /** A short hint. Never essential, because touch screens do not show it. */
  text: string
  /** The control; must accept the props of a button. */
  children: ReactElement<Record<string, unknown>>
}

/** A hint on hover and focus; Escape hides it. It costs 34 KB, so do not use it on the first screen. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-40">
          <Base.Popup className="max-w-64 rounded-sm bg-text px-2.5 py-1.5 text-xs text-canvas shadow-high">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
