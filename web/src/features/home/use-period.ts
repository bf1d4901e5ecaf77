import { useSearchParams } from 'react-router-dom'
import { type AnalyticsPeriod, periods } from '#shared/analytics.ts'

/** The span looked at. It is in the address, so that a reload keeps it and a link carries it. */
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
