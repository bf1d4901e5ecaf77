import { ConnectionCard, type ConnectionCardProps } from './connection-card.tsx'
import { Videos } from './videos.tsx'

/** What of a connected channel follows its figures. */
export const BelowFigures = (props: ConnectionCardProps) => (
  <>
    <Videos />
    <ConnectionCard {...props} />
  </>
)
