import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

/** Milliseconds between two presses. */
const pause = 60_000

interface AgainButtonProps {
  label: string
  /** The label while seconds are left. */
  waitLabel: (seconds: number) => string
  onPress: () => Promise<void>
}

/** Does again what was done as it appeared. It rests for a minute after each time, and keeps the focus while it does. */
export function AgainButton({ label, waitLabel, onPress }: AgainButtonProps) {
  const [until, setUntil] = useState(() => Date.now() + pause)
  const [pending, setPending] = useState(false)
  const seconds = useSecondsTo(until)
  const press = async () => {
    setPending(true)
    await onPress()
    setPending(false)
    setUntil(Date.now() + pause)
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

/** Whole seconds until a moment, at most the pause, counted down; 0 from then on. */
function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.ceil(Math.min(pause, Math.max(0, moment - now)) / 1000)
}
