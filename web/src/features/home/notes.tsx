import { type Disconnected, DisconnectedNote } from './channel/disconnected-note.tsx'
import { ConnectProblem } from './connect/connect-problem.tsx'
import type { Problem } from './connect/finish-consent.ts'

interface NotesProps {
  /** Why connecting a channel failed. */
  problem: Problem | undefined
  /** What disconnecting deleted. */
  gone: Disconnected | undefined
}

/** Shows what just happened to the connection, above the rest of the screen. */
export const Notes = ({ problem, gone }: NotesProps) => (
  <>
    {problem && <ConnectProblem problem={problem} />}
    {gone && <DisconnectedNote outcome={gone} />}
  </>
)
