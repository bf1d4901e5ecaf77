import * as z from 'zod/mini'

/** The signed-in user according to the ID token. */
export const User = z.object({ id: z.string(), email: z.string(), name: z.string() })
export type User = z.infer<typeof User>

const IdClaims = z.object({ sub: z.string(), email: z.string(), name: z._default(z.string(), '') })

/** Reads the user from an ID token. The signature is not checked here; functions verify the access token. */
export function userOf(idToken: string): User {
  const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
  const { sub, email, name } = z.parse(IdClaims, JSON.parse(new TextDecoder().decode(bytes)))
  return { id: sub, email, name }
}
