/** The class of code within text. */
export const codeClass = 'rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.9em] wrap-anywhere'

/** A text whose parts in backticks are code. */
export const Prose = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
      <code key={index} className={codeClass}>
        {part}
      </code>
    ),
  )
