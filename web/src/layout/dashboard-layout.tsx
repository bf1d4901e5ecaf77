import { Menu, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { paletteKeys } from '#web/lib/keys.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Wordmark } from './logo.tsx'
import { Navigation } from './navigation.tsx'
import { Preferences } from './preferences.tsx'
import { type SignOut, useSignOut } from './sign-out.tsx'
import type { Overlay, ShortcutsOptions } from './use-shortcuts.ts'

interface DashboardLayoutProps {
  /** The signed-in user; null while loading. */
  user: { readonly name: string; readonly email: string } | null
  onSignOut: SignOut
  /** Whether the user is the demo creator, whose data is invented. */
  isDemo?: boolean
  /** Shown above the user's name in the sidebar. */
  note?: ReactNode
  /** The command palette and the list of shortcuts. */
  commands?: (props: CommandsProps) => ReactNode
  /** The content of the screen. */
  children: ReactNode
}

export interface CommandsProps extends ShortcutsOptions {
  readonly onSignOut: () => void
}

const HomeLink = () => {
  const { t } = useMessages(frameMessages)
  return (
    <Link reloadDocument to={paths.landing} aria-label={t('layout.home')} className="inline-flex rounded-sm">
      <Wordmark name={t('common.product')} />
    </Link>
  )
}

const Person = ({ user }: Pick<DashboardLayoutProps, 'user'>) => (
  <div className="min-h-9 min-w-0 px-3 text-sm">
    <p className="truncate font-medium">{user?.name}</p>
    <p className="truncate text-xs text-muted">{user?.email}</p>
  </div>
)

/** The layout of every signed-in screen: a sidebar (a drawer on small screens), header and main content. */
export function DashboardLayout({ user, onSignOut, isDemo, note, commands, children }: DashboardLayoutProps) {
  const { t } = useMessages(frameMessages)
  const [open, setOpen] = useState(false)
  const [overlay, setOverlay] = useState<Overlay>()
  const signOut = useSignOut(onSignOut, () => setOpen(false))
  const signOutProps = { onSignOut: () => void signOut.start(), isSigningOut: signOut.isPending }
  const paletteButton = {
    'aria-haspopup': 'dialog',
    'aria-expanded': overlay === 'palette',
    onClick: () => setOverlay('palette'),
  } as const
  return (
    <div className="flex min-h-dvh">
      <SkipLink target="main" label={t('layout.skip')} />
      <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-6 overflow-y-auto border-e border-line p-4 lg:flex">
        <div className="px-3 pt-1">
          <HomeLink />
        </div>
        <button
          {...paletteButton}
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          className="flex h-9 shrink-0 items-center gap-2 rounded-md border border-transparent bg-sunken px-3 text-sm whitespace-nowrap text-muted hover:text-text"
        >
          <Search aria-hidden className="size-4" />
          {t('layout.find')}
          <span aria-hidden className="ms-auto text-xs">
            {paletteKeys}
          </span>
        </button>
        <Navigation {...signOutProps} />
        <div className="flex flex-col gap-4">
          {note}
          <Person user={user} />
        </div>
      </aside>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        label={t('layout.navigation')}
        closeLabel={t('layout.closeMenu')}
      >
        <div className="flex min-h-dvh flex-col gap-6 p-4">
          <div className="px-3 pt-0.5">
            <HomeLink />
          </div>
          <Navigation {...signOutProps} onNavigate={() => setOpen(false)} />
          <div className="flex flex-col gap-4">
            {note}
            <Preferences />
            <Person user={user} />
          </div>
        </div>
      </Drawer>
      <div className="flex min-w-0 flex-1 flex-col bg-surface">
        <header className="mx-auto flex h-14 w-full items-center gap-2 border-b border-line px-4 sm:px-6 lg:max-w-6xl lg:border-0 lg:px-8">
          <IconButton
            label={t('layout.openMenu')}
            aria-expanded={open}
            icon={<Menu aria-hidden />}
            className="-ms-2 lg:hidden"
            onClick={() => setOpen(true)}
          />
          <div className="flex lg:hidden">
            <HomeLink />
          </div>
          <div className="ms-auto flex items-center gap-2">
            {isDemo && (
              <p className="rounded-full bg-sunken px-2.5 py-0.5 text-xs font-medium text-muted">{t('layout.demo')}</p>
            )}
            <IconButton
              {...paletteButton}
              label={t('layout.find')}
              icon={<Search aria-hidden />}
              className="lg:hidden"
            />
            <div className="hidden lg:block">
              <Preferences />
            </div>
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 pt-6 pb-16 outline-none sm:px-6 lg:px-8 lg:pt-2"
        >
          {children}
        </main>
      </div>
      {signOut.question}
      {commands?.({ shown: overlay, onShow: setOverlay, onSignOut: signOutProps.onSignOut })}
    </div>
  )
}
