import { Suspense, useState } from 'react'
import type { Account } from '#shared/contract/account.ts'
import { readTriedVideo } from '#web/lib/read-tried-video.ts'
import { useSession } from '#web/lib/services.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Answer } from '#web/ui/answer.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { ConnectPanel } from './connect/connect-panel.tsx'
import { connectMessages } from './connect/messages.ts'
import { nowMessages } from './now/messages.ts'
import { useNext } from './now/use-next.ts'
import { FirstSteps } from './steps/first-steps.tsx'
import { Tiles } from './tiles.tsx'

interface UnconnectedProps {
  account: Account
  /** Whether Google's response is being processed. */
  isWorking: boolean
}

/** Its code loads only for creators with a draft to work on. */
const NextRows = lazyComponent(() => import('./now/next-rows.tsx'), 'NextRows', nowMessages)

/** The dashboard without a channel: connecting one, the title that was tried, and what to do meanwhile. */
export function Unconnected({ account, isWorking }: UnconnectedProps) {
  const { t } = useMessages(connectMessages)
  const { user } = useSession()
  const [title] = useState(() => readTriedVideo(sessionStorage, user?.id)?.title)
  const { next } = useNext()
  const due = next && next.first.kind !== 'none' ? [next.first, ...next.rows] : []
  return (
    <>
      <Answer>{t(title ? 'connect.titleIn' : 'connect.oneStep')}</Answer>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <ConnectPanel channel={account.channel} isWorking={isWorking} />
        <div className="flex min-w-0 flex-col gap-6">
          {title && (
            <section aria-labelledby="waiting" className="rounded-lg bg-stage p-5 sm:p-6">
              <h2 id="waiting" className="text-sm text-muted">
                {t('connect.waiting')}
              </h2>
              <p className="mt-1 text-xl font-semibold wrap-anywhere">
                <bdi>{title}</bdi>
              </p>
              <TextLink to={paths.insights} className="mt-3 inline-block min-h-6">
                {t('connect.toTitle')}
              </TextLink>
            </section>
          )}
          {(account.firstSteps || due.length > 0) && (
            <section aria-labelledby="meanwhile">
              <h2 id="meanwhile" className="text-lg font-semibold">
                {t('connect.meanwhile')}
              </h2>
              {due.length > 0 && (
                <Suspense>
                  <NextRows rows={due} />
                </Suspense>
              )}
              {account.firstSteps && <FirstSteps />}
            </section>
          )}
        </div>
      </div>
      <Tiles />
    </>
  )
}
