/** `npm start` and `npm run dev`: the whole system on this machine, until SIGTERM or Ctrl-C. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { PortTaken } from './listen.ts'
import { startSystem } from './system.ts'

const root = path.resolve(import.meta.dirname, '../..')
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))

const Options = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 4700),
  VIEWCRAFT_DATA: z._default(z.string(), path.join(root, '.viewcraft')),
  YOUTUBE_API_KEY: z.optional(z.string()),
})

/** However long something takes to end, everything is over by then. */
const patienceMs = 2_500

async function main(): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const { PORT, VIEWCRAFT_DATA, YOUTUBE_API_KEY } = Options.parse(process.env)
  const system = await startSystem({
    port: PORT,
    data: VIEWCRAFT_DATA,
    hot: process.argv.includes('--hot'),
    // Set to nothing, it is not set.
    youtubeKey: YOUTUBE_API_KEY || undefined,
  })
  const end = () => {
    setTimeout(() => process.exit(), patienceMs).unref()
    void system.stop().then(() => process.exit())
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  const { email, password } = system.demo
  console.log(`Viewcraft is ready: ${system.url}\nDemo login: ${email} / ${password}\nMails: ${system.inbox}`)
}

main().catch((error: unknown) => {
  if (error instanceof PortTaken) console.error(error.message)
  else if (error instanceof z.core.$ZodError) console.error(`Cannot start: ${z.prettifyError(error)}`)
  else console.error('Cannot start:', error)
  process.exit(1)
})
