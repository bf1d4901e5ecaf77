import * as z from 'zod/mini'

/** Who is signed in, as their ID token says. */
export const User = z.object({ id: z.string(), email: z.string(), name: z.string() })
export type User = z.infer<typeof User>

const IdClaims = z.object({ sub: z.string(), email: z.string(), name: z._default(z.string(), '') })

/** Reads the user out of an ID token. Its signature is not checked: only what our functions verify opens anything. */
export function userOf(idToken: string): User {
  const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
  const { sub, email, name } = z.parse(IdClaims, JSON.parse(new TextDecoder().decode(bytes)))
  return { id: sub, email, name }
}
