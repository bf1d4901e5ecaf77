/** DynamoDB in a process of its own, so that its work does not slow the gateway's. Started by `startDynamo`. */
import * as z from 'zod/mini'
import { listen } from '#infra/local/listen.ts'
import { createDynamoServer } from './dynamo-server.ts'

const Settings = z.object({
  directory: z.string(),
  grants: z.optional(z.record(z.string(), z.array(z.string()))),
})

// Whatever ends the parent, even kill -9, closes the channel. A Ctrl-C reaches us too, but calls in flight need us still.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => {})

process.once('message', async (message) => {
  const { origin } = await listen(createDynamoServer(Settings.parse(message)))
  process.send?.({ endpoint: origin })
})
