import { ChevronRight, type LucideIcon, Sparkles, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMessages } from '#web/messages/messages.tsx'
import { type Path, paths } from '#web/paths.ts'
import { homeMessages } from './messages.ts'

const tiles = [
  { name: 'insights', to: paths.insights, Icon: Sparkles },
  { name: 'trends', to: paths.trends, Icon: TrendingUp },
] as const satisfies readonly { name: string; to: Path; Icon: LucideIcon }[]

/** Links from the dashboard to Predictive Insights and Trend Pulse. */
export function Tiles() {
  const { t } = useMessages(homeMessages)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {tiles.map(({ name, to, Icon }) => (
        <Link
          key={name}
          to={to}
          className="flex items-center gap-4 rounded-lg border border-transparent bg-sunken px-5 py-3 hover:text-accent"
        >
          <Icon aria-hidden className="size-4 shrink-0 text-accent" />
          <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
            <span className="font-semibold">{t(`layout.links.${name}`)}</span>
            <span className="text-muted">{t(`home.tiles.${name}`)}</span>
          </span>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
        </Link>
      ))}
    </div>
  )
}
