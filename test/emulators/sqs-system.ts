import { createQueues } from '#infra/local/emulators/sqs/queues.ts'
import { createSqs } from '#infra/local/emulators/sqs/sqs.ts'
import { listen } from '#infra/local/listen.ts'

/** Serves the queue `work`, kept in the given file, tells its parent the address, and runs until it is killed. */
const [file = ''] = process.argv.slice(2)
const { origin } = await listen(
  createSqs({ queues: createQueues({ work: undefined }, { file }), isAllowed: () => true }),
)
process.send?.(origin)
