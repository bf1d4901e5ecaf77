import { type Disconnected, DisconnectedNote } from './below/disconnected-note.tsx'
import { ConnectProblem } from './connect-problem.tsx'
import type { Problem } from './use-consent-return.ts'

interface NotesProps {
  /** Why a connection came to nothing. */
  problem: Problem | undefined
  /** What disconnecting has just deleted. */
  gone: Disconnected | undefined
}

/** What has just happened to the connection, above everything else. */
export const Notes = ({ problem, gone }: NotesProps) => (
  <>
    {problem && <ConnectProblem problem={problem} />}
    {gone && <DisconnectedNote outcome={gone} />}
  </>
)
