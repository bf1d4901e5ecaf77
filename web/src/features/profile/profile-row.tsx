import type { ReactNode } from 'react'

interface ProfileRowProps {
  title: ReactNode
  text: ReactNode
  action: ReactNode
}

/** A row of a card: a title, its status, and an action. */
export const ProfileRow = ({ title, text, action }: ProfileRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
    <div className="min-w-0 flex-1 basis-64">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-medium">{title}</h3>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
    </div>
    {action}
  </li>
)
