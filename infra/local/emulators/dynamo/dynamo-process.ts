/** Runs DynamoDB in a process of its own, so that its work does not slow down the gateway. Started by `startDynamo`. */
import * as z from 'zod/mini'
import { listen } from '#infra/local/listen.ts'
import { createDynamoServer } from './dynamo-server.ts'

const Settings = z.object({
  directory: z.string(),
  grants: z.optional(z.record(z.string(), z.array(z.string()))),
})

// The channel closes however the parent ends, even by kill -9. Ctrl-C reaches this process too, but calls in progress
// still need it.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => {})

process.once('message', async (message) => {
  const { origin } = await listen(createDynamoServer(Settings.parse(message)))
  process.send?.({ endpoint: origin })
})
