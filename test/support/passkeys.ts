import { passkeys } from '#shared/contract/passkeys.ts'
import type { Answer } from './ask.ts'
import { type Circumstances, createPasskey, type Passkey } from './authenticator.ts'
import type { Backend } from './backend.ts'

/** Starts to add a passkey as a signed-in user, and creates it on a software authenticator. */
export async function startPasskey(backend: Backend, as: string, circumstances?: Circumstances) {
  const { body } = await backend.request('POST', '/api/passkeys/options', { as, body: {} })
  return createPasskey(passkeys.options.output.parse(body).options, circumstances)
}

/** Adds a passkey as the site does. */
export async function addPasskey(
  backend: Backend,
  as: string,
  name = 'Laptop',
): Promise<{ readonly passkey: Passkey; readonly answer: Answer }> {
  const { passkey, registration } = await startPasskey(backend, as)
  const body = { credential: registration, name }
  return { passkey, answer: await backend.request('POST', '/api/passkeys', { as, body }) }
}
