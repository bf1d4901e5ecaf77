import { Suspense, useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { Page } from '#web/layout/page.tsx'
import { isPasskeyOffered } from '#web/lib/passkey-offer.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/services.tsx'
import { visitKey } from '#web/lib/visit-key.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { passkeysMessages } from '#web/messages/passkeys.ts'
import { cx } from '#web/ui/cx.ts'
import { ViewLinks } from '#web/ui/view-links.tsx'
import type { Disconnected } from './channel/disconnected-note.tsx'
import { channelMessages } from './channel/messages.ts'
import { connectMessages } from './connect/messages.ts'
import { Connected, FiguresAhead, usePreloadNow } from './connected.tsx'
import { ideasMessages } from './ideas/messages.ts'
import { homeMessages } from './messages.ts'
import { NowSkeleton } from './now-skeleton.tsx'
import { stepsMessages } from './steps/messages.ts'
import { useConsentReturn } from './use-consent-return.ts'
import { useView, useViewPath, type View } from './view.ts'

/** Loaded on demand: creators with a connected channel rarely see it. */
const Unconnected = lazyComponent(() => import('./unconnected.tsx'), 'Unconnected', connectMessages, stepsMessages)
const Notes = lazyComponent(() => import('./notes.tsx'), 'Notes', channelMessages, connectMessages)
const PasskeyOffer = lazyComponent(
  () => import('#web/layout/passkeys/passkey-offer.tsx'),
  'PasskeyOffer',
  passkeysMessages,
)
const WeeklyIdeas = lazyComponent(() => import('./ideas/weekly-ideas.tsx'), 'WeeklyIdeas', ideasMessages)

/** The dashboard: what happened and what is next, or connecting a channel. Google's consent page redirects back here. */
export function Home() {
  const { t } = useMessages(homeMessages)
  const { user } = useSession()
  const { data: account } = useRead(contract.account.get, {})
  const consent = useConsentReturn()
  const view = useView()
  const [disconnected, setDisconnected] = useState<Disconnected>()
  const name = user?.name.trim().split(/\s+/)[0] || t('home.there')
  const shown = !account || account.channel?.connection ? connectedViews : account.firstSteps ? [] : unconnectedViews
  return (
    <Page
      isQuiet
      page={t('home.page')}
      part={view && t(`home.views.${view}`)}
      title={t('home.welcome', { name })}
      actions={shown.length > 0 && <Views shown={shown} isKnown={account !== undefined} />}
    >
      <div className="flex flex-col gap-5">
        <Suspense>
          {(consent.problem || disconnected) && <Notes problem={consent.problem} disconnected={disconnected} />}
        </Suspense>
        <Suspense>{isPasskeyOffered() && <PasskeyOffer />}</Suspense>
        <Content isWorking={consent.isWorking} onDisconnected={setDisconnected} />
      </div>
    </Page>
  )
}

const connectedViews = [undefined, 'ideas', 'channel'] as const
const unconnectedViews = [undefined, 'ideas'] as const

interface ViewsProps {
  shown: readonly (View | undefined)[]
  /** Whether the account is known. Until then, the space of the links is only reserved. */
  isKnown: boolean
}

/** Links between the views. */
function Views({ shown, isKnown }: ViewsProps) {
  const { t } = useMessages(homeMessages)
  const view = useView()
  const viewPath = useViewPath()
  return (
    <div className={cx('max-sm:w-full', !isKnown && 'invisible')}>
      <ViewLinks
        isInline
        label={t('home.views.label')}
        views={shown.map((one) => ({
          to: viewPath(one),
          text: t(`home.views.${one ?? 'now'}`),
          isCurrent: one === view,
        }))}
      />
    </div>
  )
}

interface ContentProps {
  isWorking: boolean
  onDisconnected: (outcome: Disconnected) => void
}

function Content(props: ContentProps) {
  usePreloadNow()
  const { user } = useSession()
  const view = useView()
  const { data: account } = useRead(contract.account.get, {})
  // A user who saw figures here before most likely sees them again, so they are requested together with the account.
  const isConnected = account
    ? account.channel?.connection !== undefined
    : user && localStorage.getItem(visitKey)?.includes(user.id)
  return (
    <>
      {/* Stays in one place of the tree, so that running requests are not canceled when the account arrives. */}
      {isConnected && view !== 'ideas' && <FiguresAhead />}
      <CurrentView {...props} />
    </>
  )
}

function CurrentView({ isWorking, onDisconnected }: ContentProps) {
  const { t } = useMessages(homeMessages)
  const view = useView()
  const { data: account, error, refetch } = useRead(contract.account.get, {})
  const connection = account?.channel?.connection
  if (view === 'ideas')
    return (
      <Suspense fallback={<NowSkeleton />}>
        <WeeklyIdeas />
      </Suspense>
    )
  if (account?.channel && connection)
    return <Connected channel={account.channel} connection={connection} onDisconnected={onDisconnected} />
  if (error && !account)
    return <Failed onRetry={refetch}>{t('home.overview.failed', { message: t(`errors.codes.${error.code}`) })}</Failed>
  return (
    <Suspense fallback={<NowSkeleton />}>
      {account ? <Unconnected account={account} isWorking={isWorking} /> : <NowSkeleton />}
    </Suspense>
  )
}
