import * as z from 'zod/mini'
import { ErrorBody } from '#shared/errors.ts'
import { locales } from '#shared/locale.ts'
import { scopes } from '#shared/scopes.ts'

/*
 * A direct call: a function invokes the Lambda of another endpoint on behalf of a user, as the MCP server does. Permission comes from
 * IAM (`invokes` of an access row). API Gateway builds its events itself, so a request from outside cannot look like a direct call.
 */

/** A user who calls through a program, and the scopes of the token. */
export const ProgramCaller = z.object({
  userId: z.string(),
  /** The id of the token. */
  tokenId: z.string(),
  scopes: z.readonly(z.array(z.enum(scopes))),
})
export type ProgramCaller = z.infer<typeof ProgramCaller>

/** The event of a direct call. */
export const DirectCall = z.object({
  source: z.literal('viewcraft.direct-call'),
  caller: ProgramCaller,
  /** The caller's network address and language. */
  address: z.string(),
  locale: z.enum(locales),
  input: z.record(z.string(), z.unknown()),
})
export type DirectCall = z.infer<typeof DirectCall>

/** The result of a direct call. */
export const DirectReply = z.union([z.object({ output: z.unknown() }), ErrorBody])
export type DirectReply = z.infer<typeof DirectReply>

/** Returns whether an event claims to be a direct call. Does not validate it. */
export const isDirectCall = (event: object): event is Pick<DirectCall, 'source'> => 'source' in event
