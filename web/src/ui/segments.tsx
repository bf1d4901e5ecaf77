import { type ReactNode, useId } from 'react'

interface SegmentsProps<Value extends string> {
  /** The accessible name. */
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onSelect: (value: Value) => void
}

/** A segmented control for a few options; radio buttons for the keyboard. */
export function Segments<Value extends string>({ label, value, options, onSelect }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="inline-flex max-w-full flex-wrap rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-7 cursor-pointer items-center gap-1.5 rounded-sm px-3 text-sm max-sm:px-2 font-medium text-muted transition-colors duration-100 hover:text-text has-checked:bg-surface has-checked:text-text has-checked:shadow-low has-focus-visible:outline-2 has-focus-visible:outline-accent [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onSelect(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
