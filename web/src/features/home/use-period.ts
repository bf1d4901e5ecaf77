import { useSearchParams } from 'react-router-dom'
import { type AnalyticsPeriod, periods } from '#shared/analytics.ts'

/** Returns the chosen period. It is part of the address, so reloads and links keep it. */
export function usePeriod(): readonly [AnalyticsPeriod, (period: AnalyticsPeriod) => void] {
  const [params, setParams] = useSearchParams()
  const period = periods.find((one) => one === params.get('period')) ?? '28'
  const choose = (chosen: AnalyticsPeriod) =>
    setParams(
      (before) => {
        before.set('period', chosen)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return [period, choose]
}
