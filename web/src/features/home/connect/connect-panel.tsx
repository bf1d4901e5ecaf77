import { Check } from 'lucide-react'
import type { OwnChannel } from '#shared/contract/account.ts'
import type { MessageKey } from '#web/messages/define.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataPolicy } from './data-policy.tsx'
import { connectMessages } from './messages.ts'
import { useConnect } from './use-connect.ts'

const points: readonly Extract<MessageKey<typeof connectMessages>, `connect.points.${string}`>[] = [
  'connect.points.readOnly',
  'connect.points.kept',
]

interface ConnectPanelProps {
  /** The channel named at sign-up. */
  channel: OwnChannel | null | undefined
  /** Whether Google's response is being processed. */
  isWorking?: boolean
}

/** Explains what connecting a channel is for, what is stored and what the user agrees to, and starts it. */
export function ConnectPanel({ channel, isWorking = false }: ConnectPanelProps) {
  const { t } = useMessages(connectMessages)
  const connect = useConnect()
  return (
    <div className="flex min-w-0 flex-col items-start gap-4">
      <div>
        <p className="text-lg font-semibold text-pretty">{t('connect.text')}</p>
        <p className="text-base text-muted">{t('connect.promise')}</p>
      </div>
      <Button
        variant="primary"
        size="large"
        pending={isWorking}
        className="max-sm:w-full"
        onClick={() => void connect()}
      >
        {isWorking ? t('connect.working') : t('connect.button')}
      </Button>
      <ul className="flex flex-col gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {t(point)}
          </li>
        ))}
        {channel?.title && (
          <li className="flex gap-2.5 wrap-anywhere">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {t('connect.named', { title: channel.title })}
          </li>
        )}
      </ul>
      <DataPolicy />
    </div>
  )
}
