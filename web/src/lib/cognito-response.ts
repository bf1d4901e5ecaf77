import * as z from 'zod/mini'
import { IdentityError } from './identity.ts'

/** Parses a response with `schema`. Throws {@link IdentityError} if it does not match. */
export function parseResponse<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, answer)
  if (!parsed.success) throw new IdentityError('unreadable', 502, undefined, { cause: parsed.error })
  return parsed.data
}
