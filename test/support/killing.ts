import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { vi } from 'vitest'

/** A command to an AWS service: its name as `DeleteCommand`, and what it is about. */
interface Command {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
}

/** What of a client is watched. */
interface Sender {
  send: (command: object) => Promise<unknown>
}

/**
 * Has a function die at the first command that `isLast` says: neither that one nor any after it is done. Answers whether
 * it came to that, and how to bring the world back.
 */
export async function killAt(isLast: (command: Command) => boolean) {
  const { database } = await import('#functions/store/table.ts')
  const { images } = await import('#functions/store/uploads.ts')
  let isDead = false
  const watched = [database, images, CognitoIdentityProviderClient.prototype, SESv2Client.prototype] as Sender[]
  const spies = watched.map((client) => {
    const { send } = client
    return vi.spyOn(client, 'send').mockImplementation(function (this: unknown, command) {
      const { name } = command.constructor
      isDead ||= isLast({ name, input: Reflect.get(command, 'input') })
      return isDead ? Promise.reject(new Error('killed')) : Reflect.apply(send, this, [command])
    })
  })
  return {
    isDead: () => isDead,
    revive: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
