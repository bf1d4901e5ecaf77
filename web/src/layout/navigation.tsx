import {
  Calendar,
  CircleHelp,
  ClipboardCheck,
  Files,
  FileText,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mountain,
  Settings2,
  Sparkles,
  Table2,
  TrendingUp,
  User,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { MessageKey } from '#web/messages/define.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { type Path, paths } from '#web/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { type SignOut, useSignOut } from './sign-out.tsx'

type Section = 'production' | 'control'
type PlainKey = Extract<MessageKey<typeof frameMessages>, `layout.links.${string}`>

/** The dashboard's links, in display order. */
const links: Record<Section, readonly { to: Path; text: PlainKey; Icon: LucideIcon }[]> = {
  production: [
    { to: paths.dashboard, text: 'layout.links.dashboard', Icon: LayoutDashboard },
    { to: paths.insights, text: 'layout.links.insights', Icon: Sparkles },
    { to: paths.drafts, text: 'layout.links.drafts', Icon: Files },
    { to: paths.calendar, text: 'layout.links.calendar', Icon: Calendar },
    { to: paths.outliers, text: 'layout.links.outliers', Icon: Mountain },
    { to: paths.trends, text: 'layout.links.trends', Icon: TrendingUp },
    { to: paths.studioData, text: 'layout.links.studioData', Icon: Table2 },
    { to: paths.record, text: 'layout.links.record', Icon: ClipboardCheck },
  ],
  control: [
    { to: paths.profile, text: 'layout.links.profile', Icon: User },
    { to: paths.settings, text: 'layout.links.settings', Icon: Settings2 },
    { to: paths.policies, text: 'layout.links.policies', Icon: FileText },
    { to: paths.support, text: 'layout.links.support', Icon: CircleHelp },
  ],
}

const item =
  'flex h-9 w-full items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors duration-100 [&_svg]:size-4 [&_svg]:shrink-0'
const idle = 'text-muted hover:bg-sunken hover:text-text'

function NavigationSection({ section, onNavigate, children }: SectionProps) {
  const { t } = useMessages(frameMessages)
  return (
    <div>
      <h2 className="px-3 pb-1.5 text-xs font-medium text-muted">{t(`layout.sections.${section}`)}</h2>
      <ul className="flex flex-col gap-0.5">
        {links[section].map(({ to, text, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              onClick={onNavigate}
              className={({ isActive }) => cx(item, isActive ? 'bg-accent-soft text-accent' : idle)}
            >
              <Icon aria-hidden />
              {t(text)}
            </NavLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}

interface SectionProps {
  section: Section
  onNavigate: (() => void) | undefined
  children?: ReactNode
}

function SignOutButton({ onSignOut, onNavigate }: NavigationProps) {
  const { t } = useMessages(frameMessages)
  const { start, isPending, question } = useSignOut(onSignOut, onNavigate)
  return (
    <>
      <button type="button" className={cx(item, idle)} aria-busy={isPending || undefined} onClick={() => void start()}>
        {isPending ? <Spinner /> : <LogOut aria-hidden />}
        {t('layout.signOut')}
      </button>
      {question}
    </>
  )
}

interface NavigationProps {
  onSignOut: SignOut
  /** Called after a link was followed; closes the drawer. */
  onNavigate?: () => void
}

/**
 * The dashboard's links in two sections. The current page's link has `aria-current`. In the drawer they are no landmark,
 * because the dialog around them has its name.
 */
export function Navigation({ onSignOut, onNavigate }: NavigationProps) {
  const { t } = useMessages(frameMessages)
  const Container = onNavigate ? 'div' : 'nav'
  return (
    <Container aria-label={onNavigate ? undefined : t('layout.navigation')} className="flex flex-col gap-6">
      <NavigationSection section="production" onNavigate={onNavigate} />
      <NavigationSection section="control" onNavigate={onNavigate}>
        <li>
          <SignOutButton onSignOut={onSignOut} {...(onNavigate && { onNavigate })} />
        </li>
      </NavigationSection>
    </Container>
  )
}
