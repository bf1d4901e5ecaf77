import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { verifyMessages } from './messages.ts'
import type { Poll } from './use-poll.ts'

/** Shows whether the page is polling or has stopped. */
export function PollState({ poll: { isOn, hasEnded, begin } }: { poll: Poll }) {
  const { t } = useMessages(verifyMessages)
  return (
    <div role="status" className="mt-5 flex flex-col items-center gap-1 text-center text-xs text-muted empty:hidden">
      {isOn && (hasEnded ? t('verify.stopped') : t('verify.checking'))}
      {isOn && hasEnded && (
        <Button size="small" onClick={begin}>
          {t('verify.checkAgain')}
        </Button>
      )}
    </div>
  )
}
