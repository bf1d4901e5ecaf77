import { Suspense } from 'react'
import type { AnalyticsPeriod } from '#shared/analytics.ts'
import { lazyComponent } from '#web/messages/messages.tsx'
import { ownPatternsMessages } from '#web/messages/own-patterns.ts'
import { ideasMessages } from '../ideas/messages.ts'
import { scheduleMessages } from '../schedule/messages.ts'
import { Tiles } from '../tiles.tsx'
import { ChannelHistory } from './channel-history.tsx'
import { ConnectionCard, type ConnectionCardProps } from './connection-card.tsx'
import { Videos } from './videos.tsx'

const WeeklyIdeas = lazyComponent(() => import('../ideas/weekly-ideas.tsx'), 'WeeklyIdeas', ideasMessages)
const Schedule = lazyComponent(() => import('../schedule/schedule.tsx'), 'Schedule', scheduleMessages)
const OwnPatterns = lazyComponent(() => import('#web/layout/own-patterns.tsx'), 'OwnPatterns', ownPatternsMessages)

/** The parts of a connected channel below its figures. */
export const BelowFigures = ({ period, ...props }: ConnectionCardProps & { period: AnalyticsPeriod }) => (
  <>
    <Tiles />
    <Suspense>
      <WeeklyIdeas />
    </Suspense>
    <Videos />
    <ChannelHistory period={period} />
    <Suspense>
      <Schedule />
    </Suspense>
    <Suspense>
      <OwnPatterns as="card" />
    </Suspense>
    <ConnectionCard {...props} />
  </>
)
