import { useEffect, useState } from 'react'

/** Milliseconds between steps of the simulated progress. The real progress is unknown. */
const tick = 600
const nearlyDone = 90

export type Stage = 'initializing' | 'processing' | 'generating' | 'finalizing'
export type AnalysisStatus = 'idle' | 'pending' | 'success' | 'error'

/** Returns the stage at a percentage. The thresholds are a requirement. */
export function stageOf(percent: number): Stage {
  if (percent < 30) return 'initializing'
  if (percent < 60) return 'processing'
  return percent < nearlyDone ? 'generating' : 'finalizing'
}

/** Moves toward 90 by a random part of the rest, so it slows down. `random` is from 0 to 1. */
export const advance = (percent: number, random: number): number =>
  percent + (nearlyDone - percent) * (0.06 + 0.14 * random)

/**
 * Returns the progress in percent: it rises while `pending`, is 100 at `success` and 0 at `error`. It stays `shown` for one
 * tick after the end, so that the end is visible.
 */
export function useProgress(status: AnalysisStatus): { percent: number; shown: boolean } {
  const [percent, setPercent] = useState(0)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    setPercent(status === 'success' ? 100 : 0)
    setShown(status === 'pending' || status === 'success')
    if (status !== 'pending' && status !== 'success') return
    const onTick = () => (status === 'pending' ? setPercent((now) => advance(now, Math.random())) : setShown(false))
    const timer = setInterval(onTick, tick)
    return () => clearInterval(timer)
  }, [status])
  return { percent, shown }
}
