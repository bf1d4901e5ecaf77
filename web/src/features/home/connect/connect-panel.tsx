import { Check } from 'lucide-react'
import type { OwnChannel } from '#shared/contract/account.ts'
import type { MessageKey } from '#web/messages/define.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataPolicy } from './data-policy.tsx'
import { connectMessages } from './messages.ts'
import { useConnect } from './use-connect.ts'

const points: readonly Extract<MessageKey<typeof connectMessages>, `connect.points.${string}`>[] = [
  'connect.points.figures',
  'connect.points.videos',
  'connect.points.readOnly',
  'connect.points.kept',
]

interface ConnectPanelProps {
  /** The channel named at sign-up. */
  channel: OwnChannel | null | undefined
  /** Whether Google's response is being processed. */
  isWorking?: boolean
}

/** Starts connecting a channel, after explaining what is read, stored and agreed to. */
export function ConnectPanel({ channel, isWorking = false }: ConnectPanelProps) {
  const { t } = useMessages(connectMessages)
  const connect = useConnect()
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @2xl:grid-cols-2 @2xl:gap-10">
        <div className="flex min-w-0 flex-col items-start gap-5">
          <p className="text-base font-medium text-pretty">{t('connect.text')}</p>
          {channel?.title && (
            <p className="max-w-full text-sm wrap-break-word">{t('connect.claimed', { title: channel.title })}</p>
          )}
          <Button variant="primary" pending={isWorking} onClick={() => void connect()}>
            {isWorking ? t('connect.working') : t('connect.button')}
          </Button>
          <DataPolicy />
        </div>
        <ul className="flex flex-col gap-3 rounded-md bg-canvas p-5 text-sm">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
              {t(point)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
