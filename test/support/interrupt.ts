import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { vi } from 'vitest'
import { createGate } from '#infra/local/stubs/gate.ts'

/** A command to an AWS service: its name, such as `DeleteCommand`, and its input. */
interface Command {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
}

/** The method of a client that is intercepted. */
interface Sender {
  send: (command: object) => Promise<unknown>
}

/** Calls `onCommand` before each command of the functions is sent. Returns a function that stops it. */
async function interceptCommands(onCommand: (command: Command) => Promise<void> | void): Promise<() => void> {
  const { database } = await import('#functions/lib/database.ts')
  const { s3Client } = await import('#functions/store/files.ts')
  const clients = [database, s3Client, CognitoIdentityProviderClient.prototype, SESv2Client.prototype] as Sender[]
  const spies = clients.map((client) => {
    const { send } = client
    return vi.spyOn(client, 'send').mockImplementation(async function (this: unknown, command) {
      await onCommand({ name: command.constructor.name, input: Reflect.get(command, 'input') })
      return Reflect.apply(send, this, [command])
    })
  })
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * Simulates a crash at the first command for which `isCrash` returns true: neither it nor any later command is sent, until
 * `restore` is called.
 */
export async function crashAt(isCrash: (command: Command) => boolean) {
  let hasCrashed = false
  const restore = await interceptCommands((command) => {
    hasCrashed ||= isCrash(command)
    if (hasCrashed) throw new Error('crashed')
  })
  return { hasCrashed: () => hasCrashed, restore }
}

/** Fails every command for which `isFailing` returns true, until `restore` is called. Other commands are sent. */
export async function failAt(isFailing: (command: Command) => boolean) {
  const restore = await interceptCommands((command) => {
    if (isFailing(command)) throw new Error('failed')
  })
  return { restore }
}

type IsPause = (command: Command) => boolean

/** A place where a function waits, until `resume` is called. */
interface Pause {
  /** Resolves when the function waits there. */
  readonly reached: Promise<void>
  readonly resume: () => void
}

/** Pauses a function at the first command for which `isPause` returns true. Other commands are sent. */
export async function pauseAt(isPause: IsPause): Promise<Pause> {
  const { intercept, toPause } = startPausing()
  const pause = toPause(isPause)
  await intercept()
  return pause
}

/** Pauses functions at the first command of each of two kinds. Other commands are sent. */
export async function pauseAtBoth(first: IsPause, second: IsPause): Promise<readonly [Pause, Pause]> {
  const { intercept, toPause } = startPausing()
  const pauses = [toPause(first), toPause(second)] as const
  await intercept()
  return pauses
}

/** Commands are sent normally once every pause has been resumed. */
function startPausing() {
  const waits: ((command: Command) => Promise<void> | undefined)[] = []
  let left = 0
  let stop = () => {}
  const toPause = (isPause: IsPause): Pause => {
    const gate = createGate()
    const open = gate.close()
    const arrival = createGate()
    const arrive = arrival.close()
    let isPaused = false
    left += 1
    waits.push((command) => {
      if (isPaused || !isPause(command)) return undefined
      isPaused = true
      arrive()
      return gate.wait()
    })
    return {
      reached: arrival.wait(),
      resume: () => {
        left -= 1
        if (left === 0) stop()
        open()
      },
    }
  }
  const intercept = async () => {
    stop = await interceptCommands(async (command) => {
      for (const wait of waits) await wait(command)
    })
  }
  return { intercept, toPause }
}
