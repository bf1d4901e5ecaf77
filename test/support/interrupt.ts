import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { vi } from 'vitest'
import { createGate } from '#infra/local/stubs/gate.ts'

/** A command to an AWS service: its name as `DeleteCommand`, and what it is about. */
interface Command {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
}

/** What of a client is watched. */
interface Sender {
  send: (command: object) => Promise<unknown>
}

/** Has every command of functions pass `meet` before it is sent; answers how to end that. */
async function watchCommands(meet: (command: Command) => Promise<void> | void): Promise<() => void> {
  const { database } = await import('#functions/lib/database.ts')
  const { s3Client } = await import('#functions/store/images.ts')
  const watched = [database, s3Client, CognitoIdentityProviderClient.prototype, SESv2Client.prototype] as Sender[]
  const spies = watched.map((client) => {
    const { send } = client
    return vi.spyOn(client, 'send').mockImplementation(async function (this: unknown, command) {
      await meet({ name: command.constructor.name, input: Reflect.get(command, 'input') })
      return Reflect.apply(send, this, [command])
    })
  })
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * Has a function die at the first command that `isLast` says: neither that one nor any after it is done. Answers whether
 * it came to that, and how to bring the world back.
 */
export async function killAt(isLast: (command: Command) => boolean) {
  let isDead = false
  const revive = await watchCommands((command) => {
    isDead ||= isLast(command)
    if (isDead) throw new Error('killed')
  })
  return { isDead: () => isDead, revive }
}

/** Has a function wait at the first command that `isIt` says, until it is let go; what others send meanwhile passes. */
export async function holdAt(isIt: (command: Command) => boolean) {
  const gate = createGate()
  const open = gate.close()
  let isHeld = false
  const unwatch = await watchCommands(async (command) => {
    if (isHeld || !isIt(command)) return
    isHeld = true
    await gate.wait()
  })
  return {
    isHeld: () => isHeld,
    letGo: () => {
      unwatch()
      open()
    },
  }
}
