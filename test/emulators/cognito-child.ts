/** Runs the emulator in a process of its own for a test to kill. Sends its address, then each mail. */
import { startPool } from './cognito-client.ts'

const pool = await startPool({
  dataFile: process.argv[2] ?? '',
  onMail: (mail) => process.send?.({ to: mail.to, code: mail.code }),
})
process.send?.(pool.endpoint)
process.on('disconnect', () => process.exit())
