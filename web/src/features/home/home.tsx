import { Suspense, useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { Page } from '#web/layout/page.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/services.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import type { Disconnected } from './below/disconnected-note.tsx'
import { belowMessages } from './below/messages.ts'
import { connectMessages } from './connect/messages.ts'
import { Connected } from './connected.tsx'
import { homeMessages } from './messages.ts'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { stepsMessages } from './steps/messages.ts'
import { useConsentReturn } from './use-consent-return.ts'

/** Loaded on demand: creators with a connected channel rarely see it. */
const Unconnected = lazyComponent(() => import('./unconnected.tsx'), 'Unconnected', connectMessages, stepsMessages)
const Notes = lazyComponent(() => import('./notes.tsx'), 'Notes', belowMessages, connectMessages)

/** The dashboard: the channel's figures, or connecting a channel. Google's consent page redirects back here. */
export function Home() {
  const { t } = useMessages(homeMessages)
  const { user } = useSession()
  const consent = useConsentReturn()
  const [gone, setGone] = useState<Disconnected>()
  const name = user?.name.trim().split(/\s+/)[0] || t('home.there')
  return (
    <Page page={t('home.page')} title={t('home.welcome', { name })} subtitle={t('home.subtitle')}>
      <div className="flex flex-col gap-6">
        <Suspense>{(consent.problem || gone) && <Notes problem={consent.problem} gone={gone} />}</Suspense>
        <Channel isWorking={consent.isWorking} onDisconnected={setGone} />
      </div>
    </Page>
  )
}

interface ChannelProps {
  isWorking: boolean
  onDisconnected: (outcome: Disconnected | undefined) => void
}

function Channel({ isWorking, onDisconnected }: ChannelProps) {
  const { t } = useMessages(homeMessages)
  const { data: account, error, refetch } = useRead(contract.account.get, {})
  const connection = account?.channel?.connection
  if (account?.channel && connection) {
    return (
      <Connected
        hasSteps={account.firstSteps}
        channel={account.channel}
        connection={connection}
        onDisconnected={onDisconnected}
      />
    )
  }
  if (error && !account) {
    return <Failed onRetry={refetch}>{t('home.overview.failed', { message: t(`errors.codes.${error.code}`) })}</Failed>
  }
  return (
    <Suspense fallback={<OverviewSkeleton />}>
      {account ? <Unconnected account={account} isWorking={isWorking} /> : <OverviewSkeleton />}
    </Suspense>
  )
}
