import type { ReactNode } from 'react'
import { contract } from '#shared/contract/index.ts'
import { useConfig, useRead } from '#web/lib/query.ts'
import { useChosenSource } from './chosen-source.ts'
import { startWorker } from './start-worker.ts'
import { useExports } from './use-exports.ts'
import { StudioContext, type StudioYardstick } from './yardstick.ts'

/** Provides the open exports as a yardstick. Only a model that beats chance is used. */
export function YardstickProvider({ children }: { children: ReactNode }) {
  const { exports, findings, state } = useExports()
  const hasFailed = state === 'failed'
  const model = findings?.model
  const config = useConfig()
  const { data: account, isError } = useRead(contract.account.get, {})
  const chosenSource = useChosenSource()
  const choice = config?.derivedMetrics && account?.channel ? chosenSource : undefined
  const isUsed = (): boolean | undefined => {
    if (hasFailed || choice?.source === 'youtube') return false
    if (!config || (!account && !isError)) return undefined
    return model && model.state === 'proven'
  }
  const studio: StudioYardstick = { isUsed: isUsed(), model, hasFailed, choice, tasks: startWorker() }
  // The stored exports may belong to another user.
  return <StudioContext value={exports.length > 0 ? studio : undefined}>{children}</StudioContext>
}
