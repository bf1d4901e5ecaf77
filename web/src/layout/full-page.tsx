import type { ReactNode } from 'react'
import { usePageTitle } from './page.tsx'

interface FullPageProps {
  icon: ReactNode
  title: string
  text: string
  action: ReactNode
}

/** A page with a single message. The layout around it provides the landmark. */
export function FullPage({ icon, title, text, action }: FullPageProps) {
  usePageTitle(title)
  return (
    <div className="mx-auto flex min-h-[80dvh] max-w-md flex-col items-center justify-center px-4 py-16 text-center">
      <div className="mb-5 text-muted [&>svg]:size-8">{icon}</div>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-2 mb-6 text-base text-muted">{text}</p>
      {action}
    </div>
  )
}
