import type { AnalyticsPeriod } from '#shared/analytics/kinds.ts'
import { ChannelHistory } from './channel-history.tsx'
import { ConnectionCard, type ConnectionCardProps } from './connection-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Tiles } from './tiles.tsx'
import { Videos } from './videos.tsx'

/** What of a connected channel follows its figures. */
export const BelowFigures = ({ period, ...props }: ConnectionCardProps & { period: AnalyticsPeriod }) => (
  <>
    <Tiles />
    <FirstSteps />
    <Videos />
    <ChannelHistory period={period} />
    <ConnectionCard {...props} />
  </>
)
