import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useYardstick } from '#web/layout/yardstick/use-yardstick.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Part } from './part.tsx'

/** Loaded when the user chooses to enter a length. */
const LengthField = lazyComponent(() => import('#web/layout/length/length-field.tsx'), 'LengthField', verdictMessages)

interface PlannedLengthProps {
  seconds: number | undefined
  onSeconds: (seconds: number | undefined) => void
}

/** The planned length of the video: a button until the user chooses to enter one. Hidden if length does not affect the verdict. */
export function PlannedLength({ seconds, onSeconds }: PlannedLengthProps) {
  const { t } = useMessages(verdictMessages)
  const yardstick = useYardstick()
  // Once shown, the field stays even if it is emptied.
  const [opened, setOpened] = useState<'asked' | 'given'>()
  if (seconds !== undefined && !opened) setOpened('given')
  const lengthMatters = yardstick.state === 'ready' && yardstick.hasLengths
  if (!opened && seconds === undefined)
    return (
      lengthMatters && (
        <Button variant="link" icon={<Clock aria-hidden />} className="self-start" onClick={() => setOpened('asked')}>
          {t('verdict.length.add')}
        </Button>
      )
    )
  return (
    <Part fallback={<Skeleton className="h-24" />}>
      <LengthField
        seconds={seconds ?? null}
        onEdit={(length) => onSeconds(length ?? undefined)}
        hasFocus={opened === 'asked'}
      />
    </Part>
  )
}
