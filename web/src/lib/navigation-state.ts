import * as z from 'zod/mini'
import { planNames } from '#shared/plans.ts'

const optionalOr = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

/**
 * The navigation state of the sign-in screens. `from` is the screen to return to, `plan` the plan that was chosen, `email`
 * the address typed on the previous screen, and `name` the name typed in the first step of the sign-up. `typed` holds the fields, by name, of the dialog
 * that redirected to Google to confirm the user. It never contains secrets.
 */
const NavigationState = z.object({
  from: optionalOr(z.string()),
  plan: optionalOr(z.enum(planNames).check(z.refine((plan) => plan !== 'free'))),
  email: optionalOr(z.string()),
  name: optionalOr(z.string()),
  typed: optionalOr(z.record(z.string(), z.string())),
})
export type NavigationState = z.infer<typeof NavigationState>

/** Reads a navigation state of unknown origin. Invalid values count as absent. */
export function readNavigationState(state: unknown): NavigationState {
  return z.safeParse(NavigationState, state).data ?? {}
}

/** Returns where to go after signing in: `from` if it is a path of this site, else `fallback`. */
export function returnPath({ from }: NavigationState, fallback: string): string {
  const url = from?.startsWith('/') ? URL.parse(from, location.origin) : null
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : fallback
}
