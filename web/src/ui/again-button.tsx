import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

const pauseMs = 60_000

interface AgainButtonProps {
  label: string
  /** The label during the countdown. */
  waitLabel: (seconds: number) => string
  onPress: () => Promise<void>
}

/** A button that repeats an action, at most once a minute. It keeps the focus while it is inactive. */
export function AgainButton({ label, waitLabel, onPress }: AgainButtonProps) {
  const [until, setUntil] = useState(() => Date.now() + pauseMs)
  const [pending, setPending] = useState(false)
  const seconds = useSecondsTo(until)
  const press = async () => {
    setPending(true)
    await onPress().finally(() => setPending(false))
    setUntil(Date.now() + pauseMs)
  }
  return (
    <Button
      variant="link"
      pending={pending}
      aria-disabled={seconds > 0 || pending || undefined}
      className="aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:no-underline"
      onClick={() => seconds === 0 && void press()}
    >
      {seconds > 0 ? waitLabel(seconds) : label}
    </Button>
  )
}

/** Returns the whole seconds left until a time, counting down to 0. */
function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const updateNow = () => setNow(Date.now())
    const timer = setInterval(updateNow, 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.ceil(Math.min(pauseMs, Math.max(0, moment - now)) / 1000)
}
