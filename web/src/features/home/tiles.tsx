import { ArrowRight, type LucideIcon, Sparkles, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMessages } from '#web/messages/messages.tsx'
import { type Path, paths } from '#web/paths.ts'
import { homeMessages } from './messages.ts'

const tiles = [
  { name: 'insights', to: paths.insights, Icon: Sparkles },
  { name: 'trends', to: paths.trends, Icon: TrendingUp },
] as const satisfies readonly { name: string; to: Path; Icon: LucideIcon }[]

/** Links from the dashboard to the other areas. */
export function Tiles() {
  const { t } = useMessages(homeMessages)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {tiles.map(({ name, to, Icon }) => (
        <Link
          key={name}
          to={to}
          className="group flex items-center gap-4 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-control"
        >
          <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
            <Icon aria-hidden className="size-5" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-semibold">{t(`layout.links.${name}`)}</span>
            <span className="block text-sm text-muted">{t(`home.tiles.${name}`)}</span>
          </span>
          <ArrowRight
            aria-hidden
            className="size-4 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
          />
        </Link>
      ))}
    </div>
  )
}
