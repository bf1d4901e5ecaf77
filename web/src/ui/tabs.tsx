import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface TabsProps<Value extends string> {
  /** The accessible name. */
  label: string
  value: Value
  onSelect: (value: Value) => void
  /** With `kept`, the panel stays mounted while another is shown. */
  tabs: readonly { value: Value; label: ReactNode; panel: ReactNode; kept?: boolean }[]
}

/** Tabs; arrow keys move between them. */
export function Tabs<Value extends string>({ label, value, onSelect, tabs }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(chosen: Value) => onSelect(chosen)}>
      <Base.List aria-label={label} activateOnFocus className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px h-10 shrink-0 border-b-2 border-transparent text-sm font-medium text-muted -outline-offset-2 hover:text-text data-active:border-accent data-active:text-text"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted={tab.kept} className="pt-5">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
