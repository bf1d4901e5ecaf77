import { Suspense } from 'react'
import type { Account } from '#shared/contract/account.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConnectPanel } from './connect/connect-panel.tsx'
import { connectMessages } from './connect/messages.ts'
import { ideasMessages } from './ideas/messages.ts'
import { FirstSteps } from './steps/first-steps.tsx'
import { Tiles } from './tiles.tsx'

const WeeklyIdeas = lazyComponent(() => import('./ideas/weekly-ideas.tsx'), 'WeeklyIdeas', ideasMessages)

interface UnconnectedProps {
  account: Account
  /** Whether Google's response is being processed. */
  isWorking: boolean
}

/** The dashboard without a channel: the first steps and connecting a channel. */
export function Unconnected({ account, isWorking }: UnconnectedProps) {
  const { t } = useMessages(connectMessages)
  return (
    <>
      {account.firstSteps && <FirstSteps />}
      <Card title={t('connect.heading')}>
        <ConnectPanel channel={account.channel} isWorking={isWorking} />
      </Card>
      {!account.firstSteps && <Tiles />}
      {!account.firstSteps && (
        <Suspense>
          <WeeklyIdeas />
        </Suspense>
      )}
    </>
  )
}
