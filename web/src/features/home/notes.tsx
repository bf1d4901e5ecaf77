import { type Disconnected, DisconnectedNote } from './channel/disconnected-note.tsx'
import { ConnectProblem } from './connect/connect-problem.tsx'
import type { Problem } from './connect/finish-consent.ts'

interface NotesProps {
  /** Why connecting a channel failed. */
  problem: Problem | undefined
  /** What disconnecting deleted. */
  disconnected: Disconnected | undefined
}

/** Shows what just happened to the connection, above the rest of the screen. */
export const Notes = ({ problem, disconnected }: NotesProps) => (
  <>
    {problem && <ConnectProblem problem={problem} />}
    {disconnected && <DisconnectedNote outcome={disconnected} />}
  </>
)
