import { Clapperboard, LayoutDashboard, type LucideIcon, Mountain, Sparkles, TrendingUp } from 'lucide-react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import type { MessageKey } from '#web/messages/define.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { type Path, paths } from '#web/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { Spinner } from '#web/ui/spinner.tsx'

interface Entry {
  readonly to: Path
  readonly text: Extract<MessageKey<typeof frameMessages>, `layout.links.${string}`>
  /** Paths of other screens that belong to this entry. */
  readonly also?: readonly Path[]
}

/** The rooms, which are the main screens, in display order. */
const rooms: readonly (Entry & { readonly Icon: LucideIcon })[] = [
  { to: paths.dashboard, text: 'layout.links.dashboard', Icon: LayoutDashboard, also: [paths.studioData] },
  {
    to: paths.drafts,
    text: 'layout.links.videos',
    Icon: Clapperboard,
    also: [paths.calendar, paths.record, paths.draft, paths.review, paths.keepIdea],
  },
  { to: paths.insights, text: 'layout.links.insights', Icon: Sparkles },
  { to: paths.trends, text: 'layout.links.trends', Icon: TrendingUp },
  { to: paths.outliers, text: 'layout.links.outliers', Icon: Mountain },
]

const account: readonly Entry[] = [
  { to: paths.profile, text: 'layout.links.profile' },
  { to: paths.settings, text: 'layout.links.settings' },
  { to: paths.policies, text: 'layout.links.policies' },
  { to: paths.support, text: 'layout.links.support' },
]

const item =
  'flex h-9 w-full items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors duration-100 [&_svg]:size-4 [&_svg]:shrink-0'
const idle = 'text-muted hover:bg-sunken hover:text-text'

/** Returns `page` if an entry is the current page, and `true` if the current page belongs to it. */
function currentOf({ to, also }: Entry, pathname: string): 'page' | true | undefined {
  if (pathname === to) return 'page'
  return also?.some((path) => matchPath(path, pathname)) || undefined
}

interface EntryLinkProps {
  entry: Entry
  Icon?: LucideIcon
  onNavigate: (() => void) | undefined
}

function EntryLink({ entry, Icon, onNavigate }: EntryLinkProps) {
  const { t } = useMessages(frameMessages)
  const current = currentOf(entry, useLocation().pathname)
  return (
    <li>
      <Link
        to={entry.to}
        aria-current={current}
        onClick={onNavigate}
        className={cx(item, current ? 'bg-accent-soft text-accent' : idle)}
      >
        {Icon && <Icon aria-hidden />}
        {t(entry.text)}
      </Link>
    </li>
  )
}

interface NavigationProps {
  onSignOut: () => void
  isSigningOut: boolean
  /** Called after a link is followed. Closes the drawer. */
  onNavigate?: () => void
}

const heading = 'px-3 pb-1.5 text-xs font-medium text-muted'

/**
 * The dashboard's links in two sections: the rooms at the top, and the account's screens at the bottom. The current
 * link has `aria-current`. In the drawer they are not a landmark, because the dialog around them has the same name.
 */
export function Navigation({ onSignOut, isSigningOut, onNavigate }: NavigationProps) {
  const { t } = useMessages(frameMessages)
  const Container = onNavigate ? 'div' : 'nav'
  return (
    <Container
      aria-label={onNavigate ? undefined : t('layout.navigation')}
      className="flex flex-1 flex-col justify-between gap-6"
    >
      <div>
        <h2 className={heading}>{t('layout.sections.production')}</h2>
        <ul className="flex flex-col gap-0.5">
          {rooms.map(({ Icon, ...entry }) => (
            <EntryLink key={entry.to} entry={entry} Icon={Icon} onNavigate={onNavigate} />
          ))}
        </ul>
      </div>
      <div>
        <h2 className={heading}>{t('layout.sections.control')}</h2>
        <ul className="grid grid-cols-2">
          {account.map((entry) => (
            <EntryLink key={entry.to} entry={entry} onNavigate={onNavigate} />
          ))}
          <li className="col-span-2">
            <button type="button" className={cx(item, idle)} aria-busy={isSigningOut || undefined} onClick={onSignOut}>
              {isSigningOut && <Spinner />}
              {t('layout.signOut')}
            </button>
          </li>
        </ul>
      </div>
    </Container>
  )
}
