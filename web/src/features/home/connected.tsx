import { Suspense, useEffect } from 'react'
import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import type { ConnectionCardProps } from './channel/connection-card.tsx'
import { channelMessages } from './channel/messages.ts'
import { homeMessages } from './messages.ts'
import { nowMessages } from './now/messages.ts'
import { NowSkeleton } from './now-skeleton.tsx'
import { usePeriod } from './use-period.ts'
import { useView } from './view.ts'

export const Now = lazyComponent(() => import('./now/now.tsx'), 'Now', nowMessages)
const YourChannel = lazyComponent(() => import('./channel/your-channel.tsx'), 'YourChannel', channelMessages)

/** Downloads the code of the first view while the account is read. Ignores a failure: rendering the view tries again. */
export const usePreloadNow = () => {
  const { locale } = useMessages(homeMessages)
  useEffect(() => {
    Now.preload(locale).catch(() => undefined)
  }, [locale])
}

/** Requests the figures of the first view before the code that shows them has arrived. */
export function FiguresAhead() {
  const [period] = usePeriod()
  useRead(contract.youtube.analytics, { period }, { keepsLast: true })
  useRead(contract.youtube.top, { period })
  useRead(contract.youtube.videos, {})
  return null
}

/** The dashboard of a connected channel: its first view, or everything about the channel. */
export function Connected(props: ConnectionCardProps) {
  const view = useView()
  return <Suspense fallback={<NowSkeleton />}>{view === 'channel' ? <YourChannel {...props} /> : <Now />}</Suspense>
}
