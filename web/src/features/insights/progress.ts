import { useEffect, useState } from 'react'

/** SPEC section 4: what a creator sees while waiting, since nobody can know how far the answer is. */
const tick = 600
const nearlyDone = 90

export type Stage = 'initializing' | 'processing' | 'generating' | 'finalizing'
/** How a piece of work stands. */
export type Work = 'idle' | 'pending' | 'success' | 'error'

/** SPEC section 2: under 30, 60 and 90 percent. */
export function stageOf(percent: number): Stage {
  if (percent < 30) return 'initializing'
  if (percent < 60) return 'processing'
  return percent < nearlyDone ? 'generating' : 'finalizing'
}

/** Nearer to 90 by a random part of what is left: ever slower, and never there. `random` is from 0 to 1. */
export const advance = (percent: number, random: number): number =>
  percent + (nearlyDone - percent) * (0.06 + 0.14 * random)

/**
 * Percent of a piece of work: it rises while the work is `pending`, is 100 at `success` and 0 at `error`.
 * `shown` until one tick after the end, so that the end is seen.
 */
export function useProgress(work: Work): { percent: number; shown: boolean } {
  const [percent, setPercent] = useState(0)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    setPercent(work === 'success' ? 100 : 0)
    setShown(work === 'pending' || work === 'success')
    if (work !== 'pending' && work !== 'success') return
    const onTick = () => (work === 'pending' ? setPercent((now) => advance(now, Math.random())) : setShown(false))
    const timer = setInterval(onTick, tick)
    return () => clearInterval(timer)
  }, [work])
  return { percent, shown }
}
