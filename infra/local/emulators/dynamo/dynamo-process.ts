/** Runs DynamoDB in a separate process, so that its work does not slow down the gateway. Started by `startDynamo`. */
import { ClassicLevel } from 'classic-level'
import * as z from 'zod/mini'
import { listen } from '#infra/local/listen.ts'
import { addIndexes } from './describe-table.ts'
import { createDynamoServer } from './dynamo-server.ts'

const Settings = z.object({
  directory: z.string(),
  grants: z.optional(z.record(z.string(), z.array(z.string()))),
})

// The channel closes however the parent ends, even by kill -9. Ctrl-C reaches this process too, but calls in progress
// still need it.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => {})

// Opening the store fails if it is in use or damaged. A write fails if the disk is full; LevelDB then refuses every later
// one, and dynalite throws its error.
process.on('uncaughtException', (error) => {
  const reason = error.cause instanceof Error ? error.cause : error
  const isLocked = 'code' in reason && reason.code === 'LEVEL_LOCKED'
  process.send?.({ problem: reason.message, isLocked }, () => process.exit(1))
})

process.once('message', async (message) => {
  const settings = Settings.parse(message)
  // dynalite opens the store on first use and then only reports that it is not open.
  const store = new ClassicLevel<string, unknown>(settings.directory, { valueEncoding: 'json' })
  await store.open()
  await addIndexes(store)
  await store.close()
  const { origin } = await listen(createDynamoServer(settings))
  process.send?.({ endpoint: origin })
})
