import type { ReactNode } from 'react'

interface PageSectionProps {
  heading: string
  text?: string
  /** The anchor that links lead to. */
  id?: string
  children?: ReactNode
}

/** A section of a public page, with a heading. */
export function PageSection({ heading, text, id, children }: PageSectionProps) {
  return (
    <section id={id} className="border-t border-line py-10">
      <h2 className="text-xl font-semibold">{heading}</h2>
      {text && <p className="mt-2 max-w-2xl text-base text-pretty text-muted">{text}</p>}
      {children}
    </section>
  )
}
