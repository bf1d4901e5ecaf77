import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Config } from '#shared/config.ts'
import { createPoolClient, promisify } from '#test/emulators/cognito-client.ts'
import { startBackend } from '#test/support/backend.ts'
import { type RunningSystem, startSystem } from '#test/support/start-system.ts'
import { confirmSignUp } from '#test/support/system-users.ts'
import { replayFindings } from './abuse-findings.ts'
import { sendFreeRequests } from './abuse-limits.ts'
import type { Row } from './row.ts'

/** `npm run bench -- abuse`: replays attacks and fails if one of them succeeds. */
export async function abuseBench(): Promise<Row[]> {
  const data = await mkdtemp(path.join(tmpdir(), 'viewcraft-abuse-'))
  const system = await startSystem(data)
  try {
    return [await takeOverSignUp(system), ...(await replayInProcess())]
  } finally {
    await system.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
}

/** Runs the attacks that need access to the inside of the system. */
async function replayInProcess(): Promise<Row[]> {
  // They cause refusals, which are logged.
  for (const level of ['info', 'warn', 'error'] as const) console[level] = () => {}
  const backend = await startBackend()
  try {
    return [...(await sendFreeRequests(backend)), ...(await replayFindings(backend))]
  } finally {
    await backend.stop()
  }
}

/**
 * Signs up with a victim's address before the victim does, and signs in with the attacker's password once the victim has
 * confirmed the address.
 */
async function takeOverSignUp(system: RunningSystem): Promise<Row> {
  const config = Config.parse(await (await fetch(`${system.url}/config.json`)).json())
  const pool = createPoolClient(config.cognitoEndpoint, {
    poolId: config.userPoolId,
    clientId: config.userPoolClientId,
  })
  const [email, attackerPassword] = ['victim@example.com', 'the password of the attacker']
  await pool.signUp(email, { pass: attackerPassword })
  await promisify((done) => pool.user(email).resendConfirmationCode(done))
  await confirmSignUp(system, email, 'the password of the victim')
  const signedIn = await pool.signIn(email, attackerPassword).catch(() => undefined)
  return {
    metric: 'sign-ins with the password of an attacker who signed up first',
    comparedWith: 'none',
    ratio: signedIn ? 1 : 0,
    atMost: 0,
  }
}
