import * as z from 'zod/mini'
import { planNames } from '#shared/plans.ts'

const orNone = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

/**
 * What the screens around signing in hand on to one another in the navigation state: `from`, the place a guard caught
 * the visitor at or a plan was chosen at; `plan`, the one chosen; `email`, as typed on the screen before.
 */
const Entry = z.object({
  from: orNone(z.string()),
  plan: orNone(z.enum(planNames).check(z.refine((plan) => plan !== 'free'))),
  email: orNone(z.string()),
})
export type Entry = z.infer<typeof Entry>

/** Reads a navigation state, however it came about. What is not as it should be counts as absent. */
export function readEntry(state: unknown): Entry {
  return z.safeParse(Entry, state).data ?? {}
}

/** Where to go after signing in: where the visitor came `from` if that is a path of this site, else `fallback`. */
export function returnPath({ from }: Entry, fallback: string): string {
  const url = from?.startsWith('/') ? URL.parse(from, location.origin) : null
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : fallback
}
