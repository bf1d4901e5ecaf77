import { lazy, Suspense } from 'react'
import type { AnalyticsPeriod } from '#shared/analytics.ts'
import { loadAreas } from '#web/messages/load.ts'
import { ChannelHistory } from './channel-history.tsx'
import { ConnectionCard, type ConnectionCardProps } from './connection-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Tiles } from './tiles.tsx'
import { Videos } from './videos.tsx'

const Schedule = lazy(async () => {
  const [module] = await Promise.all([import('./schedule.tsx'), loadAreas(['schedule'])])
  return { default: module.Schedule }
})

/** What of a connected channel follows its figures. */
export const BelowFigures = ({ period, ...props }: ConnectionCardProps & { period: AnalyticsPeriod }) => (
  <>
    <Tiles />
    <FirstSteps />
    <Videos />
    <ChannelHistory period={period} />
    <Suspense>
      <Schedule />
    </Suspense>
    <ConnectionCard {...props} />
  </>
)
